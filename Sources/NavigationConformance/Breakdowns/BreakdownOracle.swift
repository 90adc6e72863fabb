import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject for the search, and says how it broke down.
struct BreakdownOracle: FailureOracle {
  let subject: NavigationSubject
  private(set) var session: Session
  /// Asked before each scenario.
  private let isOver: () -> Bool
  /// Whether a scenario was left out because it was over.
  private(set) var wasCutShort = false

  init(subject: NavigationSubject, isOver: @escaping () -> Bool = { false }) {
    self.subject = subject
    self.isOver = isOver
    session = Session(claims: subject.capabilities)
    session.keptAtStart = []
  }

  /// A subject may leave when it has answered the last line.
  func mayComeAfterTheEnd(_ failure: BreakdownRecord.Key) -> Bool { true }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<BreakdownRecord.Key> {
    guard !isOver() else {
      wasCutShort = true
      return .passed(steps: 0)
    }
    var script = Script(lines)
    let end = await subject.run(&session, &script)
    let count = session.lines.count
    guard case .broken = end, let breakdown = session.breakdown, count > 0 else {
      return .passed(steps: count)
    }
    return .failed(
      BreakdownRecord.Key(breakdown, in: session.lines), atLine: count - 1, steps: count)
  }
}
