/// One property of a content view controller or of its navigation item, with the value to assign.
public enum Attribute: Hashable, Sendable {
  case title(Label?)
  case itemTitle(Label?)
  case titleView(Label?)
  case leftItem(Label?)
  case rightItem(Label?)
  /// A view in a bar item, as the left item.
  case leftView(Label)
  /// A view in a bar item, as the right item.
  case rightView(Label)
  case backItem(Label?)
  case prompt(Label?)
  case toolbarItems([Label]?)
  /// One toolbar item of each kind, those of `Label.everyToolbarItemKind`.
  case everyToolbarItemKind
  case hidesBottomBarWhenPushed(Bool)
  /// The controller's own edit button as its right item.
  case editButton
  /// The tint of the controller's view.
  case viewTint(Label?)
  /// Whether the controller's main view is a scroll view.
  case scrollView(Bool)
  /// The controller is a tab bar controller, from the beginning.
  case tabBarController
  /// The controller is a navigation controller, from the beginning.
  case navigationController
  /// The controller is on the stack of another navigation controller, from the beginning.
  case elsewhere

  /// Whether assigning the property asks for the navigation item, or may do so: the documents leave open whether a
  /// controller's title is written through to its item.
  package var mayAskForItem: Bool {
    switch self {
    case .title, .itemTitle, .titleView, .leftItem, .rightItem, .leftView, .rightView, .backItem,
      .prompt, .editButton:
      true
    case .toolbarItems, .everyToolbarItemKind, .hidesBottomBarWhenPushed, .viewTint, .scrollView,
      .tabBarController, .navigationController, .elsewhere:
      false
    }
  }

  /// Whether the attribute says what a controller is from the beginning, or where, which is made so and assigned nothing.
  package var isKind: Bool {
    switch self {
    case .tabBarController, .navigationController, .elsewhere: true
    default: false
    }
  }
}
