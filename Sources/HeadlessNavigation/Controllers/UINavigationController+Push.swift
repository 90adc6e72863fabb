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
    var controllers = takeStack()
    controllers.append(viewController)
    stack = controllers
    let item = viewController.navigationItem
    var items = navigationBar.takeItems()
    items.append(item)
    navigationBar.itemStack = items
    topDidChange(by: .push, animated: animated)
    perform(
      TransitionRecord(
        from: outgoing, to: viewController, kind: .push, operation: .push, animated: animated,
        isInsertion: true))
  }

  /// Takes the stack out, to be changed in place and put back.
  func takeStack() -> [UIViewController] {
    let controllers = stack
    stack = []
    return controllers
  }

  /// Whether a controller can be put on top; if not, the caller has been told.
  private func mayPush(_ viewController: UIViewController) -> Bool {
    if has(.chainedPushLost), phase != .idle { return false }
    if viewController.isOnStack {
      guard viewController.parentReference === reference else {
        if viewController.isFreeOfDeadParent() { return true }
        raise(.inconsistency, "a controller of another navigation stack was pushed")
        return false
      }
      if isAltered, let answer = answerToDuplicate(viewController) { return answer }
      raise(.invalidArgument, "a controller that is already on the navigation stack was pushed")
      return false
    }
    if let obstacle = viewController.obstacleToBeingPushed {
      raise(.invalidArgument, obstacle.rawValue)
      return false
    }
    return true
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
        stack.remove(at: index)
        navigationBar.itemStack.remove(at: index)
        break
      }
      return true
    }
    return nil
  }
}
