/// What can be done to the stack machine: one of nine operations.
@usableFromInline
package enum StackLine: Hashable, Sendable {
  case tap
  case pop(animated: Bool)
  case push(Int, animated: Bool)
  case bar(Bool)
  case tools(Bool)
  case popToRoot
  case popTo(Int)
  case swap
  case set(NameStack, animated: Bool)
}

extension StackLine: CustomStringConvertible {
  @inlinable
  package var description: String {
    func letter(_ name: Int) -> String { String("ABCDEFGHIJKLMNO".dropFirst(name).prefix(1)) }
    func mark(_ animated: Bool) -> String { animated ? "*" : "" }
    switch self {
    case .tap: return "tap"
    case .pop(let animated): return "pop\(mark(animated))"
    case .push(let name, let animated): return "push\(mark(animated)) \(letter(name))"
    case .bar(let shown): return shown ? "bar" : "no bar"
    case .tools(let shown): return shown ? "tools" : "no tools"
    case .popToRoot: return "root"
    case .popTo(let name): return "to \(letter(name))"
    case .swap: return "swap"
    case .set(let names, let animated):
      return "set\(mark(animated)) \(names.elements.map(letter).joined())"
    }
  }
}
