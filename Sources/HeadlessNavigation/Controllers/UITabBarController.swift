/// A controller that shows one of several others, each the root of a tab, and must not be on a navigation stack.
///
/// View Controller Catalog, Creating a Navigation Interface; UINavigationController Class Reference,
/// pushViewController:animated:.
open class UITabBarController: UIViewController {
  /// The controllers of the tabs; they must be in no other container. The selected one stays selected if it is among
  /// them, and otherwise the first is.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      let former = tabs
      tabs = newValue ?? []
      for tab in former where !tabs.contains(where: { $0 === tab }) {
        tab.tabBarReference = nil
      }
      for tab in tabs where tab.tabBarReference?.object !== self {
        let reference = WeakReference<UITabBarController>()
        reference.object = self
        tab.tabBarReference = reference
      }
      if !tabs.contains(where: { $0 === selectedViewController }) {
        selectedViewController = tabs.first
      }
    }
  }

  /// The controller whose view is shown; one of those of the tabs. Another one may be assigned at any time.
  open var selectedViewController: UIViewController? {
    didSet {
      guard selectedViewController !== oldValue else { return }
      if let oldValue, shownClock != nil { oldValue.leaveScreen() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showSelected()
    }
  }

  open override var children: [UIViewController] { tabs }

  private var tabs: [UIViewController] = []
  /// The clock of the window that it is on screen in.
  private var shownClock: VirtualClock?

  private func showSelected() {
    guard let selectedViewController, let shownClock else { return }
    view.addSubview(selectedViewController.view)
    selectedViewController.enterScreen(clock: shownClock)
  }

  // MARK: Inside the module

  override var obstacleToBeingPushed: PushObstacle? { .tabBarController }

  override func enterScreen(clock: VirtualClock) {
    viewWillAppear(false)
    shownClock = clock
    showSelected()
    viewDidAppear(false)
  }

  override func leaveScreen() {
    viewWillDisappear(false)
    selectedViewController?.leaveScreen()
    shownClock = nil
    viewDidDisappear(false)
  }

  override func coverWillChange(isCovered: Bool, animated: Bool) {
    super.coverWillChange(isCovered: isCovered, animated: animated)
    selectedViewController?.coverWillChange(isCovered: isCovered, animated: animated)
  }

  override func coverDidChange(isCovered: Bool, animated: Bool) {
    selectedViewController?.coverDidChange(isCovered: isCovered, animated: animated)
    super.coverDidChange(isCovered: isCovered, animated: animated)
  }
}
