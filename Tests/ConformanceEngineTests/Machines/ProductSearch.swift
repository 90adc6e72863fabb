import SmallStackMachine

/// The length of the shortest scenario that shows a bug, by breadth-first search over pairs of
/// machine state and the subject's memory. Shares nothing with the engine.
struct ProductSearch {
  struct Node: Hashable {
    var state = StackMachine.State()
    var memory = SeededBug.Memory()
    var namesUsed = 0
  }

  let machine = StackMachine()
  let cast = 5

  /// `nil` when it has more lines than that, or when there is none.
  func optimum(of bug: SeededBug, upTo limit: Int = .max) -> Int? {
    var seen: Set<Node> = [Node()]
    var level = [Node()]
    var depth = 0
    while !level.isEmpty, depth < limit {
      depth += 1
      var next: [Node] = []
      for node in level {
        for (line, used) in lines(namesUsed: node.namesUsed)
        where machine.accepts(line, in: node.state) {
          var successor = node
          successor.namesUsed = used
          if bug.shows(line, before: node.state, memory: &successor.memory) { return depth }
          machine.apply(line, to: &successor.state)
          if seen.insert(successor).inserted { next.append(successor) }
        }
      }
      level = next
    }
    return nil
  }

  private func lines(namesUsed: Int) -> [(StackLine, Int)] {
    var lines: [(StackLine, Int)] = [
      (.tap, namesUsed), (.popToRoot, namesUsed), (.swap, namesUsed),
    ]
    let limit = min(namesUsed + 1, cast)
    for name in 0..<namesUsed { lines.append((.popTo(name), namesUsed)) }
    for flag in [false, true] {
      lines += [
        (.pop(animated: flag), namesUsed), (.bar(flag), namesUsed), (.tools(flag), namesUsed),
      ]
      for name in 0..<limit {
        lines.append((.push(name, animated: flag), max(namesUsed, name + 1)))
      }
      for (list, used) in lists(namesUsed: namesUsed) {
        lines.append((.set(list, animated: flag), used))
      }
    }
    return lines
  }

  private func lists(namesUsed: Int) -> [(NameStack, Int)] {
    var all: [(NameStack, Int)] = []
    var partial: [(NameStack, Int)] = [(NameStack(), namesUsed)]
    for _ in 0..<3 {
      partial = partial.flatMap { list, used in
        (0..<min(used + 1, cast)).filter { list.firstIndex(of: $0) == nil }.map { name in
          var longer = list
          longer.append(name)
          return (longer, max(used, name + 1))
        }
      }
      all += partial
    }
    return all
  }
}
