import ConformanceEngine
import NavigationReference

/// Makes of a failing scenario the shortest one that shows the same, with all that there is to say about it.
struct Investigation {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue

  /// - Parameters:
  ///   - lines: a scenario whose last line fails.
  ///   - blame: what it shows.
  ///   - origin: where it came from.
  func counterexample(
    from lines: [ScenarioLine], showing blame: Blame, origin: Counterexample.Origin
  ) async -> Counterexample {
    let language = NavigationLanguage(claims: subject.capabilities)
    var shrinker = Shrinker(
      language: language, oracle: SubjectOracle(subject: subject, catalogue: catalogue),
      vocabulary: NavigationVocabulary.whole(
        with: lines, language: language, claims: subject.capabilities))
    let shrunk = await shrinker.shrink(lines, failure: blame, failingLine: lines.count - 1)
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    _ = await oracle.execute(shrunk.lines)
    return Counterexample(
      scenario: NavigationScenario(lines: shrunk.lines),
      failingLine: shrunk.lines.count - 1,
      comparisons: oracle.session.comparisons(isWhole: false),
      raised: oracle.session.observation.raised,
      certainty: shrunk.endedByLimit ? .endedByLimit : .shortestFound,
      foundLineCount: lines.count,
      foundAt: origin,
      shrinkStepCount: shrunk.executedSteps)
  }
}
