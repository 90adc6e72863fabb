import Foundation

/// A controller that shows another one above a toolbar of its own. When that is a navigation controller, the toolbar
/// follows the controllers that come and go on its stack.
///
/// *UIToolbars in iPhone OS 2.x*.
open class CWToolbarController: UIViewController, UINavigationControllerDelegate {
  /// The controller whose view is shown above the toolbar.
  public var contentViewController: UIViewController {
    has(.contentReplaced) ? alteration.substitute : content
  }

  /// The toolbar. There is none before the view is loaded.
  public var toolbar: UIToolbar? { has(.toolbarNotExposed) ? nil : ownToolbar }

  let content: UIViewController
  var ownToolbar: UIToolbar?
  /// While the screen is entered or left the content is told by the one who does that.
  private var isMovingOnScreen = false

  let faults: ToolbarControllerFaults
  let variants: ToolbarControllerVariants
  lazy var alteration = ToolbarControllerAlteration()

  private static let toolbarHeight = 44.0

  /// Creates a container for a controller. The container becomes the delegate of a navigation controller, whoever that
  /// was before.
  ///
  /// - Parameter contentViewController: the controller to show above the toolbar.
  public convenience init(contentViewController: UIViewController) {
    self.init(contentViewController: contentViewController, faults: [], variants: [])
  }

  /// Creates one that is wrong, or reads what is open in another way.
  package init(
    contentViewController: UIViewController, faults: ToolbarControllerFaults,
    variants: ToolbarControllerVariants
  ) {
    content = contentViewController
    self.faults = faults
    self.variants = variants
    super.init()
    if isAltered {
      takeDelegateWrongly()
    } else if let navigation = content as? UINavigationController {
      navigation.delegate = self
    }
  }

  open override var children: [UIViewController] { [content] }

  // MARK: The view

  open override func loadView() {
    let frame = has(.contentViewNotLoaded) ? CGRect() : content.view.frame
    let container = CWToolbarView(frame: has(.originLost) ? frame.movedToOrigin : frame)
    container.controller = self
    let toolbar = ownToolbar ?? UIToolbar()
    ownToolbar = toolbar
    setMasks(container, toolbar)
    view = container
    if isAltered {
      assembleWrongly(container, toolbar)
    } else {
      container.addSubview(content.view)
      container.addSubview(toolbar)
    }
    layOut(in: frame.size)
    toolbarWasMade(toolbar)
  }

  /// Places content and toolbar one above the other.
  func layOut(in size: CGSize) {
    let height = Self.toolbarHeight
    var contentFrame = CGRect(x: 0, y: 0, width: size.width, height: size.height - height)
    var toolbarFrame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    if isAltered { misplace(&contentFrame, &toolbarFrame, size) }
    if has(.itemsLostInAnotherSize) { ownToolbar?.items = nil }
    content.viewIfLoaded?.frame = contentFrame
    ownToolbar?.frame = toolbarFrame
  }

  private func setMasks(_ container: UIView, _ toolbar: UIToolbar) {
    guard !has(.masksMissing) else { return }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  // MARK: Following the stack

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if isAltered, followsWrongly(viewController, in: navigationController, animated) { return }
    ownToolbar?.setItems(items(of: viewController), animated: animated)
  }

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if has(.setAfterShown) {
      ownToolbar?.setItems(items(of: viewController), animated: animated)
    }
  }

  /// What the controller contributes to a toolbar, if it has toolbar items at all.
  func items(of viewController: UIViewController) -> [UIBarButtonItem]? {
    viewController.answersToolbarItems ? viewController.toolbarItems : nil
  }

  // MARK: Rotation

  open override func shouldAutorotate(
    toInterfaceOrientation orientation: UIInterfaceOrientation
  ) -> Bool {
    has(.rotationNotForwarded)
      ? orientation == .portrait
      : content.shouldAutorotate(toInterfaceOrientation: orientation)
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if forwards(.appearanceNotForwarded) { content.viewWillAppear(animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if forwards(.otherMessagesNotForwarded) { content.viewDidAppear(animated) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if forwards(.otherMessagesNotForwarded) { content.viewWillDisappear(animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if forwards(.otherMessagesNotForwarded) { content.viewDidDisappear(animated) }
  }

  private func forwards(_ fault: ToolbarControllerFault) -> Bool {
    !isMovingOnScreen && !has(fault)
  }

  override func enterScreen(clock: VirtualClock) {
    isMovingOnScreen = true
    viewWillAppear(false)
    content.enterScreen(clock: clock)
    viewDidAppear(false)
    isMovingOnScreen = false
  }

  override func leaveScreen() {
    isMovingOnScreen = true
    viewWillDisappear(false)
    content.leaveScreen()
    viewDidDisappear(false)
    isMovingOnScreen = false
  }
}
