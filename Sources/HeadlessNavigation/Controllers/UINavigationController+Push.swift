extension UINavigationController {
  func push(_ viewController: UIViewController, animated requested: Bool) {
    guard mayPush(viewController) else { return }
    if running != nil {
      settle()
      guard mayPush(viewController) else { return }
    }
    if isAltered { stackWillChange() }
    var animated = requested && onScreen
    if has(.unanimatedPushAnimates) { animated = onScreen }
    if has(.animatedPushDoesNotAnimate) { animated = false }

    let outgoing = stack.last
    viewController.parentReference = reference
    viewController.isOnStack = true
    changeStack { $0.append(viewController) }
    let item = viewController.navigationItem
    if !(isAltered && keepsItemsInCallback(by: .push)) {
      navigationBar.addTopItem(consume item)
    }
    topDidChange(to: viewController, by: .push, animated: animated)
    perform(
      TransitionRecord(
        from: consume outgoing, to: viewController, kind: .push, operation: .push,
        animated: animated,
        isInsertion: true))
  }

  /// Takes the stack out, changes it and puts it back. Meanwhile nobody can meet it half changed, so that reading it
  /// never needs a check of exclusive access.
  @inline(__always) @discardableResult
  func changeStack<Result>(_ change: (inout [UIViewController]) -> Result) -> Result {
    var controllers = stack
    stack = []
    let result = change(&controllers)
    stack = controllers
    return result
  }

  /// Whether a controller can be put on top; if not, the caller has been told.
  private func mayPush(_ viewController: UIViewController) -> Bool {
    if has(.chainedPushLost), phase != .idle { return false }
    if isAltered, refusesInCallback(.push) { return false }
    if has(.deepPushLost), stack.count >= 6 { return false }
    if viewController.isOnStack {
      guard viewController.parentReference === reference else {
        if viewController.isFreeOfDeadParent() || takeFromOtherStack(viewController) { return true }
        if has(.itemOfOtherStackLeftBehind) { leaveItem(of: viewController) }
        raise(.inconsistency, "a controller of another navigation stack was pushed")
        return false
      }
      if isAltered, let answer = answerToDuplicate(viewController) { return answer }
      raise(.invalidArgument, "a controller that is already on the navigation stack was pushed")
      return false
    }
    if let obstacle = obstacle(to: viewController) {
      if has(obstacle.leftover) { leaveItem(of: viewController) }
      raise(.invalidArgument, obstacle.rawValue)
      return false
    }
    return true
  }

  /// Gives the bar the item of a controller that is refused.
  private func leaveItem(of viewController: UIViewController) {
    let item = viewController.navigationItem
    navigationBar.addTopItem(item)
  }

  /// What keeps a controller from ever being on a stack.
  func obstacle(to viewController: UIViewController) -> PushObstacle? {
    guard let obstacle = viewController.obstacleToBeingPushed else { return nil }
    return reads(obstacle.acceptance) ? nil : obstacle
  }

  /// What a faulty duplicate test answers.
  private func answerToDuplicate(_ viewController: UIViewController) -> Bool? {
    if faults.contains(.duplicatePushIgnored) { return false }
    if faults.contains(.duplicatePushAccepted) { return true }
    if faults.contains(.duplicateTestSeesOnlyTop), viewController !== stack.last { return true }
    if faults.contains(.duplicateRaisesTooLate) {
      raise(.invalidArgument, "a controller that is already on the navigation stack was pushed")
      return true
    }
    if faults.contains(.duplicatePushMovesToTop) {
      for (index, other) in stack.enumerated() where other === viewController {
        changeStack { $0.remove(at: index) }
        navigationBar.changeItems { $0.remove(at: index) }
        break
      }
      return true
    }
    return nil
  }
}
