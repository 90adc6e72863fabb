/// What changes the stack of the content.
extension ToolbarControllerModel {
  mutating func pop(to index: Int, _ animated: Bool) {
    expectation.situation.insert(.pop)
    setStack(Array(world.stack.prefix(max(index, 0) + 1)), animated)
  }

  mutating func setStack(_ stack: [ControllerName], _ animated: Bool) {
    let former = world.stack
    world.stack = stack
    // Before the view is loaded there is no toolbar to follow.
    guard world.phase == .shown else { return }
    expectation.state(.toolbarObject, .word("the same, in its place"))
    let labels = world.labels(of: stack.last)
    guard former.last != stack.last else {
      // Whether there is a message when the top stays is not said.
      if former != stack { addShown(labels) }
      return stateItems()
    }
    expectation.situation.insert(.topChanges)
    world.isLeaving = false
    let isSeveral = Self.countOfChanged(former, stack) > 1
    if isSeveral { expectation.situation.insert(.several) }
    expectation.state(.builtInItems, .labels(labels))
    guard world.delegate == .toolbarController else {
      expectation.situation.insert(.replacedDelegate)
      return stateItems()
    }
    noteAnswer(of: stack.last)
    world.shown = [labels]
    expectation.state(.items, .labels(labels))
    // That the items are set too often says something of those that are skipped only where they are not always.
    if isSeveral, world.hasFollowedOne { expectation.state(.skipped, .flag(false)) }
    if !isSeveral { world.hasFollowedOne = true }
    expectation.state(.itemChange, .word("once, before the controller is shown"))
    expectation.state(.itemMotion, .word(animated ? "animated" : "not animated"))
  }

  private mutating func noteAnswer(of top: ControllerName?) {
    switch top.flatMap({ world.answers[$0] }) {
    case .unanswered: expectation.situation.insert(.unanswered)
    case nil, .some(.none): expectation.situation.insert(.withoutItems)
    case .items: break
    }
  }

  /// How many controllers join or leave.
  private static func countOfChanged(_ former: [ControllerName], _ stack: [ControllerName]) -> Int {
    let left = former.filter { !stack.contains($0) }
    let joined = stack.filter { !former.contains($0) }
    return max(left.count, joined.count)
  }
}
