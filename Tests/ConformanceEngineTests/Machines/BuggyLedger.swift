import ConformanceEngine

/// A ledger that is right but for one seeded bug, and the generator that finds it.
struct BuggyLedger: CheckedSubject, LineGenerator {
  typealias Language = Ledger
  let bug: LedgerBug
  private var before = Ledger.State()
  private var memory = LedgerBug.Memory()

  init(bug: LedgerBug) {
    self.bug = bug
  }

  mutating func start() {
    before = Ledger.State()
    memory = LedgerBug.Memory()
  }

  mutating func failure(of line: Ledger.Line, expecting state: Ledger.State) -> LedgerBug? {
    let shows = bug.shows(line, before: before, memory: &memory)
    before = state
    return shows ? bug : nil
  }

  mutating func line(
    in state: Ledger.State, using randomness: inout SeededGenerator
  ) -> Ledger.Line? {
    while true {
      let name = randomness.index(below: 4)
      let other = randomness.index(below: 4)
      let amount = 1 + randomness.index(below: 9)
      let line: Ledger.Line
      switch randomness.index(below: 8) {
      case 0: line = .audit
      case 1, 2: line = .open(name)
      case 3: line = .close(name)
      case 4: line = .closeAt(other)
      case 5, 6: line = .deposit(name, amount: amount)
      default: line = .transfer(name, to: other, amount: amount)
      }
      if Ledger().accepts(line, in: state) { return line }
    }
  }
}
