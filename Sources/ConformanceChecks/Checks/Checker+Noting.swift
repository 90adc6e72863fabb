import NavigationReference

/// What is noted of what the documents leave open.
extension Checker {
  /// Whether the top is gone. At the root there is nothing to pop, and anything else that the stack may have come to is no
  /// answer.
  mutating func noteLeftItemTap(
    _ seen: inout Observation, _ model: inout NavigationModel
  ) {
    guard let top = model.top else { return }
    if seen.isStackAsExpected {
      if model.depth > 1 { choices.note(.leftItemTap, 1) }
    } else if !seen.stack.contains(top.index) {
      choices.note(.leftItemTap, 2)
    }
  }

  /// What was read while a transition went on.
  mutating func noteRunning(_ expected: inout Expectation, _ seen: RunningSight) {
    if let choice = expected.runningStackChoice, let reading = seen.stack {
      choices.note(
        choice, choice == .stackUnderFinger ? (reading == .other ? 2 : 1) : reading.mask)
    }
    if let reading = seen.items { choices.note(.itemsDuringTransition, reading.mask) }
    if let reading = seen.visible { choices.note(.visibleDuringTransition, reading.mask) }
    if let new = expected.runningBarFlag, let flag = seen.isBarHidden {
      choices.note(.barFlagDuringAnimation, flag == new ? 1 : 2)
    }
    if let new = expected.runningToolbarFlag, let flag = seen.isToolbarHidden {
      choices.note(.toolbarFlagDuringAnimation, flag == new ? 1 : 2)
    }
  }

  @inline(__always)
  mutating func noteUntitled(
    _ expected: inout Expectation, _ seen: inout Observation
  ) {
    if expected.notesUntitledCentre, claimed.contains(.centre) {
      switch seen.centre {
      case .nothing: choices.note(.untitledCentre, 1)
      case .text(let text) where text.isEmpty: choices.note(.untitledCentre, 2)
      default: choices.note(.untitledCentre, 4)
      }
    }
    if expected.notesUntitledBack, claimed.contains(.left), seen.left == .backButton {
      choices.note(.untitledBackTitle, seen.backTitle?.isEmpty ?? true ? 1 : 2)
    }
  }

  /// What the interface shows under a presented controller: whose it is, where that can be told.
  mutating func noteModal(
    _ expected: inout Expectation, _ seen: inout Observation, _ model: inout NavigationModel
  ) {
    guard let top = model.top, let presented = model.presentation?.controller else { return }
    if claimed.contains(.content) {
      choices.note(.contentUnderModal, seen.content == top.index ? 1 : 2)
    }
    let (mine, theirs) = (model.settings(of: top), model.settings(of: presented))
    // What is open without a presentation says nothing about one.
    guard !model.isToolbarHidden, expected.toolbarShown.isCertain,
      model.hidingCount == (mine.hidesBottomBar ? 1 : 0)
    else { return }
    if mine.hidesBottomBar != theirs.hidesBottomBar, claimed.contains(.toolbarShown) {
      choices.note(.hidingUnderModal, seen.isToolbarShown == theirs.hidesBottomBar ? 1 : 2)
    }
    let (items, others) = (model.toolbarItems(of: top), model.toolbarItems(of: presented))
    // Nor does what is shown before a change has had to show.
    guard !mine.hidesBottomBar, items != others, claimed.contains(.toolbarItems),
      expected.toolbarItems.stale == nil
    else { return }
    if seen.toolbarItems == items { choices.note(.toolbarItemsUnderModal, 1) }
    if seen.toolbarItems == others { choices.note(.toolbarItemsUnderModal, 2) }
  }

  mutating func noteHiddenToolbar(
    _ seen: inout Observation, _ model: inout NavigationModel
  ) {
    guard let top = model.top else { return }
    let isActive = seen.toolbarItems == model.toolbarItems(of: top)
    choices.note(.toolbarItemsWhileHidden, isActive ? 1 : seen.toolbarItems.isEmpty ? 2 : 4)
  }
}
