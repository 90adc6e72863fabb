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

  /// What tells settings apart most: equal ones have the same, and it is asked for more often than for anything else.
  package func hash(into hasher: inout Hasher) {
    // Mixed by hand into one word: a hasher takes as long for each as for all of them.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var word = title?.low ?? 0
    word = word &* factor &+ (itemTitle?.low ?? 0)
    word = word &* factor &+ (titleView?.low ?? 0)
    word = word &* factor &+ (leftItem?.low ?? 0)
    word = word &* factor &+ (rightItem?.low ?? 0)
    word = word &* factor &+ (backItem?.low ?? 0)
    word = word &* factor &+ (prompt?.low ?? 0)
    hasher.combine(word)
    var flags: UInt32 = 0
    if hidesBottomBar { flags |= 0x1 }
    if isItemAsked { flags |= 0x2 }
    if wasOnStack { flags |= 0x4 }
    if isTitleNewer { flags |= 0x8 }
    if hasEditButton { flags |= 0x10 }
    if isEditing { flags |= 0x20 }
    if wasEdited { flags |= 0x40 }
    if isEditingOpen { flags |= 0x80 }
    if isEditButtonNew { flags |= 0x100 }
    if isLeftView { flags |= 0x200 }
    if isRightView { flags |= 0x400 }
    if hasEveryToolbarItemKind { flags |= 0x800 }
    if hasView { flags |= 0x1000 }
    hasher.combine(flags)
  }

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
