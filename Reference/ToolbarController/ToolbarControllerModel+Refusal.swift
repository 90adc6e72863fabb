/// What the article does not define.
extension ToolbarControllerModel {
  package func refusal(of line: ToolbarControllerLine) -> SystemRefusal? {
    if case .toolbarItems(let name, let answer) = line { return refusal(of: answer, by: name) }
    if let refusal = refusalOfPhase(line) { return refusal }
    switch line {
    case .frame(let frame): return refusal(width: frame.width, height: frame.height)
    case .resize(let width, let height): return refusal(width: width, height: height)
    case .push(let name, _) where world.stack.contains(name):
      return SystemRefusal(
        "\(name) is on the stack already", advice: "push a controller that is not")
    case .popTo(let name, _) where !world.stack.contains(name):
      return SystemRefusal(
        "\(name) is not on the stack", advice: "pop to a controller that is on the stack")
    case .set(let names, _) where names.isEmpty:
      return SystemRefusal(
        "a set needs at least one controller", advice: "for example set A B")
    case .set(let names, _) where Set(names).count < names.count:
      return SystemRefusal(
        "a set must not name a controller twice", advice: "name each controller once")
    case .delegate where world.phase > .setUp && !world.isNavigation:
      return SystemRefusal(
        "only the delegate of a navigation controller is replaced",
        advice: "set the delegate of any other content before it is contained")
    case .contentItems where world.phase > .setUp && world.isNavigation:
      return SystemRefusal(
        "the content is a navigation controller",
        advice: "give the items to the controllers on its stack")
    default: return nil
    }
  }

  /// Which lines belong before the content is contained, and which after.
  private func refusalOfPhase(_ line: ToolbarControllerLine) -> SystemRefusal? {
    let phase = world.phase
    switch line {
    case .frame, .orientations, .contain:
      guard phase > .setUp else { return nil }
      return SystemRefusal(
        "the content has been contained already",
        advice: "a scenario contains once; what sets the content up comes before")
    case .contentItems, .delegate, .toolbarItems: return nil
    default: break
    }
    guard phase > .setUp else {
      return SystemRefusal(
        "nothing has been contained yet",
        advice: "begin with contain navigation A, contain subclass A or contain plain")
    }
    switch line {
    case .load where phase > .contained:
      return SystemRefusal("the view has been loaded already", advice: "load it once")
    case .show where phase != .loaded:
      return SystemRefusal(
        phase == .shown ? "the view is on screen already" : "the view has not been loaded",
        advice: "load the view, then show it once")
    case .push, .pop, .popTo, .popToRoot, .set:
      return refusalOfStackChange(in: phase)
    case .appearance, .resize, .rotate:
      return phase < .loaded
        ? SystemRefusal("the view has not been loaded", advice: "load the view first") : nil
    default: return nil
    }
  }

  private func refusalOfStackChange(
    in phase: ToolbarControllerWorld.Phase
  ) -> SystemRefusal? {
    guard world.isNavigation else {
      return SystemRefusal(
        "the content has no stack", advice: "contain a navigation controller")
    }
    guard phase == .loaded else { return nil }
    return SystemRefusal(
      "the view has been loaded and is not on screen",
      advice: "what is told of a stack off screen is not said; show it first")
  }

  private func refusal(width: Int, height: Int) -> SystemRefusal? {
    guard height < ToolbarControllerWorld.toolbarHeight || width < 1 else { return nil }
    return SystemRefusal(
      "what becomes of a size below 1 by \(ToolbarControllerWorld.toolbarHeight) is not said",
      advice: "leave room for the toolbar")
  }

  private func refusal(
    of answer: ToolbarItemsAnswer, by name: ControllerName
  ) -> SystemRefusal? {
    if world.answers[name] == .unanswered {
      return SystemRefusal(
        "\(name) does not answer when asked for toolbar items",
        advice: "a controller is of one kind for the whole scenario")
    }
    guard answer == .unanswered, world.known.contains(name) else { return nil }
    return SystemRefusal(
      "\(name) has taken part already", advice: "say first of all that it does not answer")
  }
}
