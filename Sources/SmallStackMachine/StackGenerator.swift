public import ConformanceEngine

/// Draws a kind, then arguments, until the model accepts.
@usableFromInline
package struct StackGenerator: LineGenerator {
  @usableFromInline package typealias Language = StackMachine
  /// How many names there are to draw from.
  @usableFromInline package var cast = 6
  @usableFromInline let machine = StackMachine()

  @inlinable
  package init() {}

  @inlinable
  package func line(in state: StackMachine.State, using randomness: inout SeededGenerator)
    -> StackLine?
  {
    while true {
      let flag = randomness.chance(1, outOf: 2)
      let name = randomness.index(below: cast)
      let line: StackLine
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

  @inlinable
  func list(using randomness: inout SeededGenerator) -> NameStack {
    var list = NameStack()
    let count = 1 + randomness.index(below: 3)
    while list.count < count {
      let name = randomness.index(below: cast)
      if list.firstIndex(of: name) == nil { list.append(name) }
    }
    return list
  }
}
