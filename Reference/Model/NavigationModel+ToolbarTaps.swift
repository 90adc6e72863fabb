extension NavigationModel {
  /// An item of the toolbar is tapped. What its action does is the app's; nothing changes here.
  mutating func tapToolbarItem(_ label: Label, _ expectation: inout Expectation) {
    expectation.situation.insert(.tapToolbarItem)
    expectation.messages.tappedItem = label
  }

  /// The item has to be on show by every reading, and to have an action, which those that are known by their kind have not.
  func refusalOfTapping(_ label: Label) -> Refusal? {
    if isOnScreen, presentation != nil { return .covered }
    guard let top, isInView, !isToolbarOpen,
      toolbar.shown(isTopHiding: settings.hidesBottomBar(top)) == .exactly(true),
      toolbarItems(of: top).contains(label), staleToolbarItems?.contains(label) ?? true,
      !Label.everyToolbarItemKind.contains(label)
    else { return .noToolbarItem }
    return isSettled ? nil : .changeOfRunning
  }
}
