package import NavigationReference

/// What leads to a breakdown, as far as it can be told: what a subject does not survive need not be tried a hundred times,
/// and what comes without it is still to be judged.
package struct FatalStep: Hashable, Sendable {
  package let kind: OperationKind
  /// The step has all of these.
  package let facts: Situation
  /// And so many controllers are on the stack before it, or more.
  package let depth: Int

  package init(_ kind: OperationKind, facts: Situation = [], depth: Int = 0) {
    self.kind = kind
    self.facts = facts
    self.depth = depth
  }
}

extension [FatalStep] {
  /// Whether a line leads to a breakdown.
  ///
  /// - Parameters:
  ///   - depth: how many controllers are on the stack before it.
  ///   - facts: those of the step.
  func contains(_ line: ScenarioLine, atDepth depth: Int, _ facts: Situation) -> Bool {
    let kind = OperationKind(line)
    return contains { step in
      step.kind == kind && depth >= step.depth && facts.isSuperset(of: step.facts)
    }
  }

  /// Whether one of these steps is among the lines.
  func isMet(in lines: [ScenarioLine]) -> Bool { survived(of: lines).count < lines.count }

  /// Whether one of these steps is in either run.
  func isMet(in scenario: RelationScenario) -> Bool {
    guard !isEmpty, let plan = scenario.plan else { return false }
    return isMet(in: plan.left) || isMet(in: plan.right)
  }

  /// The lines before the first of these steps.
  func survived(of lines: [ScenarioLine]) -> ArraySlice<ScenarioLine> {
    guard !isEmpty else { return lines[...] }
    var model = NavigationModel()
    var expectation = Expectation()
    for (index, line) in lines.enumerated() {
      let depth = model.depth
      model.apply(line, to: &expectation)
      if contains(line, atDepth: depth, expectation.situation) { return lines[..<index] }
    }
    return lines[...]
  }
}
