/// A property of a content view controller or of its navigation item, with the value to assign.
///
/// Bar items and views are made by the adapter; the suite knows them by label.
public enum ControllerProperty: Hashable, Sendable {
  case title(String?)
  case itemTitle(String?)
  case itemTitleView(String?)
  case itemLeftBarButton(String?)
  case itemRightBarButton(String?)
  /// A bar item made of a view, as the left item; the view is known by the label.
  case itemLeftView(String)
  /// A bar item made of a view, as the right item.
  case itemRightView(String)
  case itemBackBarButton(String?)
  case itemPrompt(String?)
  case toolbarItems([String]?)
  /// Toolbar items of these kinds, in this order.
  case toolbarItemKinds([ToolbarItemKind])
  case hidesBottomBarWhenPushed(Bool)
  /// The controller's own edit button as its right item.
  case itemRightEditButton
  /// The tint of the controller's view, by the name of a colour.
  case viewTintColor(String?)
  /// Whether the controller's main view is a scroll view; assigned before the view is loaded.
  case scrollView(Bool)
}
