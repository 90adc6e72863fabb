/// What one content view controller carries, apart from its toolbar items.
package struct ControllerSettings: Hashable, Sendable {
  package var title: Label?
  package var itemTitle: Label?
  /// The title was set after the item's; a controller that couples the two then has the one for both.
  package var isTitleNewer = false
  package var titleView: Label?
  package var leftItem: Label?
  package var rightItem: Label?
  package var backItem: Label?
  package var prompt: Label?
  package var hidesBottomBar = false
  /// Whether anyone has asked for the navigation item.
  package var isItemAsked = false
  package var wasOnStack = false

  package init() {}
}
