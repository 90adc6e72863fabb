import ConformanceEngine
import NavigationReference

/// Makes of two runs that differ the shortest ones that do.
struct RelationInvestigation {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue

  /// - Parameters:
  ///   - scenario: two runs that differ.
  ///   - origin: where they came from.
  func counterexample(
    from scenario: RelationScenario, showing blame: Blame, origin: Counterexample.Origin
  ) async -> Counterexample {
    let found = scenario.relationLines
    var shrinker = Shrinker(
      language: RelationLanguage(claims: subject.capabilities),
      oracle: RelationOracle(subject: subject, catalogue: catalogue))
    let shrunk = await shrinker.shrink(found, failure: blame, failingLine: found.count - 1)
    let shortest = RelationScenario(shrunk.lines)?.plan ?? scenario.plan
    let lines = shortest?.lines ?? []
    var judge = RelationJudge(subject: subject)
    var comparisons: [Counterexample.Comparison] = []
    if let shortest, let judgement = await judge.judge(shortest) {
      comparisons = judgement.comparisons(isWhole: false)
    }
    return Counterexample(
      scenario: ScenarioStory(lines: lines), failingLine: max(lines.count - 1, 0),
      comparisons: comparisons,
      certainty: shrunk.endedByLimit ? .endedByLimit : .shortestFound,
      foundLineCount: scenario.plan?.lines.count ?? 0, foundAt: origin,
      shrinkStepCount: shrunk.executedSteps)
  }
}
