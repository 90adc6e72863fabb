import ConformanceEngine

/// A toy of nine operations: a stack without duplicates, and two flags.
struct ToyMachine: ScenarioLanguage {
  struct State: Hashable, Sendable {
    var stack = ToyNames()
    var bar = false
    var tools = false
  }

  var initialState: State { State() }

  func accepts(_ line: ToyLine, in state: State) -> Bool {
    switch line {
    case .tap, .bar, .tools: true
    case .pop, .popToRoot: state.stack.count > 0
    case .push(let name, _): state.stack.count < 15 && state.stack.firstIndex(of: name) == nil
    case .popTo(let name): state.stack.firstIndex(of: name) != nil
    case .swap: state.stack.count > 1
    case .set(let names, _): names.count > 0 && names.hasNoRepeats
    }
  }

  func apply(_ line: ToyLine, to state: inout State) {
    switch line {
    case .tap: break
    case .pop: state.stack.truncate(to: state.stack.count - 1)
    case .push(let name, _): state.stack.append(name)
    case .bar(let shown): state.bar = shown
    case .tools(let shown): state.tools = shown
    case .popToRoot: state.stack.truncate(to: 1)
    case .popTo(let name):
      if let index = state.stack.firstIndex(of: name) { state.stack.truncate(to: index + 1) }
    case .swap:
      let count = state.stack.count
      let (upper, lower) = (state.stack[count - 1], state.stack[count - 2])
      state.stack.truncate(to: count - 2)
      state.stack.append(upper)
      state.stack.append(lower)
    case .set(let names, _): state.stack = names
    }
  }

  func fingerprint(of state: State) -> State { state }

  func weight(of line: ToyLine) -> Int {
    switch line {
    case .tap: 0
    case .pop(let animated): 100 + (animated ? 1 : 0)
    case .push(_, let animated): 200 + (animated ? 1 : 0)
    case .bar(let shown): 300 + (shown ? 1 : 0)
    case .tools(let shown): 400 + (shown ? 1 : 0)
    case .popToRoot: 500
    case .popTo: 600
    case .swap: 700
    case .set(let names, let animated): 800 + names.count * 2 + (animated ? 1 : 0)
    }
  }

  func names(in line: ToyLine) -> [Int] {
    switch line {
    case .tap, .pop, .bar, .tools, .popToRoot, .swap: []
    case .push(let name, _), .popTo(let name): [name]
    case .set(let names, _): names.elements
    }
  }

  func renaming(_ line: ToyLine, by map: (Int) -> Int) -> ToyLine {
    switch line {
    case .push(let name, let animated): .push(map(name), animated: animated)
    case .popTo(let name): .popTo(map(name))
    case .set(let names, let animated): .set(names.map(map), animated: animated)
    default: line
    }
  }

  func canonicalName(_ index: Int) -> Int { index }
}
