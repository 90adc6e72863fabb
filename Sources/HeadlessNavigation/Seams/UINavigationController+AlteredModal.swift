extension UINavigationController {
  /// The visible controller, wrongly or differently.
  func alteredVisible() -> UIViewController? {
    if let stale = alteration.staleVisible { return stale }
    guard let presentation else {
      return reads(.nobodyVisibleOffScreen) && !onScreen ? nil : viewControllers.last
    }
    if has(.modalNotVisible) { return viewControllers.last }
    if reads(.contentPresentationUnseen), presentation.isForContent { return viewControllers.last }
    if alteration.hasTopChangedUnderModal {
      if has(.visibleLostUnderModal) { return nil }
      if reads(.visibleFollowsTopUnderModal) { return viewControllers.last }
    }
    return presentation.presented
  }

  /// The top controller, wrongly.
  func alteredTop() -> UIViewController? {
    if has(.modalTakenForTop), let presentation { return presentation.presented }
    return viewControllers.last
  }

  /// Covers or uncovers the interface wrongly or differently.
  func coverDidChangeAltered(isCovered: Bool) {
    alteration.hasTopChangedUnderModal = false
    let presented = presentation?.presented
    if isCovered {
      topWasLeft(stack.last)
      if reads(.contentRemovedUnderModal) { displayed = nil }
      if has(.modalJoinsStack), let presented { changeStack { $0.append(presented) } }
      if has(.modalTitleInBar), let title = presented?.title {
        var content = navigationBar.content
        content.center = .title(title)
        navigationBar.displayedContent = content
      }
      alteration.lastPresented = presented
    } else {
      if reads(.contentRemovedUnderModal) { displayed = stack.last }
      if has(.modalJoinsStack), let gone = alteration.lastPresented {
        changeStack { $0.removeAll { $0 === gone } }
      }
      if has(.modalTitleInBar) { navigationBar.displayedContent = nil }
      if has(.dismissedStaysVisible) { alteration.staleVisible = alteration.lastPresented }
      alteration.lastPresented = nil
    }
    if reads(.toolbarFollowsVisible) {
      let shown = presented ?? stack.last
      toolbar.items = shown?.toolbarItems
      isToolbarOut = !isToolbarFlaggedHidden && !(shown?.hidesBottomBarWhenPushed ?? false)
      toolbar.isHidden = !isToolbarOut
    }
  }

  // MARK: The pop gesture

  func gestureWasCancelledAltered(_ record: TransitionRecord) {
    alteration.forgetFormer()
    alteration.delegateAtBegin = nil
    record.to?.movesToParent = false
    if has(.popLostAfterCancelledGesture) { alteration.losesNextPop = true }
    if reads(.cancelledGestureTold), let back = record.from {
      tellDelegateDirectly(back, animated: true)
    }
  }

  /// Finishes a gesture wrongly.
  ///
  /// - Returns: Whether it did.
  func finishesGestureFaultily() -> Bool {
    if has(.gestureDoesNotPop) {
      phase = .ending
      end(TransitionRecord(from: stack.last, to: stack.last, kind: .pop, animated: true))
      phase = .idle
      return true
    }
    if has(.gesturePopsToRoot) {
      popToRootViewController(animated: false)
      return true
    }
    return false
  }

  /// Lets a gesture at the root pop what must stay.
  ///
  /// - Returns: Whether it did.
  func finishesGestureAtRoot() -> Bool {
    guard has(.gesturePopsRoot), stack.count == 1, let root = stack.first else { return false }
    stackWillChange()
    stack = []
    navigationBar.itemStack = []
    root.isOnStack = false
    return true
  }

  /// Whether a pop is wrongly lost.
  func losesPop() -> Bool {
    if has(.presentedInterfaceRefusesPops), ownPresentation != nil {
      raise(.inconsistency, "a navigation controller that is presented cannot pop")
      return true
    }
    guard alteration.losesNextPop else { return false }
    alteration.losesNextPop = false
    return true
  }
}
