/// What a controller's settings and toolbar items add to the facts of a step after which it is on top, or right below.
///
/// Made when one of them changes: every step asks for the facts, and few change a setting.
struct ControllerFacts: Hashable, Sendable {
  private(set) var onTop = Situation(operation: 0, state: 0)
  private(set) var below = Situation(operation: 0, state: 0)

  init() {}

  @inline(__always)
  init(_ settings: ControllerSettings, toolbarItems: [Label]) {
    describeItem(settings)
    describeController(settings)
    describe(toolbarItems, areOfEveryKind: settings.hasEveryToolbarItemKind)
    if settings.backItem != nil { below.insert(.hasBackItem) }
    if settings.title != nil { below.insert(.previousHasTitle) }
    if settings.rightItem != nil || settings.hasEditButton { below.insert(.previousHasRightItem) }
  }

  @inline(__always)
  private mutating func describeItem(_ settings: ControllerSettings) {
    if settings.leftItem != nil {
      onTop.insert(.hasLeftItem)
      if settings.isLeftView { onTop.insert(.hasLeftView) }
    }
    if settings.backItem != nil { onTop.insert(.ownBackItem) }
    if settings.titleView != nil { onTop.insert(.hasTitleView) }
    if settings.itemTitle != nil { onTop.insert(.hasItemTitle) }
    if settings.rightItem != nil {
      onTop.insert(.hasRightItem)
      if settings.isRightView { onTop.insert(.hasRightView) }
    }
    if settings.hasEditButton {
      onTop.insert(.hasRightItem)
      onTop.insert(.hasEditButton)
      if !settings.wasEdited { onTop.insert(.neverEdited) }
      if settings.isEditing { onTop.insert(.editing) }
    }
    if settings.prompt != nil { onTop.insert(.hasPrompt) }
  }

  @inline(__always)
  private mutating func describeController(_ settings: ControllerSettings) {
    if settings.title != nil { onTop.insert(.hasTitle) }
    if settings.viewTint != nil { onTop.insert(.hasViewTint) }
    if settings.isScrollView { onTop.insert(.scrolls) }
  }

  private mutating func describe(_ toolbarItems: [Label], areOfEveryKind: Bool) {
    guard !toolbarItems.isEmpty else { return }
    onTop.insert(.hasToolbarItems)
    if areOfEveryKind { onTop.insert(.hasEveryToolbarItemKind) }
    guard toolbarItems.count > 1 else { return }
    onTop.insert(.severalToolbarItems)
    if Self.repeatsAny(toolbarItems) { onTop.insert(.repeatedItem) }
  }

  /// Toolbars are short: nothing is worth a set here.
  private static func repeatsAny(_ items: [Label]) -> Bool {
    for later in items.indices {
      for earlier in 0..<later where items[earlier] == items[later] { return true }
    }
    return false
  }
}
