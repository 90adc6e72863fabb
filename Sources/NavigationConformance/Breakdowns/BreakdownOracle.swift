import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject for the search, and says how it broke down.
struct BreakdownOracle: BreakdownWitness {
  let subject: NavigationSubject
  private(set) var session: Session

  init(subject: NavigationSubject) {
    self.subject = subject
    session = Session(claims: subject.capabilities)
    session.ending = .impasse
  }

  var breakdown: Breakdown? { session.breakdown }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<BreakdownRecord.Key> {
    var script = Script(lines)
    let end = await subject.run(&session, &script)
    let count = session.lines.count
    guard case .broken = end, let breakdown = session.breakdown, count > 0, subject.loss == nil
    else {
      return .passed(steps: count)
    }
    return .failed(
      BreakdownRecord.Key(breakdown, in: session.lines), atLine: count - 1, steps: count,
      waitedSteps: breakdown.kind.waitedSteps)
  }
}
