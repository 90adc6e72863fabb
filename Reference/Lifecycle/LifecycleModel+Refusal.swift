/// What is not defined.
extension LifecycleModel {
  package func refusal(of line: LifecycleLine) -> SystemRefusal? {
    switch line {
    case .identifier(_, let identifier), .ownIdentifier(let identifier):
      return identifier?.text.isEmpty ?? false
        ? SystemRefusal(
          "whether an empty restoration identifier is a valid one is not said",
          advice: "write a name, or none for a controller without an identifier")
        : nil
    case .make:
      return world.creation == nil
        ? nil
        : SystemRefusal(
          "a navigation controller has been made already", advice: "a scenario makes one")
    default: break
    }
    guard world.creation != nil else {
      return SystemRefusal(
        "no navigation controller has been made yet", advice: "begin with make root A")
    }
    switch line {
    case .encode where world.creation == .storyboardWithoutRoot,
      .relaunch where world.creation == .storyboardWithoutRoot:
      return SystemRefusal(
        "what is restored goes into one made in the same way, and what that one holds is not said",
        advice: "make it with a root, as in make storyboard A")
    case .push(let name) where world.stack.contains(name):
      return SystemRefusal(
        "\(name) is on the stack already", advice: "push a controller that is not")
    case .pop where world.stack.isEmpty:
      return SystemRefusal("the stack is empty", advice: "push a root first")
    case .set(let names) where names.isEmpty || Set(names).count < names.count:
      return SystemRefusal(
        "a set names at least one controller, and none twice", advice: "for example set A B")
    case .encode where world.stack.isEmpty, .relaunch where world.stack.isEmpty:
      return SystemRefusal("there is nothing to preserve", advice: "push a root first")
    case .restore where world.archive == nil:
      return SystemRefusal("nothing has been preserved yet", advice: "encode first")
    case .remake where !world.hasOwnBars:
      return SystemRefusal(
        "no bar is of a class of its own", advice: "begin with make bars navigationBar")
    default: return nil
    }
  }
}

extension LifecycleModel.World {
  fileprivate var hasOwnBars: Bool {
    guard case .bars(let navigationBar, let toolbar) = creation else { return false }
    return navigationBar || toolbar
  }
}
