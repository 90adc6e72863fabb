/// What can be learned about a navigation controller beyond what UIKit tells. It is for tests and
/// tools, and no part of UIKit. Every method has a default that does nothing.
@MainActor
public protocol NavigationObserver: AnyObject {
  /// Called when a transition begins. An operation without an animation also is a transition.
  func navigationController(
    _ navigationController: UINavigationController, didBegin transition: NavigationTransition)

  /// Called when a transition has ended.
  func navigationController(
    _ navigationController: UINavigationController, didEnd transition: NavigationTransition)

  /// Called when the navigation bar is shown or hidden.
  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarVisibility change: BarVisibilityChange)

  /// Called when the toolbar is shown or hidden, by the caller or for the sake of a controller.
  func navigationController(
    _ navigationController: UINavigationController,
    didChangeToolbarVisibility change: BarVisibilityChange)

  /// Called when the content of the navigation bar changes to that of a new top controller.
  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarContentAnimated animated: Bool)

  /// Called when the toolbar gets other items.
  func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool)
}

extension NavigationObserver {
  public func navigationController(
    _ navigationController: UINavigationController, didBegin transition: NavigationTransition
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didEnd transition: NavigationTransition
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarVisibility change: BarVisibilityChange
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didChangeToolbarVisibility change: BarVisibilityChange
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarContentAnimated animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool
  ) {}
}
