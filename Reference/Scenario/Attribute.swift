/// One property of a content view controller or of its navigation item, with the value to assign.
public enum Attribute: Hashable, Sendable {
  case title(Label?)
  case itemTitle(Label?)
  case titleView(Label?)
  case leftItem(Label?)
  case rightItem(Label?)
  case backItem(Label?)
  case prompt(Label?)
  case toolbarItems([Label]?)
  case hidesBottomBarWhenPushed(Bool)
  /// The controller's own edit button as its right item.
  case editButton
  /// The tint of the controller's view.
  case viewTint(Label?)
  /// Whether the controller's main view is a scroll view.
  case scrollView(Bool)
  /// The controller is a tab bar controller, from the beginning.
  case tabBarController

  /// Whether assigning the property asks for the navigation item, or may do so: the documents leave open whether a
  /// controller's title is written through to its item.
  package var mayAskForItem: Bool {
    switch self {
    case .title, .itemTitle, .titleView, .leftItem, .rightItem, .backItem, .prompt, .editButton:
      true
    case .toolbarItems, .hidesBottomBarWhenPushed, .viewTint, .scrollView, .tabBarController: false
    }
  }
}
