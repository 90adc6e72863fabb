import ConformanceEngine
import SmallStackMachine

/// The stack machine with lines that count for several: a set for as many as it has names, and one more while the bar is
/// shown. After a swap a scenario cannot end, and it has to have a set.
struct BlockMachine: ScenarioLanguage {
  private let machine = StackMachine()

  struct State: Hashable, Sendable {
    var stack = StackMachine.State()
    var hasSet = false
  }

  var initialState: State { State() }

  func accepts(_ line: StackLine, in state: State) -> Bool {
    machine.accepts(line, in: state.stack)
  }

  func apply(_ line: StackLine, to state: inout State) {
    machine.apply(line, to: &state.stack)
    if case .set = line { state.hasSet = true }
  }

  func fingerprint(of state: State) -> State { state }

  func lineCount(of line: StackLine, in state: State) -> Int {
    guard case .set(let names, _) = line else { return 1 }
    return names.count + (state.stack.bar ? 1 : 0)
  }

  func lineCount(of lines: [StackLine]) -> Int {
    var state = State()
    return lines.reduce(0) { sum, line in
      defer { if case .bar(let shown) = line { state.stack.bar = shown } }
      return sum + lineCount(of: line, in: state)
    }
  }

  func missingLineCount(after line: StackLine, in state: State) -> Int {
    switch line {
    case .set: 0
    case .swap: 1
    default: state.hasSet ? 0 : 1
    }
  }

  func weight(of line: StackLine) -> Int { machine.weight(of: line) }
  func names(in line: StackLine) -> [Int] { machine.names(in: line) }
  func renaming(_ line: StackLine, by map: (Int) -> Int) -> StackLine {
    machine.renaming(line, by: map)
  }
  func canonicalName(_ index: Int) -> Int { machine.canonicalName(index) }
}
