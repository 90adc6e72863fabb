import HeadlessNavigation

/// What kind of navigation controller each start makes. All of them are held to the same requirements.
package enum NavigationKind: CaseIterable, Sendable {
  case standard
  case subclass
  /// With a navigation bar and a toolbar of other classes.
  case ownBars
  /// From a storyboard, whose relationship leads to the root; one without a root is made by code.
  case storyboard

  @MainActor
  func made(with root: UIViewController?) -> UINavigationController {
    if self == .storyboard, let root {
      return UIStoryboard { root }.instantiateInitialViewController()
    }
    let isOwn = self == .ownBars
    let bar: AnyClass? = isOwn ? OwnNavigationBar.self : nil
    let toolbar: AnyClass? = isOwn ? OwnToolbar.self : nil
    let navigation =
      self == .subclass
      ? OwnNavigationController(navigationBarClass: bar, toolbarClass: toolbar)
      : UINavigationController(navigationBarClass: bar, toolbarClass: toolbar)
    if let root { navigation.pushViewController(root, animated: false) }
    return navigation
  }
}
