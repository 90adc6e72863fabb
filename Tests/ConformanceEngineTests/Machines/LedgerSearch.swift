/// The length of the shortest scenario that shows a ledger bug, by breadth-first search over pairs
/// of ledger state and the subject's memory. Shares nothing with the engine.
struct LedgerSearch {
  struct Node: Hashable {
    var state = Ledger.State()
    var memory = LedgerBug.Memory()
  }

  func optimum(of bug: LedgerBug) -> Int? {
    let ledger = Ledger()
    var lines: [Ledger.Line] = [.audit]
    for name in 0..<3 {
      lines += [.open(name), .close(name), .closeAt(name)]
      for amount in 1...9 {
        lines.append(.deposit(name, amount: amount))
        for other in 0..<3 { lines.append(.transfer(name, to: other, amount: amount)) }
      }
    }
    var seen: Set<Node> = [Node()]
    var level = [Node()]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      var next: [Node] = []
      for node in level {
        for line in lines where ledger.accepts(line, in: node.state) {
          // Names are interchangeable: a new one may as well be the lowest not yet opened.
          if case .open(let name) = line, name > node.state.names.count + node.memory.closed.count {
            continue
          }
          var successor = node
          if bug.shows(line, before: node.state, memory: &successor.memory) { return depth }
          ledger.apply(line, to: &successor.state)
          if seen.insert(successor).inserted { next.append(successor) }
        }
      }
      level = next
    }
    return nil
  }
}
