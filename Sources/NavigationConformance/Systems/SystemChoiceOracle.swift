import ConformanceEngine
import NavigationReference

/// Says of scenarios whether they show one way of reading a choice.
struct SystemChoiceOracle<System: JudgedSystem>: FailureOracle {
  var session: SystemSession<System>
  let sought: SystemChoiceSighting

  mutating func execute(_ lines: [System.Line]) async -> Execution<SystemChoiceSighting> {
    _ = await session.run(lines)
    let steps = session.lines.count
    let seen = session.readings.first { $0.choice == sought.choice && $0.mask == sought.mask }
    guard let seen else { return .passed(steps: steps) }
    return .failed(sought, atLine: seen.lineCount - 1, steps: steps)
  }
}
