import HeadlessNavigation
import NavigationReference

/// Drives HeadlessNavigation and looks at nothing. A value, as the driver of the suite is: a class would pay for checks of
/// exclusive access that nobody else pays for. What it does by itself is as little as can be, so that what is measured is
/// the subject: controllers are taken out and put back rather than counted, and what would copy the loop to read it is
/// static.
@MainActor
struct BareLoop {
  private var navigation = UINavigationController()
  private var window = UIWindow()
  /// The window's, which is asked after every line.
  private var clock = VirtualClock()
  private var controllers: [BareController?] = []
  private var delegates: [BareDelegate] = []

  mutating func run(_ lines: [ScenarioLine]) {
    controllers.removeAll(keepingCapacity: true)
    var isRunning = false
    for line in lines {
      perform(line)
      if line.motion == .running { isRunning = true }
      if case .settle = line { isRunning = false }
      if !isRunning { clock.runUntilIdle() }
    }
  }

  private mutating func perform(_ line: ScenarioLine) {
    switch line {
    case .change(let name, let attribute): with(name) { Self.assign(attribute, to: $1) }
    case .callback(let callback, let operation): register(operation, in: callback)
    case .start(let start): begin(start)
    case .show: show()
    case .push(let name, let motion):
      with(name) { $0.pushViewController($1, animated: motion.isAnimated) }
    case .pop(let motion): navigation.popViewController(animated: motion.isAnimated)
    case .popTo(let name, let motion):
      with(name) { _ = $0.popToViewController($1, animated: motion.isAnimated) }
    case .popToRoot(let motion): navigation.popToRootViewController(animated: motion.isAnimated)
    case .tapBack: navigation.navigationBar.tapBackButton()
    case .segue(let name):
      let destination = controller(name)
      navigation.topViewController.map {
        UIStoryboardSegue(identifier: nil, source: $0, destination: destination).perform()
      }
    case .setViewControllers(let names, let motion):
      navigation.setViewControllers(controllers(names), animated: motion.isAnimated)
    case .assignViewControllers(let names):
      navigation.viewControllers = controllers(names)
    case .setNavigationBarHidden(let hidden, let animated):
      navigation.setNavigationBarHidden(hidden, animated: animated)
    case .assignNavigationBarHidden(let hidden): navigation.isNavigationBarHidden = hidden
    case .setToolbarHidden(let hidden, let animated):
      navigation.setToolbarHidden(hidden, animated: animated)
    case .assignToolbarHidden(let hidden): navigation.isToolbarHidden = hidden
    case .setToolbarItems(let name, let labels, let animated):
      with(name) { $1.setToolbarItems(Self.items(labels), animated: animated) }
    case .setDelegate(let name): setDelegate(exists: name != nil)
    case .lendDelegate: setDelegate(exists: false)
    case .lendController:
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: false)
    case .settle, .fork: break
    case .present(let name, let presenter, let animated):
      let presenting = presenter.map { controller($0) } ?? navigation
      presenting.present(controller(name), animated: animated)
    case .dismiss(let animated): navigation.dismiss(animated: animated)
    case .popGesture(let phase): Self.swipe(phase, navigation)
    case .tapEdit: navigation.navigationBar.content.right?.tap()
    case .tapLeftItem: navigation.tapLeftItem()
    case .tapToolbarItem(let label):
      let item = navigation.toolbar.items?.first { $0.title == label.text }
      if let item { navigation.toolbar.tap(item) }
    case .changeBar(let property): Self.change(property, of: navigation.navigationBar)
    case .replaceBarDelegate: navigation.navigationBar.delegate = nil
    case .makeAnother: _ = UINavigationController(rootViewController: UIViewController())
    }
  }

  private static func swipe(_ phase: GesturePhase, _ navigation: UINavigationController) {
    switch phase {
    case .begin: navigation.beginPopGesture()
    case .update: navigation.updatePopGesture(progress: 0.5)
    case .cancel: navigation.cancelPopGesture()
    case .finish: navigation.finishPopGesture()
    }
  }

  private static func change(_ property: BarProperty, of bar: UINavigationBar) {
    switch property {
    case .style(let name): bar.barStyle = UIBarStyle(named: name.text)
    case .isTranslucent(let isTranslucent): bar.isTranslucent = isTranslucent
    case .tint(let name): bar.tintColor = UIColor(named: name.text)
    case .barTint(let name): bar.barTintColor = UIColor(named: name.text)
    case .view: break
    }
  }

  private mutating func begin(_ start: Start) {
    window = UIWindow()
    clock = window.clock
    delegates.removeAll(keepingCapacity: true)
    switch start {
    case .onScreen(let root), .offScreen(let root), .presented(let root),
      .embedded(let root), .foreignClass(let root, _):
      navigation = UINavigationController(rootViewController: controller(root))
    case .empty:
      navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    }
    navigation.exceptionHandler = { _ in }
    setDelegate(exists: true)
    switch start {
    case .onScreen, .foreignClass: show()
    case .presented: showPresented()
    case .embedded: showEmbedded()
    case .offScreen, .empty: break
    }
  }

  private mutating func show() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private mutating func showPresented() {
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.present(navigation, animated: false)
  }

  private mutating func showEmbedded() {
    let container = UITabBarController()
    container.viewControllers = [navigation]
    window.rootViewController = container
    window.makeKeyAndVisible()
  }

  private mutating func setDelegate(exists: Bool) {
    let delegate = exists ? BareDelegate() : nil
    navigation.delegate = delegate
    if let delegate { delegates.append(delegate) }
  }

  @inline(__always)
  private mutating func with(
    _ name: ControllerName, _ call: (UINavigationController, BareController) -> Void
  ) {
    let position = name.position
    guard position < controllers.count, let controller = controllers[position].take() else {
      return call(navigation, controller(name))
    }
    call(navigation, controller)
    controllers[position] = consume controller
  }

  private mutating func controller(_ name: ControllerName) -> BareController {
    while controllers.count <= name.position { controllers.append(nil) }
    if let known = controllers[name.position] { return known }
    let made = BareController()
    controllers[name.position] = made
    return made
  }

  private mutating func controllers(_ names: [ControllerName]) -> [UIViewController] {
    var controllers: [UIViewController] = []
    controllers.reserveCapacity(names.count)
    for name in names { controllers.append(controller(name)) }
    return controllers
  }

  private mutating func register(_ operation: CallbackOperation, in callback: Callback) {
    let request: BareController.Request
    switch operation {
    case .push(let name, let animated):
      let pushed = controller(name)
      request = { $0.pushViewController(pushed, animated: animated) }
    case .pop(let animated):
      request = { $0.popViewController(animated: animated) }
    case .setViewControllers(let names, let animated):
      let controllers = controllers(names)
      request = { $0.setViewControllers(controllers, animated: animated) }
    case .setNavigationBarHidden(let hidden, let animated):
      request = { $0.setNavigationBarHidden(hidden, animated: animated) }
    case .setToolbarHidden(let hidden, let animated):
      request = { $0.setToolbarHidden(hidden, animated: animated) }
    }
    switch callback {
    case .viewWillAppear(let name): controller(name).uponAppearance = request
    case .willShow(let name): controller(name).uponWillShow = request
    }
  }

  private static func assign(_ attribute: Attribute, to controller: UIViewController) {
    switch attribute {
    case .title(let title): controller.title = title?.text
    case .itemTitle(let title): controller.navigationItem.title = title?.text
    case .titleView(let label): controller.navigationItem.titleView = label.map { _ in UIView() }
    case .leftItem(let label): controller.navigationItem.leftBarButtonItem = label.map { item($0) }
    case .rightItem(let label):
      controller.navigationItem.rightBarButtonItem = label.map { item($0) }
    case .leftView:
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    case .rightView:
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView())
    case .backItem(let label): controller.navigationItem.backBarButtonItem = label.map { item($0) }
    case .prompt(let prompt): controller.navigationItem.prompt = prompt?.text
    case .toolbarItems(let labels): controller.toolbarItems = items(labels)
    case .everyToolbarItemKind:
      controller.toolbarItems = [
        .fixedSpace(8), .flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .add),
        UIBarButtonItem(customView: UIView()),
      ]
    case .hidesBottomBarWhenPushed(let hides): controller.hidesBottomBarWhenPushed = hides
    case .editButton: controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    case .viewTint(let name): controller.view.tintColor = name.map { UIColor(named: $0.text) }
    case .scrollView(let scrolls): controller.view = scrolls ? UIScrollView() : UIView()
    // Drawn by no campaign.
    case .tabBarController, .navigationController, .elsewhere: break
    }
  }

  private static func item(_ label: Label) -> UIBarButtonItem { UIBarButtonItem(title: label.text) }

  private static func items(_ labels: [Label]?) -> [UIBarButtonItem]? { labels?.map { item($0) } }
}
