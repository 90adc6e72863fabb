extension UINavigationController {
  /// Brings the bars in line with a new top.
  func topDidChange(to top: UIViewController?, by operation: StackOperation, animated: Bool) {
    if isAltered {
      topDidChangeAltered(by: operation, animated: animated)
      return
    }
    let items = top?.toolbarItems
    if items != nil || toolbar.shownItems != nil {
      showToolbarItems(items, animated: animated)
    }
    updateToolbar(animated: animated, alongside: animated)
    if isObserved {
      assignedObserver?.navigationController(self, didChangeNavigationBarContentAnimated: animated)
    }
  }

  // MARK: The navigation bar

  func changeNavigationBar(hidden: Bool, animated requested: Bool) {
    guard hidden != isBarFlaggedHidden || reads(.redundantChangesAnimate) else { return }
    if has(.barChangeInWillShowLost), alteration.isTellingWillShow { return }
    if isAltered, requested { barFlagWillChange(\.formerBarFlag, to: hidden) }
    isBarFlaggedHidden = hidden
    var animated = requested && onScreen && !has(.barFlagIgnored)
    if reads(.barAlwaysAnimatesAlongside), isBeginningAnimated { animated = true }
    if !(has(.barUnanimatedFlagOnly) && !requested) { navigationBar.isHidden = hidden }
    let change = visibilityChange(
      hidden: hidden, animated: animated,
      alongside: animated && isBeginningAnimated && !has(.barNotAlongside),
      keepsDuration: reads(.barKeepsItsDurationAlongside), isBar: true)
    if isObserved {
      assignedObserver?.navigationController(self, didChangeNavigationBarVisibility: change)
    }
    if navigationBar.isTranslucent { adjustContentInset() }
    if has(.barHidesToolbar), hidden { changeToolbar(hidden: true, animated: requested) }
  }

  // MARK: The toolbar

  func changeToolbar(hidden: Bool, animated requested: Bool) {
    guard hidden != isToolbarFlaggedHidden || reads(.redundantChangesAnimate) else { return }
    if has(.toolbarChangeInCallbackLost), phase != .idle { return }
    if isAltered, requested { barFlagWillChange(\.formerToolbarFlag, to: hidden) }
    isToolbarFlaggedHidden = hidden
    let animated = requested && onScreen && !has(.toolbarFlagIgnored)
    if isAltered {
      alteration.isToolbarFlagSet = true
      alteration.isToolbarStuck = false
    }
    if reads(.explicitShowWins) { alteration.isShownExplicitly = !hidden }
    updateToolbar(animated: animated, alongside: animated && isBeginningAnimated)
  }

  /// Shows or hides the toolbar if that is not how it is.
  func updateToolbar(animated: Bool, alongside: Bool) {
    var hidden = isToolbarFlaggedHidden || stack.last?.hidesBottomBarWhenPushed ?? false
    if isAltered { hidden = alteredToolbarVisibility() }
    guard hidden == isToolbarOut || reads(.redundantChangesAnimate) else { return }
    isToolbarOut = !hidden
    toolbar.isHidden = hidden
    if has(.toolbarReplacedWhenShown), !hidden { alteration.otherToolbar = UIToolbar() }
    if isAltered { toolbarVisibilityDidChangeAltered() }
    let change = visibilityChange(
      hidden: hidden, animated: animated, alongside: alongside, keepsDuration: false, isBar: false)
    if isObserved {
      assignedObserver?.navigationController(self, didChangeToolbarVisibility: change)
    }
  }

  private func visibilityChange(
    hidden: Bool, animated: Bool, alongside: Bool, keepsDuration: Bool, isBar: Bool
  ) -> BarVisibilityChange {
    var duration = 0.0
    if animated {
      let own = isAltered ? barDuration : Double(Self.hideShowBarDuration)
      duration = alongside && !keepsDuration ? Self.transitionDuration : own
      if isBar, has(.barDurationWrong), !alongside { duration = Self.transitionDuration }
      if isBar, phase != .idle, reads(.barTakesItsOwnTimeInAppearance) { duration = 2 * own }
      if !isBar, reads(.toolbarTakesItsOwnTime) { duration = 2 * own }
      if onScreen { ownClock.stayBusy(for: duration) }
    }
    let isReversed = !isBar && animated && has(.toolbarMovesTheWrongWay)
    return BarVisibilityChange(
      isHidden: hidden != isReversed, isAnimated: animated, duration: duration,
      isAlongsideTransition: alongside)
  }

  /// Follows new items of a controller on the stack.
  func toolbarItemsDidChange(
    of viewController: UIViewController, animated requested: Bool, isAssignment: Bool
  ) {
    if isAltered, !followsToolbarItems(isAssignment: isAssignment) { return }
    guard viewController === stack.last || has(.toolbarItemsOfCoveredShown) else { return }
    showToolbarItems(
      viewController.toolbarItems, animated: requested && onScreen && !has(.toolbarItemsFlagLost))
  }

  func showToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbar.setItems(isAltered ? alteredToolbarItems(items) : items, animated: animated)
    if isObserved {
      assignedObserver?.navigationController(self, didChangeToolbarItemsAnimated: animated)
    }
  }

  // MARK: The back button

  /// Does what a tap on the back button does.
  func backButtonWasTapped() -> Bool {
    guard running == nil, stack.count > 1 || has(.backButtonAtRoot) else { return false }
    if isAltered, tapBackFaultily() { return true }
    popViewController(animated: !reads(.backButtonUnanimated))
    return true
  }
}
