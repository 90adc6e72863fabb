import ConformanceEngine
import NavigationReference

/// A way of reading a choice: which one, by index, and a bit for each reading that fits.
struct SystemChoiceSighting: Hashable {
  let choice: Int
  let mask: UInt8
}

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
