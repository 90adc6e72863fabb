import HeadlessNavigation

/// In what kind of place a subject is embedded. In all of them it is held to the same requirements.
package enum ContainerKind: CaseIterable, Sendable {
  /// In a tab bar controller's only tab.
  case tab
  /// In a tab that is selected when another one is on the screen already.
  case otherTab
  /// In a tab bar controller that is itself a tab of another.
  case tabInTab

  /// What a window gets as its root.
  @MainActor
  func made(with navigation: UINavigationController) -> UITabBarController {
    let container = UITabBarController()
    switch self {
    case .tab: container.viewControllers = [navigation]
    case .otherTab: container.viewControllers = [UIViewController(), navigation]
    case .tabInTab: container.viewControllers = [Self.tab.made(with: navigation)]
    }
    return container
  }

  /// Brings the subject on the screen where it is not yet.
  @MainActor
  func show(_ navigation: UINavigationController) {
    guard self == .otherTab else { return }
    navigation.tabBarController?.selectedViewController = navigation
  }
}
