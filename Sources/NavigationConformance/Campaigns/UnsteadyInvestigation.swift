import ConformanceEngine
import NavigationReference

/// Makes a scenario shorter that was answered in two ways.
///
/// Nothing is claimed of what it comes to: a subject that is not deterministic may answer in one way as often as it is
/// asked, and in another one the next time. So a shorter scenario counts only when both answers to it have been seen.
struct UnsteadyInvestigation {
  private static let limits = ShrinkLimits(executedSteps: 4_000)
  /// How often the shortest is tried again to see both answers to it.
  private static let attemptCount = 8
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  /// What ends a scenario though one could go on; `nil` for everything that differs.
  var ending: ScenarioEnding?
  /// Asked before each scenario; once it says so, what has been found by then is kept as it is.
  var isOver: () -> Bool = { false }

  /// - Parameter found: the scenario as it was met, with both answers.
  func shortest(
    from found: Nondeterminism, _ lines: [ScenarioLine]
  ) async -> Nondeterminism {
    var oracle = EndableOracle(
      UnsteadyOracle(subject: subject, catalogue: catalogue, ending: ending),
      until: isOver)
    guard let line = await oracle.execute(lines).failingLine else { return found }
    let language = NavigationLanguage(claims: subject.capabilities)
    var shrinker = Shrinker(language: language, oracle: oracle, limits: Self.limits)
    let shrunk = await shrinker.shrink(lines, failure: .answersDiffer, failingLine: line)
    oracle = shrinker.oracle
    for _ in 0..<Self.attemptCount where oracle.inner.shown(for: shrunk.lines) == nil {
      _ = await oracle.execute(shrunk.lines)
    }
    return oracle.inner.shown(for: shrunk.lines) ?? found
  }
}

extension UnsteadyOracle {
  /// The two answers to this scenario, if it is the last that was answered in two ways and they can be told apart.
  fileprivate func shown(for lines: [ScenarioLine]) -> Nondeterminism? {
    guard let answers, answers.lines == lines, answers.first != answers.second else { return nil }
    return Nondeterminism(
      scenario: ScenarioStory(lines: lines), first: answers.first, second: answers.second)
  }
}
