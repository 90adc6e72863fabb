import ConformanceEngine

/// Runs scenarios on a subject of one of the smaller systems for the search, and says how it broke down.
struct SystemBreakdownOracle<System: JudgedSystem>: FailureOracle {
  private(set) var session: SystemSession<System>

  init(_ subject: SystemSubject<System>) {
    session = SystemSession(subject)
  }

  mutating func execute(_ lines: [System.Line]) async -> Execution<SystemBreakdown.Key> {
    _ = await session.run(lines)
    guard let breakdown = session.observation.breakdown, let last = session.lines.last else {
      return .passed(steps: session.lines.count)
    }
    return .failed(
      SystemBreakdown.Key(breakdown, in: session.subject.system.text(of: last)),
      atLine: session.lines.count - 1, steps: session.lines.count)
  }
}

/// What breakdowns in one of the smaller systems are told apart by.
enum SystemBreakdown {
  struct Key: Hashable, Sendable {
    let word: String
    let operation: String

    /// - Parameter line: the text of the line that was not answered.
    init(_ breakdown: Breakdown, in line: String) {
      word = breakdown.kind.word
      let first = line.prefix { $0 != " " }
      // A property is the same whatever controller has it.
      operation = String(first.drop { $0 != "." }.isEmpty ? first : first.drop { $0 != "." })
    }
  }
}
