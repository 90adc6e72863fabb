import HeadlessNavigation

/// A delegate that does what a scenario wants done in a callback, and says nothing.
final class BareDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let controller = viewController as? BareController,
      let request = controller.uponWillShow.take()
    else { return }
    request(navigationController)
  }
}
