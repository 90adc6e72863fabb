import ConformanceEngine
import NavigationReference

/// Makes of a scenario that shows how a subject reads an open point the shortest one that was found to show the same.
struct ChoiceInvestigation {
  let subject: NavigationSubject

  /// What it may cost: an example is worth less than a counterexample.
  private static let limits = ShrinkLimits(
    executedSteps: 2_000, exhaustiveSteps: 100, routeModelSteps: 10_000, choices: 500)

  func shortest(for choice: ChoiceRecord) async -> [ScenarioLine] {
    let sighting = ChoiceTally.Sighting(choice: choice.choice, mask: choice.mask)
    var shrinker = Shrinker(
      language: NavigationLanguage(claims: subject.capabilities),
      oracle: ChoiceOracle(subject: subject, sought: sighting), limits: Self.limits)
    return await shrinker.shrink(
      choice.lines, failure: sighting, failingLine: choice.lines.count - 1
    ).lines
  }
}

/// Says of scenarios whether they show one way of reading an open point.
struct ChoiceOracle: FailureOracle {
  private let subject: NavigationSubject
  private let sought: ChoiceTally.Sighting
  private var session: Session

  init(subject: NavigationSubject, sought: ChoiceTally.Sighting) {
    self.subject = subject
    self.sought = sought
    session = Session(claims: subject.capabilities)
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<ChoiceTally.Sighting> {
    session.forgetCounts()
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    let seen = session.takeSightings().first { $0.sighting == sought }
    guard let seen else { return .passed(steps: session.lines.count) }
    return .failed(sought, atLine: seen.lineCount - 1, steps: session.lines.count)
  }
}
