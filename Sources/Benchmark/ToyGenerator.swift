import ConformanceEngine

/// Draws a kind, then arguments, until the model accepts.
struct ToyGenerator: LineGenerator {
  typealias Language = ToyMachine
  var cast = 6
  let machine = ToyMachine()

  func line(in state: ToyMachine.State, using randomness: inout SeededGenerator) -> ToyLine? {
    while true {
      let flag = randomness.chance(1, outOf: 2)
      let name = randomness.index(below: cast)
      let line: ToyLine
      switch randomness.index(below: 12) {
      case 0: line = .tap
      case 1, 2: line = .pop(animated: flag)
      case 3, 4, 5: line = .push(name, animated: flag)
      case 6: line = .bar(flag)
      case 7: line = .tools(flag)
      case 8: line = .popToRoot
      case 9: line = .popTo(name)
      case 10: line = .swap
      default: line = .set(list(using: &randomness), animated: flag)
      }
      if machine.accepts(line, in: state) { return line }
    }
  }

  private func list(using randomness: inout SeededGenerator) -> ToyNames {
    var list = ToyNames()
    let count = 1 + randomness.index(below: 3)
    while list.count < count {
      let name = randomness.index(below: cast)
      if list.firstIndex(of: name) == nil { list.append(name) }
    }
    return list
  }
}
