/// The top of a view tree, and what puts a controller on screen.
///
/// A window owns the clock on which everything inside it is animated.
open class UIWindow: UIView {
  /// The time of everything shown in this window.
  public let clock = VirtualClock()

  /// The controller whose view fills the window. Replacing it while the window is visible takes
  /// the old one off the screen first.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      updateScreen()
    }
  }

  /// Whether the window is off the screen. A new window is hidden.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      updateScreen()
    }
  }

  /// The controller that is on the screen now.
  private var shownViewController: UIViewController?

  /// Creates a hidden window.
  public required init() {
    super.init()
    isHidden = true
  }

  open override var window: UIWindow? { self }

  /// Shows the window, which puts its root controller on screen.
  ///
  /// View Controller Catalog, Creating a Navigation Interface Programmatically.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  private func updateScreen() {
    let wanted = isHidden ? nil : rootViewController
    guard wanted !== shownViewController else { return }
    if let shown = shownViewController {
      shownViewController = nil
      shown.leaveScreen()
      shown.viewIfLoaded?.removeFromSuperview()
    }
    if let wanted {
      shownViewController = wanted
      addSubview(wanted.view)
      wanted.enterScreen(clock: clock)
    }
  }
}
