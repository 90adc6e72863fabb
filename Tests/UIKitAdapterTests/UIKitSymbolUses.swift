import Foundation
import HeadlessNavigation

// Every symbol of the list, used as UIKit declares it. It is enough that this compiles; nothing here is run.

@MainActor func usesUINavigationController() {
  // UINavigationController: class UINavigationController: UIViewController
  let _: UIViewController.Type = UINavigationController.self
  // UINavigationController: init(rootViewController: UIViewController)
  let _: (UIViewController) -> UINavigationController = {
    UINavigationController(rootViewController: $0)
  }
  // UINavigationController: init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
  let _: (AnyClass?, AnyClass?) -> UINavigationController = {
    UINavigationController(navigationBarClass: $0, toolbarClass: $1)
  }
  // UINavigationController: var delegate: (any UINavigationControllerDelegate)?
  let _: (UINavigationController) -> (any UINavigationControllerDelegate)? = { $0.delegate }
  let _: (UINavigationController, (any UINavigationControllerDelegate)?) -> Void = {
    $0.delegate = $1
  }
  // UINavigationController: var viewControllers: [UIViewController]
  let _: (UINavigationController) -> [UIViewController] = { $0.viewControllers }
  let _: (UINavigationController, [UIViewController]) -> Void = { $0.viewControllers = $1 }
  // UINavigationController: var topViewController: UIViewController?
  let _: (UINavigationController) -> UIViewController? = { $0.topViewController }
  // UINavigationController: var visibleViewController: UIViewController?
  let _: (UINavigationController) -> UIViewController? = { $0.visibleViewController }
  // UINavigationController: func pushViewController(_ viewController: UIViewController, animated: Bool)
  let _: (UINavigationController, UIViewController, Bool) -> Void = {
    $0.pushViewController($1, animated: $2)
  }
  // UINavigationController: func popViewController(animated: Bool) -> UIViewController?
  let _: (UINavigationController, Bool) -> UIViewController? = {
    $0.popViewController(animated: $1)
  }
  // UINavigationController: func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
  let _: (UINavigationController, UIViewController, Bool) -> [UIViewController]? = {
    $0.popToViewController($1, animated: $2)
  }
  // UINavigationController: func popToRootViewController(animated: Bool) -> [UIViewController]?
  let _: (UINavigationController, Bool) -> [UIViewController]? = {
    $0.popToRootViewController(animated: $1)
  }
  // UINavigationController: func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  let _: (UINavigationController, [UIViewController], Bool) -> Void = {
    $0.setViewControllers($1, animated: $2)
  }
  // UINavigationController: var navigationBar: UINavigationBar
  let _: (UINavigationController) -> UINavigationBar = { $0.navigationBar }
  // UINavigationController: var isNavigationBarHidden: Bool
  let _: (UINavigationController) -> Bool = { $0.isNavigationBarHidden }
  let _: (UINavigationController, Bool) -> Void = { $0.isNavigationBarHidden = $1 }
  // UINavigationController: func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  let _: (UINavigationController, Bool, Bool) -> Void = {
    $0.setNavigationBarHidden($1, animated: $2)
  }
  // UINavigationController: var toolbar: UIToolbar!
  let _: (UINavigationController) -> UIToolbar? = { $0.toolbar }
  // UINavigationController: var isToolbarHidden: Bool
  let _: (UINavigationController) -> Bool = { $0.isToolbarHidden }
  let _: (UINavigationController, Bool) -> Void = { $0.isToolbarHidden = $1 }
  // UINavigationController: func setToolbarHidden(_ hidden: Bool, animated: Bool)
  let _: (UINavigationController, Bool, Bool) -> Void = {
    $0.setToolbarHidden($1, animated: $2)
  }
}

@MainActor func usesUINavigationControllerDelegate() {
  // UINavigationControllerDelegate: func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  let _:
    (any UINavigationControllerDelegate, UINavigationController, UIViewController, Bool) -> Void = {
      $0.navigationController($1, willShow: $2, animated: $3)
    }
  // UINavigationControllerDelegate: func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  let _:
    (any UINavigationControllerDelegate, UINavigationController, UIViewController, Bool) -> Void = {
      $0.navigationController($1, didShow: $2, animated: $3)
    }
}

@MainActor func usesUIViewController() {
  // UIViewController: class UIViewController
  let _: AnyObject.Type = UIViewController.self
  // UIViewController: var viewIfLoaded: UIView?
  let _: (UIViewController) -> UIView? = { $0.viewIfLoaded }
  // UIViewController: var parent: UIViewController?
  let _: (UIViewController) -> UIViewController? = { $0.parent }
  // UIViewController: var navigationController: UINavigationController?
  let _: (UIViewController) -> UINavigationController? = { $0.navigationController }
  // UIViewController: var navigationItem: UINavigationItem
  let _: (UIViewController) -> UINavigationItem = { $0.navigationItem }
  // UIViewController: var isMovingToParent: Bool
  let _: (UIViewController) -> Bool = { $0.isMovingToParent }
  // UIViewController: var isMovingFromParent: Bool
  let _: (UIViewController) -> Bool = { $0.isMovingFromParent }
  // UIViewController: var hidesBottomBarWhenPushed: Bool
  let _: (UIViewController) -> Bool = { $0.hidesBottomBarWhenPushed }
  let _: (UIViewController, Bool) -> Void = { $0.hidesBottomBarWhenPushed = $1 }
  // UIViewController: var toolbarItems: [UIBarButtonItem]?
  let _: (UIViewController) -> [UIBarButtonItem]? = { $0.toolbarItems }
  let _: (UIViewController, [UIBarButtonItem]?) -> Void = { $0.toolbarItems = $1 }
  // UIViewController: func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
  let _: (UIViewController, [UIBarButtonItem]?, Bool) -> Void = {
    $0.setToolbarItems($1, animated: $2)
  }
  // UIViewController: func viewWillAppear(_ animated: Bool)
  let _: (UIViewController, Bool) -> Void = {
    $0.viewWillAppear($1)
  }
  // UIViewController: func viewDidAppear(_ animated: Bool)
  let _: (UIViewController, Bool) -> Void = {
    $0.viewDidAppear($1)
  }
  // UIViewController: func viewWillDisappear(_ animated: Bool)
  let _: (UIViewController, Bool) -> Void = {
    $0.viewWillDisappear($1)
  }
  // UIViewController: func viewDidDisappear(_ animated: Bool)
  let _: (UIViewController, Bool) -> Void = {
    $0.viewDidDisappear($1)
  }
}

@MainActor func usesUINavigationItem() {
  // UINavigationItem: class UINavigationItem
  let _: AnyObject.Type = UINavigationItem.self
}

@MainActor func usesUINavigationBar() {
  // UINavigationBar: var items: [UINavigationItem]?
  let _: (UINavigationBar) -> [UINavigationItem]? = { $0.items }
}

@MainActor func usesUIToolbar() {
  // UIToolbar: var items: [UIBarButtonItem]?
  let _: (UIToolbar) -> [UIBarButtonItem]? = { $0.items }
}

@MainActor func usesUIView() {
  // UIView: var superview: UIView?
  let _: (UIView) -> UIView? = { $0.superview }
  // UIView: var isHidden: Bool
  let _: (UIView) -> Bool = { $0.isHidden }
  let _: (UIView, Bool) -> Void = { $0.isHidden = $1 }
  // UIView: var alpha: CGFloat
  let _: (UIView, CGFloat) -> Void = { $0.alpha = $1 }
  // UIView: var frame: CGRect
  let _: (UIView, CGRect) -> Void = { $0.frame = $1 }
  // UIView: var bounds: CGRect
  let _: (UIView, CGRect) -> Void = { $0.bounds = $1 }
  // UIView: func removeFromSuperview()
  let _: (UIView) -> Void = { $0.removeFromSuperview() }
}

@MainActor func usesUIBarButtonItem() {
  // UIBarButtonItem: init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  let _: (String?) -> UIBarButtonItem = { UIBarButtonItem(title: $0) }
  // UIBarButtonItem: var title: String?
  let _: (UIBarButtonItem) -> String? = { $0.title }
  let _: (UIBarButtonItem, String?) -> Void = { $0.title = $1 }
}

@MainActor func usesUIWindow() {
  // UIWindow: class UIWindow: UIView
  let _: UIView.Type = UIWindow.self
  // UIWindow: var rootViewController: UIViewController?
  let _: (UIWindow) -> UIViewController? = { $0.rootViewController }
  let _: (UIWindow, UIViewController?) -> Void = { $0.rootViewController = $1 }
  // UIWindow: func makeKeyAndVisible()
  let _: (UIWindow) -> Void = { $0.makeKeyAndVisible() }
}

@MainActor func usesUITabBarController() {
  // UITabBarController: class UITabBarController: UIViewController
  let _: UIViewController.Type = UITabBarController.self
  // UITabBarController: var viewControllers: [UIViewController]?
  let _: (UITabBarController) -> [UIViewController]? = { $0.viewControllers }
}
