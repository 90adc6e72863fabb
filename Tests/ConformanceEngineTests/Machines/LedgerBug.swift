/// Eight ways for a ledger to be wrong. They were first run against passes written without them;
/// `SimplifyTogether` and all-pairs deletion in `DeletePairs` were added after that run.
enum LedgerBug: CaseIterable, Hashable, Sendable {
  case transferToItself, closeWithSeven, sameDepositTwice, transferBetweenEquals
  case closeSecondOfThree, auditAfterTwenty, reopened, depositsInParallel

  struct Memory: Hashable, Sendable {
    var total = 0
    var last: Ledger.Line?
    var lastButOne: Ledger.Line?
    var closed: [Int] = []
  }

  func shows(_ line: Ledger.Line, before: Ledger.State, memory: inout Memory) -> Bool {
    switch (self, line) {
    case (.transferToItself, .transfer(let source, let target, let amount)):
      return source == target && amount >= 2
    case (.closeWithSeven, .close(let name)):
      return before.balance(of: name) == 7
    case (.sameDepositTwice, .deposit(_, let amount)):
      if memory.last == line, amount >= 5 { return true }
      memory.last = line
    case (.sameDepositTwice, _):
      memory.last = nil
    case (.transferBetweenEquals, .transfer(let source, let target, _)):
      return source != target && before.balance(of: source) == before.balance(of: target)
        && before.balance(of: source) != 1
    case (.closeSecondOfThree, .closeAt(1)):
      return before.names.count >= 3 && before.balances[1] > 0
    case (.auditAfterTwenty, .deposit(_, let amount)):
      memory.total = min(memory.total + amount, 20)
    case (.auditAfterTwenty, .audit):
      return memory.total == 20
    case (.reopened, .closeAt(let index)):
      if before.balances[index] > 0, !memory.closed.contains(before.names[index]) {
        memory.closed = (memory.closed + [before.names[index]]).sorted()
      }
    case (.reopened, .open(let name)):
      return memory.closed.contains(name)
    case (.depositsInParallel, .deposit):
      (memory.lastButOne, memory.last) = (memory.last, line)
    case (.depositsInParallel, .transfer(_, _, let amount)):
      if case .deposit(let first, let one) = memory.lastButOne,
        case .deposit(let second, let other) = memory.last
      {
        return first != second && one == other && one == amount && amount >= 3
      }
    default: break
    }
    return false
  }
}
