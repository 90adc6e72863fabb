/// What one content view controller carries, apart from its toolbar items.
package struct ControllerSettings: Hashable, Sendable {
  package var title: Label?
  package var itemTitle: Label?
  /// The title was set after the item's; a controller that couples the two then has the one for both.
  package var isTitleNewer = false
  package var titleView: Label?
  package var leftItem: Label?
  /// The left item is made of a view, which has the label.
  package var isLeftView = false
  package var rightItem: Label?
  package var isRightView = false
  /// The toolbar items are those of every kind.
  package var hasEveryToolbarItemKind = false
  package var backItem: Label?
  package var prompt: Label?
  package var hidesBottomBar = false
  /// Whether anyone has asked for the navigation item.
  package var isItemAsked = false
  package var wasOnStack = false
  /// The main view has been shown as what was presented.
  package var hasView = false
  /// The right item is the controller's own edit button.
  package var hasEditButton = false
  package var isEditing = false
  /// The edit button was made anew while the controller was edited: what it says before the next tap is open.
  package var isEditButtonNew = false
  package var wasEdited = false
  /// The controller left the top while it was edited, so that it may or may not be so still.
  package var isEditingOpen = false
  package var isScrollView = false
  package var viewTint: Label?
  package var isTabBarController = false
  package var isNavigationController = false
  package var isElsewhere = false

  package init() {}

  /// What the custom left item shows.
  package var leftElement: DisplayedElement? {
    leftItem.map { isLeftView ? .view($0) : .item($0) }
  }

  /// What the custom right item shows, where it is not the edit button.
  package var rightElement: DisplayedElement? {
    rightItem.map { isRightView ? .view($0) : .item($0) }
  }

  /// Notes what coming on the stack brings with it. Returns whether the toolbar is hidden with it.
  mutating func comeOnStack() -> Bool {
    wasOnStack = true
    isItemAsked = true
    return hidesBottomBar
  }
}

extension [ControllerSettings] {
  /// Whether the controller hides the toolbar; one that nothing was said of does not.
  @inline(__always)
  func hidesBottomBar(_ name: ControllerName?) -> Bool {
    guard let name, name.position < count else { return false }
    return self[name.position].hidesBottomBar
  }

  /// Why the controller may not come onto the stack, by what it is or where; `nil` for one that may.
  @inline(__always)
  func obstacle(to name: ControllerName) -> Refusal? {
    guard name.position < count else { return nil }
    if self[name.position].isTabBarController { return .tabBarController(name) }
    if self[name.position].isNavigationController { return .navigationController(name) }
    return self[name.position].isElsewhere ? .elsewhere(name) : nil
  }
}
