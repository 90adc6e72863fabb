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

  /// Whether the property belongs to the navigation item, so that assigning it asks for the item.
  package var belongsToItem: Bool {
    switch self {
    case .itemTitle, .titleView, .leftItem, .rightItem, .backItem, .prompt: true
    case .title, .toolbarItems, .hidesBottomBarWhenPushed: false
    }
  }
}
