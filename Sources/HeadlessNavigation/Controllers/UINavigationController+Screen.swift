extension UINavigationController {
  /// Starts telling others what is shown. The controller on top is the first to be told of.
  func comeOnScreen(clock: VirtualClock) {
    settle()
    ownClock = clock
    onScreen = true
    let top = stack.last
    displayed = has(.presentedInterfaceShowsNothing) && ownPresentation != nil ? nil : top
    top?.movesToParent =
      !hasBeenOnScreen && !(reads(.rootUnmovedInContainer) && tabBarController != nil)
    hasBeenOnScreen = true
    perform(TransitionRecord(to: top, isFirstDisplay: true))
    if navigationBar.isTranslucent { adjustContentInset() }
  }

  /// Stops telling others what is shown.
  func goOffScreen() {
    settle()
    presentation?.end(animated: false, completion: nil)
    let wasIdle = phase == .idle
    if wasIdle { phase = .ending }
    let top = stack.last
    viewWillDisappear(false)
    top?.viewWillDisappear(false)
    viewDidDisappear(false)
    top?.viewDidDisappear(false)
    onScreen = false
    if wasIdle {
      phase = .idle
      while !pending.isEmpty { perform(changePending { $0.removeFirst() }) }
    }
  }
}
