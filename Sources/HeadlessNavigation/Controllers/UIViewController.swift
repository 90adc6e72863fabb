/// A controller of one screen: it has a view, a title, items for the bars around it, and is told
/// when it appears and disappears.
@MainActor
open class UIViewController {
  /// The title of the screen. The navigation bar shows it unless the navigation item has one.
  open var title: String? {
    get { ownTitle }
    set {
      ownTitle = newValue
      existingNavigationItem?.isOlderThanControllerTitle = true
    }
  }

  /// Whether no toolbar is shown while this controller is on top of a navigation stack.
  ///
  /// View Controller Catalog, Showing and Hiding the Toolbar.
  open var hidesBottomBarWhenPushed: Bool {
    get { hidesBottomBar }
    set { hidesBottomBar = newValue }
  }

  /// Whether the view is to be laid out under the bars around it, as far as these permit.
  ///
  /// View Controller Catalog, Adopting a Full-Screen Layout for Navigation Views.
  open var wantsFullScreenLayout: Bool {
    get { wantsFullScreen }
    set { wantsFullScreen = newValue }
  }

  /// Whether the appearance being told about comes from joining a container.
  public var isMovingToParent: Bool { movesToParent }

  /// Whether the disappearance being told about comes from leaving a container.
  public var isMovingFromParent: Bool { movesFromParent }

  /// Whether the controller is in the state in which its content can be changed.
  ///
  /// View Controller Catalog, Using Edit and Done Buttons.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var ownTitle: String?
  private var editing = false
  /// The edit button, if it has been asked for.
  var existingEditButtonItem: UIBarButtonItem?
  private var hidesBottomBar = false
  /// What concerns its restoration, for a controller that has something to say about it.
  var restoration: RestorationTraits?
  private var wantsFullScreen = false
  var movesToParent = false
  var movesFromParent = false
  var existingNavigationItem: UINavigationItem?
  var itemsForToolbar: [UIBarButtonItem]?
  var loadedView: UIView?
  /// What this controller presents.
  var presentation: ModalPresentation?
  /// The box of what presents it.
  var presentationReference: WeakReference<ModalPresentation>?

  /// The box of the container this controller is in.
  var parentReference: ContainerReference?
  /// The box of the tab bar controller that this one is a tab of.
  var tabBarReference: WeakReference<UITabBarController>?
  /// Whether the controller is on its parent's navigation stack. For as long as a popped
  /// controller is still moving away it has a parent and is not on the stack.
  var isOnStack = false
  /// Whether the container is not to be read for now, as if the controller were in none.
  var isParentWithheld = false
  /// A mark used while two lists are compared.
  var isMarked = false

  /// Creates a controller. Its view and its navigation item are made when first asked for.
  public init() {}

  // MARK: Items

  /// What the controller contributes to the navigation bar. It is made when first asked for.
  ///
  /// View Controller Catalog, Using Custom Buttons and Views as Navigation Items.
  open var navigationItem: UINavigationItem {
    if let existingNavigationItem { return existingNavigationItem }
    let item = UINavigationItem()
    existingNavigationItem = item
    return item
  }

  /// The items shown in the toolbar while this controller is on top of a navigation stack.
  /// Setting them is the same as ``setToolbarItems(_:animated:)`` without an animation.
  ///
  /// View Controller Catalog, Specifying the Toolbar Items.
  open var toolbarItems: [UIBarButtonItem]? {
    get { itemsForToolbar }
    set {
      itemsForToolbar = newValue
      toolbarItemsDidChange(animated: false, isAssignment: true)
    }
  }

  /// Whether the controller has toolbar items to be asked for. It stands for asking whether an object responds to the
  /// selector: controllers made for systems before iPhone OS 3.0 do not.
  open var answersToolbarItems: Bool { true }

  /// Sets the items for the toolbar; if the controller is on top, the toolbar follows.
  ///
  /// View Controller Catalog, Specifying the Toolbar Items.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, in the order in which they are shown.
  ///   - animated: Whether the toolbar animates the change.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    itemsForToolbar = toolbarItems
    toolbarItemsDidChange(animated: animated, isAssignment: false)
  }

  // MARK: Editing

  /// Begins or ends editing; the edit button follows. An override calls this.
  ///
  /// View Controller Catalog, Using Edit and Done Buttons.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be changed.
  ///   - animated: Whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    showEditing()
  }

  // MARK: View

  /// The view of the screen. It is loaded when first asked for.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      viewWasLoaded()
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// The view, if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if that has not been done.
  open func loadViewIfNeeded() { if loadedView == nil { _ = view } }

  /// Makes the view. An override assigns `view` and does not call this.
  open func loadView() { view = UIView() }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is shown.
  /// - Parameter animated: Whether showing it takes time.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has been shown.
  /// - Parameter animated: Whether showing it took time.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is covered or removed.
  /// - Parameter animated: Whether that takes time.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has been covered or removed.
  /// - Parameter animated: Whether that took time.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Presenting

  /// Presents a controller over the interface this one is a part of. While one is presented already the call has no
  /// effect.
  ///
  /// View Controller Catalog, The Objects of a Navigation Interface.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show; it must be in no container.
  ///   - animated: Whether its coming takes time.
  ///   - completion: Called when it has come.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewController, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one if it is presented itself.
  ///
  /// - Parameters:
  ///   - animated: Whether its going takes time.
  ///   - completion: Called when it is gone.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: animated, completion: completion)
  }

  // MARK: Rotation

  /// Whether the controller's view may be shown in an orientation.
  ///
  /// - Parameter orientation: The orientation the interface would be turned to.
  open func shouldAutorotate(toInterfaceOrientation orientation: UIInterfaceOrientation) -> Bool {
    orientation == .portrait
  }

  // MARK: Containment

  /// The controllers this one contains.
  open var children: [UIViewController] { [] }

  /// Called before the controller joins or leaves a container.
  /// - Parameter parent: The container, or `nil` when leaving.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has joined or left a container.
  /// - Parameter parent: The container, or `nil` when it has left.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Inside the module

  /// Why the controller cannot be on a navigation stack, or `nil`.
  var obstacleToBeingPushed: PushObstacle? { nil }

  /// Called between loading the view and ``viewDidLoad()``.
  func viewWasLoaded() {}

  /// Called when something scheduled on the clock is due.
  func animationTimeDidElapse() {}

  /// Called before a presented controller is shown over this one, and before it goes.
  func coverWillChange(isCovered: Bool, animated: Bool) {
    if isCovered { viewWillDisappear(animated) } else { viewWillAppear(animated) }
  }

  /// Called when a presented controller is shown over this one, and when it is gone.
  func coverDidChange(isCovered: Bool, animated: Bool) {
    if isCovered { viewDidDisappear(animated) } else { viewDidAppear(animated) }
  }

  /// Called by a window that starts to show this controller.
  func enterScreen(clock: VirtualClock) {
    viewWillAppear(false)
    viewDidAppear(false)
  }

  /// Called by a window that stops showing this controller.
  func leaveScreen() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
}

extension UIViewController: nonisolated IdentityHashable {}
