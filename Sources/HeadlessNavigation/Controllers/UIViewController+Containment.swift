extension UIViewController {
  /// The container this controller is in; `nil` for the content of a ``CWToolbarController``, which sets none.
  public var parent: UIViewController? {
    isParentWithheld ? nil : parentReference?.object ?? tabBarReference?.object
  }

  /// Whether there is a container, while that is there: who is told something by it need not ask who it is.
  package var hasParent: Bool {
    !isParentWithheld && (parentReference != nil || tabBarReference != nil)
  }

  /// The nearest container that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    tabBarReference?.object ?? navigationController?.tabBarController
  }

  /// The nearest container that is a navigation controller.
  public var navigationController: UINavigationController? {
    parentReference?.object
  }

  /// Whether the container the controller was in is gone, in which case it is in none.
  func isFreeOfDeadParent() -> Bool {
    guard parentReference?.object == nil else { return false }
    isOnStack = false
    return true
  }

  /// Tells the navigation controller, if there is one, that the items for the toolbar changed.
  func toolbarItemsDidChange(animated: Bool, isAssignment: Bool) {
    guard isOnStack, let navigation = navigationController else { return }
    navigation.toolbarItemsDidChange(of: self, animated: animated, isAssignment: isAssignment)
  }
}
