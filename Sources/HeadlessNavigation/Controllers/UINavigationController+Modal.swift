extension UINavigationController {
  /// Tells the controller on top that it is being covered, or uncovered. Meanwhile nobody sees what changes, so that
  /// nobody is told, as before the interface comes on screen.
  func cover(willChangeTo isCovered: Bool, animated: Bool) {
    settle()
    if !isCovered { onScreen = true }
    guard let top = stack.last else { return }
    if has(.modalMovesFromParent) { top.movesFromParent = true }
    if !isCovered { top.loadViewIfNeeded() }
    if !reads(.modalUnheard) { tell(top, willBeCovered: isCovered, animated: animated) }
    if reads(.delegateToldOfModal) { tellDelegateDirectly(top, animated: animated) }
  }

  /// Tells the same controller that it has been.
  func cover(didChangeTo isCovered: Bool, animated: Bool) {
    if isCovered { onScreen = false }
    guard let top = stack.last else { return }
    if !reads(.modalUnheard) { tell(top, isCovered: isCovered, animated: animated) }
    if has(.modalMovesFromParent) { top.movesFromParent = false }
    if isAltered { coverDidChangeAltered(isCovered: isCovered) }
  }

  private func tell(_ top: UIViewController, willBeCovered: Bool, animated: Bool) {
    if willBeCovered {
      viewWillDisappear(animated)
      top.viewWillDisappear(animated)
    } else {
      viewWillAppear(animated)
      top.viewWillAppear(animated)
    }
  }

  private func tell(_ top: UIViewController, isCovered: Bool, animated: Bool) {
    if isCovered {
      viewDidDisappear(animated)
      top.viewDidDisappear(animated)
    } else {
      viewDidAppear(animated)
      top.viewDidAppear(animated)
    }
  }
}
