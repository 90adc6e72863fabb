public import HeadlessNavigation
public import NavigationConformance

/// Lets the suite drive HeadlessNavigation's `UINavigationController`.
@MainActor
public struct HeadlessAdapter: NavigationAdapter {
  public static var capabilities: Capabilities { .all }

  var stage: Stage
  var navigation: UINavigationController { stage.navigation }

  public init() {
    stage = Stage(faults: [], variants: [])
  }

  /// A subject of another kind, which has to keep the same rules.
  package init(kind: NavigationKind) {
    stage = Stage(faults: [], variants: [], kind: kind)
  }

  /// A subject that is embedded in another way.
  package init(container: ContainerKind) {
    stage = Stage(faults: [], variants: [], container: container)
  }

  /// A subject with known faults, or with other readings of what the documents leave open.
  package init(faults: NavigationFaults = [], variants: NavigationVariants = []) {
    stage = Stage(faults: faults, variants: variants)
  }

  // MARK: Starting

  public func makeController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    ProbeController(label: label, log: log)
  }

  public func makeTabBarController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    UITabBarController()
  }

  public func makeNavigationController(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    UINavigationController()
  }

  public func makeControllerElsewhere(
    label: String, log: EventLog<UIViewController>
  ) -> UIViewController {
    let controller = makeController(label: label, log: log)
    stage.others.append(UINavigationController(rootViewController: controller))
    return controller
  }

  public mutating func start(root: UIViewController, log: EventLog<UIViewController>) throws {
    try startOffScreen(root: root, log: log)
    try show()
  }

  public mutating func startOffScreen(
    root: UIViewController, log: EventLog<UIViewController>
  ) throws {
    stage = Stage(after: stage, root: root, log: log)
    try stage.check()
  }

  public mutating func startEmpty(log: EventLog<UIViewController>) throws {
    stage = Stage(after: stage, root: nil, log: log)
  }

  public mutating func startPresented(
    root: UIViewController, log: EventLog<UIViewController>
  ) throws {
    stage = Stage(after: stage, root: root, log: log)
    stage.presentModally()
    try stage.check()
  }

  public mutating func startEmbedded(
    root: UIViewController, log: EventLog<UIViewController>
  ) throws {
    stage = Stage(after: stage, root: root, log: log)
    stage.embed()
    try stage.check()
  }

  public mutating func start(
    root: UIViewController, foreignClassOf bar: ManagedBar, log: EventLog<UIViewController>
  ) throws {
    stage = Stage(after: stage, root: root, foreignClassOf: bar, log: log)
    try stage.check()
    try show()
  }

  public func show() throws {
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    try stage.check()
  }

  public func setDelegate(_ log: EventLog<UIViewController>?) {
    stage.setDelegate(log)
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
    try stage.check()
    return controller
  }

  public func settleAtOnce() -> Bool {
    navigation.comeToRest()
    return true
  }

  // MARK: The stack

  public var viewControllers: [UIViewController] { navigation.viewControllers }
  public var topViewController: UIViewController? { navigation.topViewController }
  public var visibleViewController: UIViewController? { navigation.visibleViewController }
  public var contentController: UIViewController? { navigation.displayedViewController }

  public func isChild(_ controller: UIViewController) -> Bool {
    navigation.isParent(of: controller)
  }

  public func push(_ controller: UIViewController, animated: Bool) throws {
    navigation.pushViewController(controller, animated: animated)
    try stage.check()
  }

  public func pop(animated: Bool) throws -> UIViewController? {
    let popped = navigation.popViewController(animated: animated)
    try stage.check()
    return popped
  }

  public func pop(to controller: UIViewController, animated: Bool) throws -> [UIViewController]? {
    let popped = navigation.popToViewController(controller, animated: animated)
    try stage.check()
    return popped
  }

  public func popToRoot(animated: Bool) throws -> [UIViewController]? {
    let popped = navigation.popToRootViewController(animated: animated)
    try stage.check()
    return popped
  }

  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) throws {
    navigation.setViewControllers(controllers, animated: animated)
    try stage.check()
  }

  public func assignViewControllers(_ controllers: [UIViewController]) throws {
    navigation.viewControllers = controllers
    try stage.check()
  }

  public func tapBack() throws {
    navigation.navigationBar.tapBackButton()
    try stage.check()
  }

  public func performSegue(to controller: UIViewController) throws {
    guard let source = navigation.topViewController else { return }
    UIStoryboardSegue(identifier: nil, source: source, destination: controller).perform()
    try stage.check()
  }
}

extension HeadlessAdapter {
  // MARK: The navigation bar

  public var navigationItems: [UINavigationItem] { navigation.barItems }

  public func navigationItem(of controller: UIViewController) -> UINavigationItem {
    controller.navigationItem
  }

  public func isNavigationItemCreated(of controller: UIViewController) -> Bool {
    controller.isNavigationItemCreated
  }

  public var leftContent: BarContent {
    switch navigation.displayedLeft {
    case .nothing: .nothing
    case .item(let item), .backItem(let item): content(of: item)
    case .backButton(let title): .backButton(title: title)
    }
  }

  public var centerContent: BarContent {
    switch navigation.displayedCenter {
    case .nothing: .nothing
    case .title(let title): .title(title)
    case .view(let view): .view((view as? ProbeView)?.label ?? "")
    }
  }

  public var rightContent: BarContent {
    guard let item = navigation.displayedRight else { return .nothing }
    if let isDone = navigation.editButtonSaysDone(item) { return .editButton(isDone: isDone) }
    return content(of: item)
  }

  private func content(of item: UIBarButtonItem) -> BarContent {
    if let title = item.title { return .item(title) }
    return (item.customView as? ProbeView).map { .view($0.label) } ?? .item("")
  }

  public var prompt: String? { navigation.displayedPrompt }

  public func assign(_ property: ControllerProperty, of controller: UIViewController) {
    switch property {
    case .title(let title): controller.title = title
    case .itemTitle(let title): controller.navigationItem.title = title
    case .itemTitleView(let label):
      controller.navigationItem.titleView = label.map { ProbeView(label: $0) }
    case .itemLeftBarButton(let label): controller.navigationItem.leftBarButtonItem = item(label)
    case .itemRightBarButton(let label): controller.navigationItem.rightBarButtonItem = item(label)
    case .itemLeftView(let label):
      controller.navigationItem.leftBarButtonItem = item(ofView: label)
    case .itemRightView(let label):
      controller.navigationItem.rightBarButtonItem = item(ofView: label)
    case .itemBackBarButton(let label): controller.navigationItem.backBarButtonItem = item(label)
    case .itemPrompt(let prompt): controller.navigationItem.prompt = prompt
    case .toolbarItems(let labels): controller.toolbarItems = items(labels, of: controller)
    case .toolbarItemKinds(let kinds):
      controller.toolbarItems = kinds.map { UIBarButtonItem.of($0) }
    case .hidesBottomBarWhenPushed(let hides): controller.hidesBottomBarWhenPushed = hides
    case .itemRightEditButton:
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    case .viewTintColor(let name): (controller as? ProbeController)?.tint(name)
    case .scrollView(let scrolls): (controller as? ProbeController)?.scroll(scrolls)
    }
  }

  private func item(_ label: String?) -> UIBarButtonItem? {
    label.map { UIBarButtonItem(title: $0) }
  }

  private func item(ofView label: String) -> UIBarButtonItem {
    UIBarButtonItem(customView: ProbeView(label: label))
  }

  /// The same label twice is the same item twice.
  private func items(
    _ labels: [String]?, of controller: UIViewController
  ) -> [UIBarButtonItem]? {
    guard let labels else { return nil }
    let target = controller as? ProbeController
    var items: [UIBarButtonItem] = []
    for label in labels {
      items.append(
        items.first { $0.title == label }
          ?? target?.toolbarItem(label) ?? UIBarButtonItem(title: label))
    }
    return items
  }

  public var isNavigationBarHidden: Bool { navigation.isNavigationBarHidden }
  public var isNavigationBarShown: Bool { navigation.isNavigationBarShown }
  public var hideShowBarDuration: Double { navigation.barDuration }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    navigation.setNavigationBarHidden(hidden, animated: animated)
    try stage.check()
  }

  public func assignNavigationBarHidden(_ hidden: Bool) throws {
    navigation.isNavigationBarHidden = hidden
    try stage.check()
  }

  // MARK: The toolbar

  public var isToolbarHidden: Bool { navigation.isToolbarHidden }
  public var isToolbarShown: Bool { navigation.isToolbarShown }
  public var toolbarItems: [String] {
    guard let items = navigation.toolbar.items, !items.isEmpty else { return [] }
    var labels: [String] = []
    labels.reserveCapacity(items.count)
    for item in items { labels.append(item.title ?? item.kind?.rawValue ?? "") }
    return labels
  }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) throws {
    navigation.setToolbarHidden(hidden, animated: animated)
    try stage.check()
  }

  public func assignToolbarHidden(_ hidden: Bool) throws {
    navigation.isToolbarHidden = hidden
    try stage.check()
  }

  public func setToolbarItems(
    _ labels: [String]?, of controller: UIViewController, animated: Bool
  ) {
    controller.setToolbarItems(items(labels, of: controller), animated: animated)
  }
}
