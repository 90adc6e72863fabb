/// A controller that manages a stack of controllers, shows the one on top and puts bars around it.
///
/// UINavigationController Class Reference, Overview.
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// The first to go when the controller goes.
  private let life = ContainerLife()
  /// The bar above the content. It stays the same; only its content changes.
  public let navigationBar: UINavigationBar
  /// The bar below the content. It stays the same; only its content changes.
  public let toolbar: UIToolbar
  /// Who is told which controller is shown. It is not kept alive.
  ///
  /// UINavigationController Class Reference, delegate.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { assignedDelegate }
    set {
      let former = isAltered ? assignedDelegate : nil
      assignedDelegate = newValue
      if isAltered { delegateDidChange(from: former) }
    }
  }
  /// Who is told what UIKit tells nobody. Unlike a delegate it is kept alive. It is no part of UIKit.
  public var observer: (any NavigationObserver)? {
    get { assignedObserver }
    set {
      assignedObserver = newValue
      isObserved = newValue != nil
    }
  }
  /// Takes what UIKit would raise. By default the process ends with the text. If it returns, the
  /// call that was wrong has had no effect.
  public var exceptionHandler: @MainActor (NavigationException) -> Void
  /// The time on which transitions run: that of the window once there is one.
  public var clock: VirtualClock { ownClock }

  /// The box the children hold.
  let reference = ContainerReference()
  weak var assignedDelegate: (any UINavigationControllerDelegate)?
  var assignedObserver: (any NavigationObserver)?
  var isObserved = false
  private var existingClock: VirtualClock?

  var stack: [UIViewController] = []
  var displayed: UIViewController?
  var content: SubviewList?
  var onScreen = false
  var hasBeenOnScreen = false
  var isBarFlaggedHidden = false
  var isToolbarFlaggedHidden = true
  var isToolbarOut = false
  var isGestureRunning = false
  private var existingGestureRecognizer: UIGestureRecognizer?

  var phase = TransitionPhase.idle
  var isBeginningAnimated = false
  var running: TransitionRecord?
  var pending: [TransitionRecord] = []

  private var existingAlteration: Alteration?
  /// Private, so that the compiler sees every access: they are read more often than anything else.
  private var seams = Seams()
  final var isAltered: Bool { seams.isAltered }
  package final var faults: NavigationFaults {
    get { seams.faults }
    set {
      seams.faults = newValue
      seamsDidChange()
    }
  }
  package final var variants: NavigationVariants {
    get { seams.variants }
    set {
      seams.variants = newValue
      seamsDidChange()
    }
  }

  // MARK: Creating

  /// Creates a navigation controller with one controller on its stack.
  ///
  /// UINavigationController Class Reference, initWithRootViewController:.
  ///
  /// - Parameter rootViewController: The bottom of the stack; not a tab bar controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    exceptionHandler = { exception in fatalError(exception.description) }
    super.init()
    installBars()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with bars of one's own and an empty stack. A root has to be
  /// added before it comes on screen.
  ///
  /// UINavigationController Class Reference, initWithNavigationBarClass:toolbarClass:.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, or `nil` for the class itself.
  ///   - toolbarClass: A subclass of ``UIToolbar``, or `nil` for the class itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init()
    toolbar = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init()
    exceptionHandler = { exception in fatalError(exception.description) }
    super.init()
    installBars()
    checkClasses(navigationBarClass, toolbarClass)
  }

  /// Creates a navigation controller with an empty stack.
  public override convenience init() {
    self.init(navigationBarClass: nil, toolbarClass: nil)
  }

  // MARK: The stack

  /// The controllers on the stack, bottom to top. Setting them is the same as
  /// ``setViewControllers(_:animated:)`` without an animation.
  ///
  /// UINavigationController Class Reference, viewControllers.
  open var viewControllers: [UIViewController] {
    get { isAltered ? alteration.formerStack ?? stack : stack }
    set { setViewControllers(newValue, animated: has(.setPropertyAnimates)) }
  }

  /// The controller on top of the stack.
  ///
  /// UINavigationController Class Reference, topViewController.
  open var topViewController: UIViewController? {
    isAltered ? alteredTop() : stack.last
  }

  /// The controller whose view is seen: the top one, or the one presented over the interface.
  ///
  /// UINavigationController Class Reference, visibleViewController.
  open var visibleViewController: UIViewController? {
    if isAltered { return alteredVisible() }
    return presentation?.presented ?? stack.last
  }

  open override var children: [UIViewController] { stack }

  /// Puts a controller on top of the stack and shows it.
  ///
  /// A controller that is on the stack already, a tab bar controller, a navigation controller and
  /// a controller of another stack are caller's errors.
  ///
  /// UINavigationController Class Reference, pushViewController:animated:.
  ///
  /// - Parameters:
  ///   - viewController: The new top.
  ///   - animated: Whether to animate the transition.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the top of the stack, unless it is the root, and shows what was below it.
  ///
  /// UINavigationController Class Reference, popViewControllerAnimated:.
  ///
  /// - Parameter animated: Whether to animate the transition.
  /// - Returns: The controller that was removed; `nil` when there was none above the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  /// Removes everything above a controller and shows that controller.
  ///
  /// A controller that is not on the stack is a caller's error.
  ///
  /// UINavigationController Class Reference, popToViewController:animated:.
  ///
  /// - Parameters:
  ///   - viewController: The new top.
  ///   - animated: Whether to animate the transition.
  /// - Returns: The controllers that were removed, bottom to top; empty when there were none, `nil` after a caller's error.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  /// Removes everything above the root and shows the root.
  ///
  /// UINavigationController Class Reference, popToRootViewControllerAnimated:.
  ///
  /// - Parameter animated: Whether to animate the transition.
  /// - Returns: The controllers that were removed, bottom to top; empty when there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }

  /// Replaces the stack.
  ///
  /// With an animation there is a pop transition if the new top was on the stack below the old
  /// top, a push transition if it was not on the stack, and none if the top stays. An empty array,
  /// an array with a controller twice, and controllers that could not be pushed are caller's
  /// errors.
  ///
  /// UINavigationController Class Reference, setViewControllers:animated:.
  ///
  /// - Parameters:
  ///   - viewControllers: The new stack, bottom to top.
  ///   - animated: Whether to animate the transition.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  // MARK: The bars

  /// Whether the navigation bar is hidden. Setting it is not animated.
  ///
  /// UINavigationController Class Reference, navigationBarHidden.
  open var isNavigationBarHidden: Bool {
    get { isAltered ? readBarFlag() : isBarFlaggedHidden }
    set { setNavigationBarHidden(newValue, animated: has(.barPropertyAnimates)) }
  }

  /// Shows or hides the navigation bar.
  ///
  /// UINavigationController Class Reference, setNavigationBarHidden:animated:.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether to animate the change. One made while a transition begins runs
  ///     alongside it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeNavigationBar(hidden: hidden, animated: animated)
  }

  /// Whether the toolbar is hidden. Setting it is not animated. It does not change when a
  /// controller hides the toolbar for itself.
  ///
  /// UINavigationController Class Reference, toolbarHidden.
  open var isToolbarHidden: Bool {
    get { isAltered ? readToolbarFlag() : isToolbarFlaggedHidden }
    set { setToolbarHidden(newValue, animated: has(.toolbarPropertyAnimates)) }
  }

  /// Shows or hides the toolbar.
  ///
  /// UINavigationController Class Reference, setToolbarHidden:animated:.
  ///
  /// - Parameters:
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Whether to animate the change. One made while a transition begins runs
  ///     alongside it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(hidden: hidden, animated: animated)
  }

  // MARK: Going back

  /// What recognises the swipe from the left edge that pops. It is installed on the view.
  ///
  /// UINavigationController Class Reference, interactivePopGestureRecognizer.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let existingGestureRecognizer { return existingGestureRecognizer }
    let recognizer = UIGestureRecognizer()
    recognizer.view = has(.gestureOnOtherView) ? navigationBar : view
    existingGestureRecognizer = recognizer
    return recognizer
  }

  // MARK: Inside the module

  /// Made when first asked for; mostly there is a window, which has one.
  var ownClock: VirtualClock {
    get {
      if let existingClock { return existingClock }
      let clock = VirtualClock()
      existingClock = clock
      return clock
    }
    set { existingClock = newValue }
  }

  /// The controller that is shown after the top one has gone.
  final var controllerBelowTop: UIViewController? {
    stack.count > 1 ? stack[stack.count - 2] : nil
  }

  /// Lets time pass until nothing is being animated. Mostly nothing is, and then the clock is not even taken out.
  package final func comeToRest() {
    guard existingClock?.isAtRest == false else { return }
    existingClock?.runUntilIdle()
  }

  /// Made when first asked for, which only faults and variants do.
  var alteration: Alteration {
    if let existingAlteration { return existingAlteration }
    let alteration = Alteration()
    existingAlteration = alteration
    return alteration
  }

  /// Takes possession of the bars.
  private func installBars() {
    reference.refer(to: self, living: life)
    navigationBar.ownerReference = reference
    toolbar.isHidden = true
    // Few stacks are higher: they grow without being moved.
    changeStack { $0.reserveCapacity(8) }
    navigationBar.changeItems { $0.reserveCapacity(8) }
  }

  override var obstacleToBeingPushed: PushObstacle? { .navigationController }

  override func viewWasLoaded() { assembleView() }

  override func animationTimeDidElapse() { finishRunningTransition() }

  override func enterScreen(clock: VirtualClock) { comeOnScreen(clock: clock) }

  override func leaveScreen() { goOffScreen() }

  override func coverWillChange(isCovered: Bool, animated: Bool) {
    cover(willChangeTo: isCovered, animated: animated)
  }

  override func coverDidChange(isCovered: Bool, animated: Bool) {
    cover(didChangeTo: isCovered, animated: animated)
  }
}
