extension UINavigationController {
  func pop(animated requested: Bool) -> UIViewController? {
    guard stack.count > 1 else { return isAltered ? popAtRoot(animated: requested) : nil }
    if isAltered, losesPop() { return stack.last }
    if isAltered, refusesInCallback(.pop) { return nil }
    if running != nil {
      settle()
      guard stack.count > 1 else { return nil }
    }
    if isAltered { stackWillChange() }
    let animated = requested && onScreen

    let outgoing = changeStack { $0.removeLast() }
    outgoing.isOnStack = false
    if !(isAltered && keepsItem(onPopAnimated: animated)) { navigationBar.dropTopItem() }
    let top = stack.last
    topDidChange(to: top, by: .pop, animated: animated)
    perform(
      TransitionRecord(
        from: outgoing, to: consume top, kind: .pop, operation: .pop, animated: animated,
        isRemoval: true))

    if has(.popReturnsNewTop) { return stack.last }
    if has(.animatedPopReturnsNothing), requested { return nil }
    return outgoing
  }

  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard mayPop(to: viewController) else { return nil }
    if running != nil {
      settle()
      guard mayPop(to: viewController) else { return nil }
    }
    var index = stack.count - 1
    while index >= 0, stack[index] !== viewController { index -= 1 }
    return pop(downTo: index + 1, operation: .popTo, animated: animated)
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    if running != nil, stack.count > 1 { settle() }
    return pop(downTo: min(1, stack.count), operation: .popToRoot, animated: animated)
  }

  /// Whether a controller is on the stack; if not, the caller has been told.
  private func mayPop(to viewController: UIViewController) -> Bool {
    if viewController.isOnStack, viewController.parentReference === reference { return true }
    if reads(.strangerIgnored) { return false }
    raise(.invalidArgument, "the controller to pop to is not on the navigation stack")
    return false
  }

  /// Removes everything above the lowest `count` controllers.
  private func pop(
    downTo count: Int, operation: StackOperation, animated requested: Bool
  ) -> [UIViewController]? {
    var count = count
    if isAltered {
      guard let altered = alteredCount(count, by: operation, animated: requested) else { return [] }
      count = altered
    }
    guard stack.count > count else {
      if has(.didShowWithNothingPopped) { tellOfNothingPopped(animated: requested) }
      return reads(.nilWhenNothingPopped) ? nil : []
    }
    if isAltered { stackWillChange() }
    let animated = requested && onScreen && !has(.popToIgnoresAnimated)

    let popped = Array(stack[count...])
    changeStack { $0.removeLast($0.count - count) }
    for viewController in popped { viewController.isOnStack = false }
    let itemCount = navigationBar.itemStack.count
    let remaining = has(.popToRemovesOneItem) ? itemCount - 1 : count
    navigationBar.changeItems { $0.removeLast(itemCount - min(max(remaining, 0), itemCount)) }
    let top = stack.last
    topDidChange(to: top, by: operation, animated: animated)
    performPops(
      TransitionRecord(
        from: popped.last, to: consume top,
        unseen: popped.count > 1 ? UnseenControllers(popped: popped) : nil, kind: .pop,
        operation: operation, animated: animated, isRemoval: true))
    return isAltered ? alteredResult(popped, of: operation) : popped
  }

  private func performPops(_ record: TransitionRecord) {
    if isAltered, record.animated, performPopsOneByOne(record) { return }
    perform(record)
  }
}
