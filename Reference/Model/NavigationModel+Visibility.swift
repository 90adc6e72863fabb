// Bars that come and go.
extension NavigationModel {
  mutating func setBarHidden(
    _ hidden: Bool, _ kind: Situation, _ animated: Bool, _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    if isBarHidden { expectation.situation.insert(.barWasHidden) }
    if animated { expectation.situation.insert(.animated) }
    let changes = hidden != isBarHidden
    if changes { expectation.situation.insert(.barChanges) }
    isBarHidden = hidden
    isInsetSettled = false
    if !isSettled, var ended = running {
      Self.leaveContentOpen(ofBarHidden: hidden, &ended.barContentAnimation)
      running = ended
    }
    guard isInView else { return }
    guard isSettled else {
      if changes, animated { expectation.runningBarFlag = hidden }
      return
    }
    expectation.barAnimation =
      !animated ? .none : changes ? .animated : .either(.redundantBarChange)
  }

  mutating func setToolbarHidden(
    _ hidden: Bool, _ kind: Situation, _ animated: Bool, _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    if animated { expectation.situation.insert(.animated) }
    let changes = hidden != toolbar.isHidden
    if wereItemsChangedWhileHidden, !hidden {
      expectation.situation.insert(.itemsChangedWhileHidden)
    }
    noteToolbarRequest(hidden: hidden)
    if changes { expectation.situation.insert(.toolbarChanges) }
    guard isInView else { return }
    guard isSettled else {
      // Where a controller hides the toolbar, or did, what its flag reads is open anyway.
      let isOpen = toolbar.hidingCount > 0 || toolbar.isReturnOpen
      if changes, animated, !isOpen { expectation.runningToolbarFlag = hidden }
      return
    }
    if !animated {
      expectation.toolbarAnimation = .none
    } else if case .exactly(let before) = toolbarShownBefore,
      case .exactly(let after) = toolbar.shown(isTopHiding: settings.hidesBottomBar(top))
    {
      expectation.toolbarAnimation =
        before != after ? .animated : changes ? .unstated : .either(.redundantToolbarChange)
    }
  }

  mutating func noteToolbarRequest(hidden: Bool) {
    let comesUp = toolbar.isHidden && !hidden
    toolbar.isHidden = hidden
    toolbar.wasShowRequestedWhileHiding = !hidden && settings.hidesBottomBar(top)
    // What was changed while it was hidden shows now; what was assigned before may still wait for the next top.
    if comesUp, wereItemsChangedWhileHidden {
      staleToolbarItems = nil
      isToolbarOpen = false
      wereItemsChangedWhileHidden = false
    }
  }
}
