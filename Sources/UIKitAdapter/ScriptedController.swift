import NavigationConformance

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
#else
  import HeadlessNavigation
#endif

/// A content view controller that reports its appearance messages, and does in viewWillAppear what the scenario wants.
final class ScriptedController: PlainViewController {
  /// Set right after the controller is made: with an initialiser of its own it would need all those of UIKit.
  var log: EventLog<UIViewController>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let requests = log?.viewWillAppear(
      self, animated: animated, isMovingToParent: isMovingToParent,
      isViewShown: viewIfLoaded?.superview != nil, hasParent: parent != nil)
    for request in requests ?? [] { navigationController?.carryOut(request) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.viewDidAppear(self, animated: animated, isMovingToParent: isMovingToParent)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.viewWillDisappear(self, animated: animated, isMovingFromParent: isMovingFromParent)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.viewDidDisappear(
      self, animated: animated, isMovingFromParent: isMovingFromParent, hasParent: parent != nil)
  }
}

extension UINavigationController {
  /// What a scenario wants done inside a callback.
  func carryOut(_ request: CallbackRequest<UIViewController>) {
    switch request {
    case .push(let controller, let animated):
      pushViewController(controller, animated: animated)
    case .pop(let animated):
      popViewController(animated: animated)
    case .setViewControllers(let controllers, let animated):
      setViewControllers(controllers, animated: animated)
    case .setNavigationBarHidden(let hidden, let animated):
      setNavigationBarHidden(hidden, animated: animated)
    case .setToolbarHidden(let hidden, let animated):
      setToolbarHidden(hidden, animated: animated)
    }
  }
}
