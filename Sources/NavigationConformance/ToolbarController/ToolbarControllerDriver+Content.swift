import NavigationReference

extension ToolbarControllerDriver {
  /// Whether the content has come to another stack, or told something else, than a navigation controller does.
  func contentIsAstray(
    behind line: ToolbarControllerLine, _ state: ToolbarControllerModel
  ) -> Bool {
    guard state.world.isNavigation else { return false }
    let stack = state.world.stack.map(\.description)
    if claims.contains(.contentStack), let seen = try? adapter.contentStack, seen != stack {
      return true
    }
    let situation = state.expectation.situation
    guard claims.contains(.contentMessages), situation.contains(.topChanges),
      !situation.contains(.replacedDelegate)
    else { return false }
    let due = ToolbarControllerLog.Message(label: stack.last ?? "", animated: line.isAnimated)
    return Set(log.messages) != [due]
  }
}

extension ToolbarControllerLine {
  /// Whether it changes the content's stack.
  var navigates: Bool {
    switch self {
    case .contain, .push, .pop, .popTo, .popToRoot, .set: true
    default: false
    }
  }

  fileprivate var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated),
      .popToRoot(let animated), .set(_, let animated):
      animated
    default: false
    }
  }
}

extension ToolbarControllerAspect {
  /// Whether what is seen of it depends on what the content does and tells.
  fileprivate var followsContent: Bool {
    switch self {
    case .failure, .items, .skipped, .itemChange, .itemMotion, .builtInItems, .bothToolbars: true
    default: false
    }
  }
}

extension SystemObservation<ToolbarControllerAspect> {
  /// What is wrong with the content is judged by the requirements on navigation. Here only what does not come of it
  /// still counts.
  mutating func leaveToContent() {
    // Behind a refusal nothing has been looked at.
    for aspect in ToolbarControllerAspect.allCases where aspect.followsContent || raised != nil {
      self[aspect] = .unjudged(self[aspect]?.text ?? "nothing")
    }
  }
}
