/// What may follow a controller's name and a dot.
enum PropertyKeyword: String, CaseIterable {
  case title
  case item
  case toolbarItems
  case hidesBottomBarWhenPushed
  case setToolbarItems
  case viewWillAppear
  case present
  case view
  case isTabBarController
  case isNavigationController
  case isElsewhere

  static var words: [String] { allCases.map(\.rawValue) }
}
