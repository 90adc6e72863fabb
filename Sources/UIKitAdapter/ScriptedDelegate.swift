import NavigationConformance

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
#else
  import HeadlessNavigation
#endif

/// A delegate that reports what it is told, and does in will-show what the scenario wants.
final class ScriptedDelegate: PlainObject, UINavigationControllerDelegate {
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
