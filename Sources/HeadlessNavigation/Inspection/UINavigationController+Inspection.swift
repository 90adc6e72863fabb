extension UINavigationController {
  /// The seconds a push or pop transition takes.
  public nonisolated static let transitionDuration = 0.35

  /// The controller whose view is embedded as the content view.
  public var displayedViewController: UIViewController? { displayed }

  /// Whether the navigation bar is shown.
  public var isNavigationBarShown: Bool { !navigationBar.isHidden }

  /// Whether the toolbar is shown. It is not while it is hidden, nor while the controller on top
  /// hides it.
  public var isToolbarShown: Bool { isToolbarOut }

  /// The same as the navigation bar's items.
  package var barItems: [UINavigationItem] {
    isAltered ? alteredItems() : navigationBar.itemStack
  }

  /// The same as the left of the navigation bar's content.
  package var displayedLeft: NavigationBarContent.Left { navigationBar.displayedLeft(for: self) }

  /// The same as the centre of the navigation bar's content.
  package var displayedCenter: NavigationBarContent.Center {
    navigationBar.displayedCenter(for: self)
  }

  /// The same as the right of the navigation bar's content.
  package var displayedRight: UIBarButtonItem? { navigationBar.displayedRight() }

  /// The same as tapping an item of the toolbar.
  package func tapToolbarItem(_ item: UIBarButtonItem) {
    if isAltered { tapToolbarItemAltered(item) } else { toolbar.tap(item) }
  }

  /// The same as tapping the left item of the navigation bar.
  package func tapLeftItem() {
    if isAltered { tapLeftItemAltered() } else { navigationBar.tapLeftItem() }
  }

  /// The same as the prompt of the navigation bar's content.
  package var displayedPrompt: String? { navigationBar.displayedPrompt() }

  /// Whether the navigation controller is in a visible window.
  public var isOnScreen: Bool { onScreen }

  /// The same as comparing the controller's parent with this one.
  package func isParent(of viewController: UIViewController) -> Bool {
    viewController.parentReference === reference
  }

  /// The animated transition that is running.
  public var runningTransition: NavigationTransition? {
    running.flatMap { transition(of: $0) }
  }
}

extension UIViewController {
  /// Whether the navigation item has been made. Asking does not make it.
  public var isNavigationItemCreated: Bool { existingNavigationItem != nil }

  /// The same as asking whether the view has been loaded and is inside of another one.
  package var isViewInHierarchy: Bool { loadedView?.superview != nil }
}
