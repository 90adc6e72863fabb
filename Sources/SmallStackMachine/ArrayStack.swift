public import ConformanceEngine

/// A correct subject with an implementation of its own, compared in all it shows.
@usableFromInline
package struct ArrayStack: CheckedSubject {
  @usableFromInline package typealias Language = StackMachine
  @usableFromInline var names: [Int] = []
  @usableFromInline var bar = false
  @usableFromInline var tools = false

  @inlinable
  package init() {}

  @inlinable
  package var depth: Int { names.count }

  @inlinable
  package mutating func start() {
    names.removeAll(keepingCapacity: true)
    bar = false
    tools = false
  }

  @inlinable
  package mutating func failure(of line: StackLine, expecting state: StackMachine.State) -> String?
  {
    perform(line)
    guard names.count == state.stack.count else { return "count" }
    for index in names.indices where names[index] != state.stack[index] { return "stack" }
    guard bar == state.bar, tools == state.tools else { return "flags" }
    return nil
  }

  @inlinable
  package mutating func perform(_ line: StackLine) {
    switch line {
    case .tap: break
    case .pop: names.removeLast()
    case .push(let name, _): names.append(name)
    case .bar(let shown): bar = shown
    case .tools(let shown): tools = shown
    case .popToRoot: names.removeLast(names.count - 1)
    case .popTo(let name): while names.last != name { names.removeLast() }
    case .swap: names.swapAt(names.count - 1, names.count - 2)
    case .set(let list, _):
      names.removeAll(keepingCapacity: true)
      for index in 0..<list.count { names.append(list[index]) }
    }
  }
}
