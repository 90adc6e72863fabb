/// A navigation stack, and nothing else.
struct Stack {
  private var controllers: [String] = []

  /// Carries out a step, and says what is seen then: the member of the answer.
  mutating func perform(_ step: [String: Any]) -> String {
    let name = step["controller"] as? String ?? ""
    var returned: String?
    switch step["op"] as? String {
    case "start": controllers = [step["root"] as? String ?? ""]
    case "push" where controllers.contains(name):
      return "\"raised\":{\"reason\":\"\(name) is on the stack\"}"
    case "push": controllers.append(name)
    case "pop": returned = cut(to: max(controllers.count - 1, 1)).first.map { "\"\($0)\"" }
    case "popTo": returned = Self.list(cut(to: (controllers.firstIndex(of: name) ?? 0) + 1))
    case "popToRoot": returned = Self.list(cut(to: 1))
    case "setViewControllers": controllers = step["controllers"] as? [String] ?? []
    default: break
    }
    return "\"observation\":{\"stack\":\(Self.list(controllers))"
      + (returned.map { ",\"returned\":\($0)" } ?? "") + "}"
  }

  private mutating func cut(to count: Int) -> [String] {
    let gone = Array(controllers[count...])
    controllers.removeSubrange(count...)
    return gone
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}
