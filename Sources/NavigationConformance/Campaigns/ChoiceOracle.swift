import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Says of scenarios whether they show one way of reading an open point.
struct ChoiceOracle: FailureOracle {
  private let subject: NavigationSubject
  private let sought: ChoiceTally.Sighting
  private var session: Session

  init(subject: NavigationSubject, sought: ChoiceTally.Sighting) {
    self.subject = subject
    self.sought = sought
    session = Session(claims: subject.capabilities)
    session.ending = .impasse
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<ChoiceTally.Sighting> {
    // The other counts stay: nobody asks for them here, and emptying their table takes longer than most scenarios do.
    session.forgetReadings()
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    let seen = session.takeSightings().first { $0.sighting == sought }
    guard let seen else { return .passed(steps: session.lines.count) }
    return .failed(sought, atLine: seen.lineCount - 1, steps: session.lines.count)
  }
}
