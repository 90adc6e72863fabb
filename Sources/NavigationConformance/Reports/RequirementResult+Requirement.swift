import NavigationReference

extension RequirementResult {
  init(
    _ requirement: Requirement, verdict: Verdict, exercisedCount: Int, cutShortCount: Int = 0,
    counterexample: Counterexample? = nil, aftermath: Breakdown? = nil
  ) {
    self.init(
      id: requirement.id, level: Level(requirement.level), statement: requirement.statement,
      source: requirement.source.description, verdict: verdict, exercisedCount: exercisedCount,
      cutShortCount: cutShortCount, counterexample: counterexample,
      aftermath: aftermath)
  }
}
