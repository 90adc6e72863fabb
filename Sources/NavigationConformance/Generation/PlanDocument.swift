import NavigationReference

/// A plan in the form in which it is printed and sent.
package struct PlanDocument: Codable, Sendable {
  /// By kind of operation.
  let weights: [String: UInt32]
  /// By kind of operation, those of the kinds that may come after it.
  let factors: [String: [UInt8]]
  let avoided: [String]
  /// Left out where nothing is known to be.
  let fatal: [FatalStepDocument]?
  let patterns: [String]
  let storedPatterns: Int
  let longestList: Int

  /// Far above every weight that is learned. With every factor there is, the sum of all kinds can still be counted.
  private static let largestWeight: UInt32 = 10_000

  package init(_ plan: GenerationPlan) {
    let kinds = OperationKind.allCases
    weights = Dictionary(
      zip(kinds.map { "\($0)" }, plan.weights), uniquingKeysWith: { first, _ in first })
    factors = Dictionary(
      kinds.map { kind in
        let start = kind.rawValue * kinds.count
        return ("\(kind)", Array(plan.factors[start..<(start + kinds.count)]))
      }, uniquingKeysWith: { first, _ in first })
    avoided = plan.avoided.map { FactsText.text(of: $0) }
    fatal = FatalStepDocument.documents(of: plan.fatal)
    patterns = plan.patterns.map { NavigationScenario(lines: $0).oneLine }
    storedPatterns = plan.storedPatternCount
    longestList = plan.longestList
  }

  package func plan() throws(RecordFault) -> GenerationPlan {
    let kinds = OperationKind.allCases
    var plan = GenerationPlan()
    plan.factors = []
    for kind in kinds {
      guard let weight = weights["\(kind)"], let row = factors["\(kind)"], row.count == kinds.count
      else { throw RecordFault("the plan lacks the weights of '\(kind)'") }
      guard weight <= Self.largestWeight else {
        throw RecordFault(
          "the weight of '\(kind)' expects at most \(Self.largestWeight), found \(weight)")
      }
      plan.weights[kind.rawValue] = weight
      plan.factors += row
    }
    plan.avoided = []
    for text in avoided { plan.avoided.append(try FactsText.facts(in: text, "avoided")) }
    plan.fatal = try FatalStepDocument.steps(of: fatal)
    plan.patterns = []
    for text in patterns { plan.patterns.append(try RecordFault.lines(text)) }
    guard (0...patterns.count).contains(storedPatterns) else {
      throw RecordFault(
        "'storedPatterns' expects at most the \(patterns.count) patterns there are, found "
          + "\(storedPatterns)")
    }
    plan.storedPatternCount = storedPatterns
    guard longestList > 0 else {
      throw RecordFault("'longestList' expects a length from 1, found \(longestList)")
    }
    plan.longestList = longestList
    return plan
  }
}
