/// A property of a content view controller or of its navigation item, with the value to assign.
///
/// Bar items and views are made by the adapter; the suite knows them by label.
public enum ControllerProperty: Hashable, Sendable {
  /// The controller's title; `nil` takes it away.
  case title(String?)
  /// The title of its navigation item; `nil` takes it away, so that the controller's stands for it.
  case itemTitle(String?)
  /// The view in the place of the title; `nil` takes it away.
  case itemTitleView(String?)
  /// The left item, a button; `nil` takes it away.
  case itemLeftBarButton(String?)
  /// The right item, a button; `nil` takes it away.
  case itemRightBarButton(String?)
  /// A bar item made of a view, as the left item; the view is known by the label.
  case itemLeftView(String)
  /// A bar item made of a view, as the right item.
  case itemRightView(String)
  /// The back button for what is pushed on top; `nil` takes it away.
  case itemBackBarButton(String?)
  /// The prompt; `nil` takes it away.
  case itemPrompt(String?)
  /// Toolbar items, by label; a label that comes twice is the same item twice, and `nil` is no array.
  case toolbarItems([String]?)
  /// Toolbar items of these kinds, in this order.
  case toolbarItemKinds([ToolbarItemKind])
  /// Whether the toolbar is hidden while the controller is pushed.
  case hidesBottomBarWhenPushed(Bool)
  /// The controller's own edit button as its right item.
  case itemRightEditButton
  /// The tint of the controller's view, by the name of a colour.
  case viewTintColor(String?)
  /// Whether the controller's main view is a scroll view; assigned before the view is loaded.
  case scrollView(Bool)
}
