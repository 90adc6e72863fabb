import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

/// Lets the suite drive a mutant.
@MainActor struct MutantAdapter: NavigationAdapter {
  static var capabilities: Capabilities { .all }

  private let mutation: Mutation
  private var stage = MutantStage()
  private var base: HeadlessAdapter { stage.base }

  init(_ mutation: Mutation) {
    self.mutation = mutation
  }

  // MARK: What it does

  @discardableResult
  private func perform(
    _ operation: MutantOperation,
    _ work: (HeadlessAdapter) throws -> [UIViewController]?
  ) throws -> [UIViewController]? {
    stage.begin(operation)
    let isDone = try mutation.instead?(stage, operation) ?? false
    let returned = isDone ? stage.popped : try work(base)
    stage.end()
    try mutation.after?(stage, operation)
    return mutation.returned?(stage, operation) ?? returned
  }

  private func perform(
    _ operation: MutantOperation, _ work: (HeadlessAdapter) throws -> Void
  ) throws {
    try perform(operation) { base -> [UIViewController]? in
      try work(base)
      return nil
    }
  }

  func makeController(label: String, log: EventLog<UIViewController>) -> UIViewController {
    base.makeController(label: label, log: log)
  }

  func makeTabBarController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    base.makeTabBarController(label: label, log: log)
  }

  func makeNavigationController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    base.makeNavigationController(label: label, log: log)
  }

  func makeControllerElsewhere(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    base.makeControllerElsewhere(label: label, log: log)
  }

  private mutating func begin(
    _ root: UIViewController?, _ log: EventLog<UIViewController>,
    _ work: (inout HeadlessAdapter) throws -> Void
  ) throws {
    stage = MutantStage()
    stage.log = log
    stage.delegate = log
    stage.last = .start(root)
    stage.isPending = true
    try work(&stage.base)
  }

  mutating func start(root: UIViewController, log: EventLog<UIViewController>) throws {
    try begin(root, log) { try $0.start(root: root, log: log) }
  }

  mutating func startOffScreen(root: UIViewController, log: EventLog<UIViewController>) throws {
    try begin(root, log) { try $0.startOffScreen(root: root, log: log) }
  }

  mutating func start(
    root: UIViewController, foreignClassOf bar: ManagedBar, log: EventLog<UIViewController>
  ) throws {
    try begin(root, log) { try $0.start(root: root, foreignClassOf: bar, log: log) }
  }

  mutating func startEmpty(log: EventLog<UIViewController>) throws {
    try begin(nil, log) { try $0.startEmpty(log: log) }
  }

  mutating func startPresented(root: UIViewController, log: EventLog<UIViewController>) throws {
    try begin(root, log) { try $0.startPresented(root: root, log: log) }
    stage.isPresented = true
  }

  mutating func startEmbedded(root: UIViewController, log: EventLog<UIViewController>) throws {
    try begin(root, log) { try $0.startEmbedded(root: root, log: log) }
    stage.isEmbedded = true
  }

  func show() throws { try perform(.show) { try $0.show() } }

  func setDelegate(_ log: EventLog<UIViewController>?) throws {
    stage.delegate = log
    try perform(.setDelegate) { $0.setDelegate(log) }
  }

  func lendDelegate() throws -> AnyObject {
    stage.delegate = nil
    return base.lendDelegate()
  }

  func lendController() throws -> AnyObject { try base.lendController() }

  func settleAtOnce() -> Bool {
    stage.isPending = false
    return base.settleAtOnce()
  }

  func push(_ controller: UIViewController, animated: Bool) throws {
    try perform(.push(controller, animated: animated)) {
      try $0.push(controller, animated: animated)
    }
  }

  func pop(animated: Bool) throws -> UIViewController? {
    try perform(.pop(animated: animated)) { base -> [UIViewController]? in
      try base.pop(animated: animated).map { [$0] }
    }?.first
  }

  func pop(to controller: UIViewController, animated: Bool) throws -> [UIViewController]? {
    try perform(.popTo(controller, animated: animated)) { base -> [UIViewController]? in
      try base.pop(to: controller, animated: animated)
    }
  }

  func popToRoot(animated: Bool) throws -> [UIViewController]? {
    try perform(.popToRoot(animated: animated)) { base -> [UIViewController]? in
      try base.popToRoot(animated: animated)
    }
  }

  func setViewControllers(_ controllers: [UIViewController], animated: Bool) throws {
    try perform(.set(controllers, animated: animated)) {
      try $0.setViewControllers(controllers, animated: animated)
    }
  }

  func assignViewControllers(_ controllers: [UIViewController]) throws {
    try perform(.assign(controllers)) { try $0.assignViewControllers(controllers) }
  }

  func performSegue(to controller: UIViewController) throws {
    try perform(.push(controller, animated: true)) { try $0.performSegue(to: controller) }
  }

  func tapBack() throws { try perform(.tapBack) { try $0.tapBack() } }

  func assign(_ property: ControllerProperty, of controller: UIViewController) throws {
    try perform(.change(property, controller)) { $0.assign(property, of: controller) }
  }

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    try perform(.setBar(hidden: hidden, animated: animated)) {
      try $0.setNavigationBarHidden(hidden, animated: animated)
    }
  }

  func assignNavigationBarHidden(_ hidden: Bool) throws {
    try perform(.assignBar(hidden: hidden)) { try $0.assignNavigationBarHidden(hidden) }
  }

  func setToolbarHidden(_ hidden: Bool, animated: Bool) throws {
    try perform(.setToolbar(hidden: hidden, animated: animated)) {
      try $0.setToolbarHidden(hidden, animated: animated)
    }
  }

  func assignToolbarHidden(_ hidden: Bool) throws {
    try perform(.assignToolbar(hidden: hidden)) { try $0.assignToolbarHidden(hidden) }
  }

  func setToolbarItems(
    _ items: [String]?, of controller: UIViewController, animated: Bool
  ) throws {
    try perform(.setToolbarItems(controller)) {
      $0.setToolbarItems(items, of: controller, animated: animated)
    }
  }

  // MARK: What is seen of it

  var viewControllers: [UIViewController] {
    if stage.isPending { stage.isLeftRunning = true }
    return mutation.stack?(stage) ?? base.viewControllers
  }

  var topViewController: UIViewController? {
    mutation.top?(stage) ?? base.topViewController
  }

  var visibleViewController: UIViewController? {
    mutation.visible?(stage) ?? base.visibleViewController
  }

  var contentController: UIViewController? {
    mutation.content?(stage) ?? base.contentController
  }

  func isChild(_ controller: UIViewController) -> Bool {
    mutation.isChild?(stage, controller) ?? base.isChild(controller)
  }

  var navigationItems: [UINavigationItem] { base.navigationItems }

  func navigationItem(of controller: UIViewController) -> UINavigationItem {
    mutation.item?(stage, controller) ?? base.navigationItem(of: controller)
  }

  func isNavigationItemCreated(of controller: UIViewController) -> Bool {
    mutation.isItemCreated?(stage) ?? base.isNavigationItemCreated(of: controller)
  }

  var leftContent: BarContent { mutation.left?(stage) ?? base.leftContent }
  var centerContent: BarContent { mutation.centre?(stage) ?? base.centerContent }
  var rightContent: BarContent { mutation.right?(stage) ?? base.rightContent }
  var prompt: String? { base.prompt }
  var isNavigationBarHidden: Bool { base.isNavigationBarHidden }
  var isNavigationBarShown: Bool { mutation.isBarShown?(stage) ?? base.isNavigationBarShown }
  var hideShowBarDuration: Double { base.hideShowBarDuration }
  var isToolbarHidden: Bool { base.isToolbarHidden }
  var isToolbarShown: Bool { mutation.isToolbarShown?(stage) ?? base.isToolbarShown }
  var toolbarItems: [String] { mutation.toolbarItems?(stage) ?? base.toolbarItems }

  var isPopGestureInstalled: Bool {
    mutation.isPopGestureInstalled?(stage) ?? base.isPopGestureInstalled
  }
  var isNavigationBarDelegate: Bool {
    mutation.isNavigationBarDelegate?(stage) ?? base.isNavigationBarDelegate
  }

  // MARK: What no mutant alters

  func present(_ controller: UIViewController, animated: Bool) throws {
    try base.present(controller, animated: animated)
  }

  func present(
    _ controller: UIViewController, by presenter: UIViewController, animated: Bool
  ) throws {
    try base.present(controller, by: presenter, animated: animated)
  }

  func dismiss(animated: Bool) throws { try base.dismiss(animated: animated) }
  func beginPopGesture() throws { try base.beginPopGesture() }
  func updatePopGesture(progress: Double) throws { try base.updatePopGesture(progress: progress) }
  func cancelPopGesture() throws { try base.cancelPopGesture() }
  func finishPopGesture() throws { try base.finishPopGesture() }
  func tapEditButton() throws { try base.tapEditButton() }
  func tapToolbarItem(_ label: String) throws { try base.tapToolbarItem(label) }
  func tapLeftItem() throws { try base.tapLeftItem() }
  var navigationBar: AnyObject { base.navigationBar }
  var toolbar: AnyObject { base.toolbar }
  func makeAnotherNavigationBar() -> AnyObject { base.makeAnotherNavigationBar() }
  func replaceNavigationBarDelegate() throws { try base.replaceNavigationBarDelegate() }
  func assignDirectly(_ property: ManagedBarProperty, of bar: ManagedBar) throws {
    try base.assignDirectly(property, of: bar)
  }
  func assign(_ property: NavigationBarProperty) throws { try base.assign(property) }
  var navigationBarAppearance: NavigationBarAppearance { base.navigationBarAppearance }
  var interfaceParts: InterfaceParts { base.interfaceParts }
  var isContentInsetAdjusted: Bool { base.isContentInsetAdjusted }
}
