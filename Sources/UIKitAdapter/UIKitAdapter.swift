public import NavigationConformance

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessNavigation
#endif

/// Lets the suite drive classes that have UIKit's names: Apple's own on iOS, Mac Catalyst and visionOS, and
/// HeadlessNavigation's elsewhere.
///
/// It claims the stack, the items, whether bars are shown, and messages, as far as UIKit's public interface tells them.
/// What a bar really draws and how it is animated is not among that; presentations, gestures, the looks and the
/// identity of the bars, and tab bar controllers are not claimed yet. `Platform` adds what each side has beyond it.
@MainActor
public struct UIKitAdapter: NavigationAdapter {
  public static var capabilities: Capabilities {
    Platform.capabilities.union([
      .standard, .assignViewControllers, .topViewController, .visibleViewController, .content,
      .parent, .offScreen, .emptyStart, .itemStack, .navigationBar, .navigationBarShown, .toolbar,
      .toolbarShown, .toolbarItems, .toolbarItemKinds, .hidesBottomBar, .willShow, .didShow,
      .delegateReplacement,
      .appearance, .disappearance, .movingFlags, .viewAtAppearance, .callbacks,
      .directBarChanges, .foreignBarClasses, .embeddedStart, .delegateOwnership,
      .controllerOwnership, .navigationControllers, .controllersElsewhere, .reentrantCallbacks,
    ])
  }

  let platform: Platform
  private var window: UIWindow
  var navigation: UINavigationController
  /// All of the present start: the controller holds none of them, and one that is told too late must live to say so.
  private var delegates: [ScriptedDelegate] = []
  /// Other navigation controllers, whose controllers the subject is to be given: those made since the start, and those
  /// made before it.
  private var others: [UINavigationController] = []
  private var earlierOthers: [UINavigationController] = []

  init(_ platform: Platform) {
    self.platform = platform
    window = platform.makeWindow()
    navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
  }

  public func makeController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    let controller = ScriptedController()
    controller.log = log
    return controller
  }

  public func makeNavigationController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    UINavigationController(navigationBarClass: nil, toolbarClass: nil)
  }

  public mutating func makeControllerElsewhere(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    let controller = makeController(label: label, log: log)
    others.append(UINavigationController(rootViewController: controller))
    return controller
  }

  // MARK: Starting

  public mutating func start(root: UIViewController, log: EventLog<UIViewController>) throws {
    try startOffScreen(root: root, log: log)
    try show()
  }

  public mutating func startOffScreen(
    root: UIViewController, log: EventLog<UIViewController>
  ) throws {
    let navigation = platform.makeNavigation(root: root)
    try platform.check()
    begin(navigation, log)
  }

  public mutating func startEmpty(log: EventLog<UIViewController>) throws {
    begin(UINavigationController(navigationBarClass: nil, toolbarClass: nil), log)
  }

  public mutating func startEmbedded(
    root: UIViewController, log: EventLog<UIViewController>
  ) throws {
    try startOffScreen(root: root, log: log)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try platform.check()
  }

  public mutating func start(
    root: UIViewController, foreignClassOf bar: ManagedBar, log: EventLog<UIViewController>
  ) throws {
    let navigation = platform.makeNavigation(
      navigationBarClass: bar == .navigationBar ? UIToolbar.self : nil,
      toolbarClass: bar == .toolbar ? UINavigationBar.self : nil)
    try platform.check()
    begin(navigation, log)
    navigation.pushViewController(root, animated: false)
    try show()
  }

  private mutating func begin(
    _ navigation: UINavigationController, _ log: EventLog<UIViewController>
  ) {
    window = platform.makeWindow()
    self.navigation = navigation
    platform.prepare(navigation)
    delegates.removeAll()
    earlierOthers = others
    others.removeAll()
    setDelegate(log)
  }

  public func show() throws {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try platform.check()
  }

  public mutating func setDelegate(_ log: EventLog<UIViewController>?) {
    let delegate = log.map { ScriptedDelegate(log: $0) }
    if let delegate { delegates.append(delegate) }
    navigation.delegate = delegate
  }

  public func lendDelegate() -> AnyObject {
    let delegate = SilentDelegate()
    navigation.delegate = delegate
    return delegate
  }

  public func lendController() throws -> AnyObject {
    let controller = UIViewController()
    navigation.pushViewController(controller, animated: false)
    navigation.popViewController(animated: false)
    try platform.check()
    return controller
  }

  // Spelled out, because the requirement runs wherever its caller does and would pass that on.
  @MainActor public func settle() async { await platform.settle(navigation) }

  // MARK: The stack

  public var viewControllers: [UIViewController] { navigation.viewControllers }
  public var topViewController: UIViewController? { navigation.topViewController }
  public var visibleViewController: UIViewController? { navigation.visibleViewController }
  public var contentController: UIViewController? {
    navigation.viewControllers.last { $0.viewIfLoaded?.superview != nil }
  }

  public func isChild(_ controller: UIViewController) -> Bool { controller.parent === navigation }

  public func push(_ controller: UIViewController, animated: Bool) throws {
    navigation.pushViewController(controller, animated: animated)
    try platform.check()
  }

  public func pop(animated: Bool) throws -> UIViewController? {
    let popped = navigation.popViewController(animated: animated)
    try platform.check()
    return popped
  }

  public func pop(to controller: UIViewController, animated: Bool) throws -> [UIViewController]? {
    let popped = navigation.popToViewController(controller, animated: animated)
    try platform.check()
    return popped
  }

  public func popToRoot(animated: Bool) throws -> [UIViewController]? {
    let popped = navigation.popToRootViewController(animated: animated)
    try platform.check()
    return popped
  }

  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) throws {
    navigation.setViewControllers(controllers, animated: animated)
    try platform.check()
  }

  public func assignViewControllers(_ controllers: [UIViewController]) throws {
    navigation.viewControllers = controllers
    try platform.check()
  }

  public func performSegue(to controller: UIViewController) throws {
    guard let top = navigation.topViewController else { return }
    try platform.performSegue(of: top, to: controller)
    try platform.check()
  }
}
