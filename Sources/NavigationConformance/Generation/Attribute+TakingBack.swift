import NavigationReference

extension Attribute {
  /// What takes back what this has changed, or `nil` if it cannot be taken back.
  var takenBack: Attribute? {
    switch self {
    case .title: .title(nil)
    case .itemTitle: .itemTitle(nil)
    case .titleView: .titleView(nil)
    case .leftItem, .leftView: .leftItem(nil)
    case .rightItem, .rightView, .editButton: .rightItem(nil)
    case .backItem: .backItem(nil)
    case .prompt: .prompt(nil)
    case .toolbarItems, .everyToolbarItemKind: .toolbarItems(nil)
    case .hidesBottomBarWhenPushed(let hides): .hidesBottomBarWhenPushed(!hides)
    case .viewTint: .viewTint(nil)
    case .scrollView(let scrolls): .scrollView(!scrolls)
    case .tabBarController, .navigationController, .elsewhere: nil
    }
  }
}
