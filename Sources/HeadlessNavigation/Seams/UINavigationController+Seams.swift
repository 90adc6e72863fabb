extension UINavigationController {
  /// Whether this controller has a fault.
  @inline(__always)
  func has(_ fault: NavigationFault) -> Bool { isAltered && faults.contains(fault) }

  /// Whether this controller takes a reading.
  @inline(__always)
  func reads(_ variant: NavigationVariant) -> Bool { isAltered && variants.contains(variant) }

  func seamsDidChange() {
    navigationBar.isAltered = isAltered
    delegateDidChange()
    if reads(.toolbarEmptyWhileHidden), toolbar.isHidden { toolbar.items = nil }
    navigationBar.displayedContent = nil
    rememberWhatWaits()
    if reads(.refreshAtTopChange) {
      navigationBar.displayedContent = navigationBar.composeContent()
    }
  }

  func delegateDidChange(from former: (any UINavigationControllerDelegate)? = nil) {
    if has(.delegateRetained) { alteration.retainedDelegate = assignedDelegate }
    if has(.formerDelegatesRetained), let assignedDelegate {
      alteration.formerDelegates.append(assignedDelegate)
    }
    if reads(.delegateKeptWhilePending), let assignedDelegate {
      ownClock.run(after: 0.1) { _ = assignedDelegate }
    }
    if has(.replacedDelegateStillTold), alteration.firstDelegate == nil {
      alteration.firstDelegate = assignedDelegate
    }
    if reads(.newDelegateToldAtOnce), running != nil, let former, former !== assignedDelegate,
      let top = stack.last
    {
      tellDelegateDirectly(top, animated: false)
    }
  }

  /// Makes the initial state wrong.
  func applyInitialFaults() {
    if has(.rootItemMissing) { navigationBar.itemStack = [] }
    if has(.barHiddenInitially) {
      isBarFlaggedHidden = true
      navigationBar.isHidden = true
    }
    if has(.toolbarShownInitially) {
      isToolbarFlaggedHidden = false
      isToolbarOut = true
      toolbar.isHidden = false
    }
  }

  /// Remembers how things are before an operation.
  func stackWillChange() {
    alteration.stackBefore = stack
    alteration.itemsBefore = navigationBar.itemStack
    alteration.contentBefore = navigationBar.content
  }

  /// The bar's items, wrongly or differently.
  func alteredItems() -> [UINavigationItem] {
    alteration.isBarForeign ? [] : alteration.formerItems ?? navigationBar.itemStack
  }

  /// The seconds that a bar takes, as this controller reads the constant.
  package var barDuration: Double {
    let constant = Double(Self.hideShowBarDuration)
    if reads(.barTakesNoTime) { return 0 }
    return reads(.barTakesLonger) ? 1.5 * constant : constant
  }

  /// Remembers how the flag of a bar was, where it is to be read so while a transition runs.
  func barFlagWillChange(_ former: ReferenceWritableKeyPath<Alteration, Bool?>, to hidden: Bool) {
    guard reads(.flagsChangeAtEnd), running != nil else { return }
    alteration[keyPath: former] = !hidden
  }

  func readBarFlag() -> Bool { alteration.formerBarFlag ?? isBarFlaggedHidden }

  func readToolbarFlag() -> Bool {
    if let former = alteration.formerToolbarFlag { return former }
    if has(.toolbarShownUntilOnScreen), !onScreen, !alteration.isToolbarFlagSet { return false }
    if reads(.hiddenReadsEffective) {
      let presented = reads(.toolbarFollowsVisible) ? presentation?.presented : nil
      let obeyed = presented ?? stack.last
      if obeyed?.hidesBottomBarWhenPushed ?? false { return true }
    }
    return isToolbarFlaggedHidden
  }
}
