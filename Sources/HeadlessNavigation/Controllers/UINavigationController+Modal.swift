extension UINavigationController {
  /// Tells the controller on top that it is being covered, or uncovered. Meanwhile nobody sees what changes, so that
  /// nobody is told, as before the interface comes on screen.
  func cover(willChangeTo isCovered: Bool, animated: Bool) {
    settle()
    if !isCovered { onScreen = true }
    guard let top = stack.last else { return }
    if has(.modalMovesFromParent) { top.movesFromParent = true }
    if isCovered {
      viewWillDisappear(animated)
      top.viewWillDisappear(animated)
    } else {
      viewWillAppear(animated)
      top.loadViewIfNeeded()
      top.viewWillAppear(animated)
    }
    if reads(.delegateToldOfModal) { tellDelegateDirectly(top, animated: animated) }
  }

  /// Tells the same controller that it has been.
  func cover(didChangeTo isCovered: Bool, animated: Bool) {
    if isCovered { onScreen = false }
    guard let top = stack.last else { return }
    if isCovered {
      viewDidDisappear(animated)
      top.viewDidDisappear(animated)
    } else {
      viewDidAppear(animated)
      top.viewDidAppear(animated)
    }
    if has(.modalMovesFromParent) { top.movesFromParent = false }
    if isAltered { coverDidChangeAltered(isCovered: isCovered) }
  }
}
