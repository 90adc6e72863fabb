import ConformanceEngine

/// Runs scenarios on a subject of one of the smaller systems for the search, and says how it broke down.
struct SystemBreakdownOracle<System: JudgedSystem>: BreakdownWitness {
  private(set) var session: SystemSession<System>

  var breakdown: Breakdown? { session.observation.breakdown }

  /// - Parameter passedOver: known violations behind which a scenario goes on.
  init(_ subject: SystemSubject<System>, passingOver passedOver: Set<Int> = []) {
    session = SystemSession(subject)
    session.passedOver = passedOver
  }

  mutating func execute(_ lines: [System.Line]) async -> Execution<SystemBreakdownKey> {
    _ = await session.run(lines)
    guard let breakdown = session.observation.breakdown, let last = session.lines.last,
      session.subject.loss == nil
    else {
      return .passed(steps: session.lines.count)
    }
    return .failed(
      SystemBreakdownKey(breakdown, in: session.subject.system.text(of: last)),
      atLine: session.lines.count - 1, steps: session.lines.count,
      waitedSteps: breakdown.kind.waitedSteps)
  }
}
