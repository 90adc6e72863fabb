import HeadlessNavigation
import NavigationConformance

/// A delegate that reports what it is told.
final class ProbeDelegate: UINavigationControllerDelegate {
  private let log: EventLog<UIViewController>

  init(log: EventLog<UIViewController>) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for request in log.willShow(viewController, animated: animated) {
      navigationController.carryOut(request)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.didShow(viewController, animated: animated)
  }
}
