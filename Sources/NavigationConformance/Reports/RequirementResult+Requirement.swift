import NavigationReference

extension RequirementResult {
  init(
    _ requirement: Requirement, verdict: Verdict, exercisedCount: Int, cutShortCount: Int = 0,
    endedCount: Int? = nil, shadows: [Shadow] = [], counterexample: Counterexample? = nil,
    aftermath: Breakdown? = nil
  ) {
    self.init(
      id: requirement.id, level: Level(requirement.level), statement: requirement.statement,
      source: requirement.source.description, verdict: verdict, exercisedCount: exercisedCount,
      cutShortCount: cutShortCount, endedCount: endedCount, shadows: shadows,
      counterexample: counterexample, aftermath: aftermath)
  }

  /// Nothing can put it to the test.
  package init(notApplicable requirement: RequirementDescription) {
    self.init(
      id: requirement.id, level: requirement.level, statement: requirement.statement,
      source: requirement.source, verdict: .notApplicable, exercisedCount: 0)
  }

  /// What differs of the aspect that the requirement is about, where that is told; the first that differs otherwise. A
  /// message that came or did not come may be the cause of all that stands before it.
  var cause: Counterexample.Comparison? {
    let differing = counterexample?.comparisons.filter(\.differs) ?? []
    let aspect = RequirementCatalogue.core[id]?.aspect.title
    return differing.first { $0.aspect == aspect } ?? differing.first
  }
}
