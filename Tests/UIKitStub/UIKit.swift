// What UIKitAdapter takes from UIKit, declared as UIKit declares it and with nothing in it: so that the part of the
// adapter that is for Apple's platforms is compiled where there is no UIKit. `.ci/uikit` does that; no target has it.

@_exported import Foundation
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {}
@MainActor open class UIView: UIResponder {
  open var superview: UIView? { nil }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var layer: CALayer { CALayer() }
  open func layoutIfNeeded() {}
  open func removeFromSuperview() {}
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
@MainActor open class UIImage: NSObject {}
@MainActor open class UIMenu: NSObject {}
@MainActor open class UIAction: NSObject {}
@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem { case add }
  open var title: String?
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(customView: UIView) { self.init() }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
}
@MainActor open class UINavigationItem: NSObject {}
open class UINavigationBar: UIView { open var items: [UINavigationItem]? }
open class UIToolbar: UIView { open var items: [UIBarButtonItem]? }
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open var viewIfLoaded: UIView? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  weak open var parent: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
/// UIKit's are optional, which a protocol is here only with a body for each.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }
  weak open var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open var navigationBar: UINavigationBar { UINavigationBar(frame: .zero) }
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open var toolbar: UIToolbar! { nil }
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}
open class UITabBarController: UIViewController { open var viewControllers: [UIViewController]? }
