import ConformanceEngine

/// A second toy, unlike the first: numbers, positions, and lines that mention two names.
struct Ledger: ScenarioLanguage {
  enum Line: Hashable, Sendable {
    case audit
    case open(Int)
    case close(Int)
    case closeAt(Int)
    case deposit(Int, amount: Int)
    case transfer(Int, to: Int, amount: Int)
  }

  struct State: Hashable, Sendable {
    var names: [Int] = []
    var balances: [Int] = []

    func balance(of name: Int) -> Int? { names.firstIndex(of: name).map { balances[$0] } }

    mutating func add(_ amount: Int, to name: Int) {
      if let index = names.firstIndex(of: name) { balances[index] += amount }
    }

    mutating func remove(at index: Int) {
      names.remove(at: index)
      balances.remove(at: index)
    }
  }

  var initialState: State { State() }

  func accepts(_ line: Line, in state: State) -> Bool {
    switch line {
    case .audit: true
    case .open(let name): state.names.count < 4 && !state.names.contains(name)
    case .close(let name): state.names.contains(name)
    case .closeAt(let index): index < state.names.count
    case .deposit(let name, let amount): (state.balance(of: name) ?? 100) + amount <= 30
    case .transfer(let source, let target, let amount):
      (state.balance(of: source) ?? 0) >= amount && state.names.contains(target)
    }
  }

  func apply(_ line: Line, to state: inout State) {
    switch line {
    case .audit: break
    case .open(let name):
      state.names.append(name)
      state.balances.append(0)
    case .close(let name):
      if let index = state.names.firstIndex(of: name) { state.remove(at: index) }
    case .closeAt(let index): state.remove(at: index)
    case .deposit(let name, let amount): state.add(amount, to: name)
    case .transfer(let source, let target, let amount):
      state.add(-amount, to: source)
      state.add(amount, to: target)
    }
  }

  func fingerprint(of state: State) -> State { state }

  func weight(of line: Line) -> Int {
    switch line {
    case .audit: 0
    case .open: 10
    case .close: 20
    case .closeAt(let index): 30 + index
    case .deposit(_, let amount): 100 + amount
    case .transfer(_, _, let amount): 200 + amount
    }
  }

  func names(in line: Line) -> [Int] {
    switch line {
    case .audit, .closeAt: []
    case .open(let name), .close(let name), .deposit(let name, _): [name]
    case .transfer(let source, let target, _): [source, target]
    }
  }

  func renaming(_ line: Line, by map: (Int) -> Int) -> Line {
    switch line {
    case .audit, .closeAt: line
    case .open(let name): .open(map(name))
    case .close(let name): .close(map(name))
    case .deposit(let name, let amount): .deposit(map(name), amount: amount)
    case .transfer(let source, let target, let amount):
      .transfer(map(source), to: map(target), amount: amount)
    }
  }

  func canonicalName(_ index: Int) -> Int { index }

  func simplifications(of line: Line) -> [Line] {
    switch line {
    case .closeAt(let index): (0..<index).map { .closeAt($0) }
    case .deposit(let name, let amount): (1..<amount).map { .deposit(name, amount: $0) }
    case .transfer(let source, let target, let amount):
      (1..<amount).map { .transfer(source, to: target, amount: $0) }
    default: []
    }
  }

  func variants(of line: Line) -> [Line] {
    switch line {
    case .closeAt(let index): [.closeAt(index + 1)] + (index > 0 ? [.closeAt(index - 1)] : [])
    case .deposit(let name, let amount): amount < 9 ? [.deposit(name, amount: amount + 1)] : []
    default: []
    }
  }

  var elementaryLines: [Line] { [.open(0)] }
}
