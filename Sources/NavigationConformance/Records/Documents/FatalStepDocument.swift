import NavigationReference

/// What leads to a breakdown, in the form in which it is kept and sent.
package struct FatalStepDocument: Codable, Sendable {
  let operation: String
  let facts: String
  let depth: Int

  init(_ step: FatalStep) {
    operation = "\(step.kind)"
    facts = FactsText.text(of: step.facts)
    depth = step.depth
  }

  /// `nil` where there are none, so that they are left out.
  static func documents(of steps: [FatalStep]) -> [Self]? {
    steps.isEmpty ? nil : steps.map { Self($0) }
  }

  static func steps(of documents: [Self]?) throws(RecordFault) -> [FatalStep] {
    var steps: [FatalStep] = []
    for document in documents ?? [] {
      steps.append(
        FatalStep(
          try RecordFault.kind(document.operation),
          facts: try FactsText.facts(in: document.facts, "facts"),
          depth: try RecordFault.count(document.depth, "depth")))
    }
    return steps
  }
}
