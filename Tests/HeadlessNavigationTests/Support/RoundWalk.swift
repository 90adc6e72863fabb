@testable import HeadlessNavigation

/// A walk around what surrounds the stack: what is presented, the pop gesture, the edit button, the bars as objects; at
/// its end it asks for what nobody may ask for.
@MainActor
struct RoundWalk {
  private let stage: Stage
  private let faults: NavigationFaults
  private let variants: NavigationVariants
  private var lines: [String] = []

  private var navigation: UINavigationController { stage.navigation }

  /// Everything that can be seen on the way.
  static func lines(
    faults: NavigationFaults = [], variants: NavigationVariants = []
  ) -> [String] {
    var walk = RoundWalk(faults: faults, variants: variants)
    walk.startGesturesAtRoot()
    walk.changeInWillShow()
    walk.changeInFlight()
    walk.popInCallback()
    walk.present()
    walk.swipe()
    walk.edit()
    walk.useTools()
    walk.tapLeftItem()
    walk.letGo()
    walk.followSegue()
    walk.wrapViews()
    walk.changeBars()
    walk.presentInterface()
    walk.embedInterface()
    walk.goDeep()
    walk.breakRules()
    return walk.lines
  }

  private init(faults: NavigationFaults, variants: NavigationVariants) {
    self.faults = faults
    self.variants = variants
    stage = Stage(depth: 3, faults: faults, variants: variants) { stage in
      stage.c.title = "c"
      stage.e.title = "e"
      stage.e.hidesBottomBarWhenPushed = true
      stage.e.toolbarItems = [UIBarButtonItem(title: "et")]
    }
  }

  /// Some go wrong only where the delegate changes something.
  private mutating func changeInWillShow() {
    stage.delegateWitness.onWillShow = { $0.setNavigationBarHidden(true, animated: false) }
    navigation.pushViewController(UIViewController(), animated: false)
    lines.append("in will-show: \(navigation.isNavigationBarHidden)")
    stage.delegateWitness.onWillShow = nil
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.popViewController(animated: false)
    _ = stage.journal.take()
  }

  /// Some read differently only while an animation runs.
  private mutating func changeInFlight() {
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.setNavigationBarHidden(true, animated: true)
    navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: true)
    lines.append("in flight: \(navigation.isNavigationBarHidden) \(navigation.isToolbarHidden)")
    stage.settle()
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: false)
    navigation.popViewController(animated: false)
    _ = stage.journal.take()
  }

  /// Some go wrong only where a callback changes the stack.
  private mutating func popInCallback() {
    let navigation = navigation
    stage.d.onWillAppear = { navigation.popViewController(animated: false) }
    navigation.pushViewController(stage.d, animated: false)
    look("popped in a callback")
    stage.d.onWillAppear = nil
    navigation.viewControllers = [stage.a, stage.b, stage.c]
    _ = stage.journal.take()
  }

  /// Some go wrong only where there is much on the stack.
  private mutating func goDeep() {
    let before = navigation.viewControllers
    for _ in 0..<7 { navigation.pushViewController(UIViewController(), animated: false) }
    lines.append("deep: \(navigation.viewControllers.count)")
    navigation.viewControllers = (0..<10).map { _ in UIViewController() }
    lines.append("long: \(navigation.viewControllers.count)")
    navigation.topViewController?.toolbarItems = (0..<6).map { UIBarButtonItem(title: "\($0)") }
    lines.append("many: \(navigation.toolbar.items?.count ?? 0)")
    navigation.viewControllers = before
    _ = stage.journal.take()
  }

  private func name(_ controller: UIViewController?) -> String {
    (controller as? Screen)?.name ?? "-"
  }

  private mutating func look(_ what: String) {
    stage.settle()
    let bar = navigation.navigationBar
    lines.append(
      "\(what): \(stage.journal.take()) \(stage.stack) \(stage.errors.count) "
        + "\(name(navigation.topViewController)) \(name(navigation.visibleViewController)) "
        + "\(name(navigation.displayedViewController)) \(bar.content.center) "
        + "\(bar.itemStack.count) \(navigation.isToolbarShown) "
        + "\((navigation.toolbar.items ?? []).map { $0.title ?? "?" }) "
        + "\(navigation.barObject === bar) \(navigation.toolbarObject === navigation.toolbar) "
        + "\(navigation.barOfAnother() === bar) \(bar.delegate === navigation) \(bar.barStyle.name) "
        + "\(bar.barTintColor?.name ?? "-") \(navigation.shownItemColor?.name ?? "-") "
        + "\(navigation.shownBarColor?.name ?? "-") \(navigation.isInView(bar)) "
        + "\(navigation.isInView(navigation.toolbar)) "
        + "\(navigation.isContentInsetAdjusted) \(stage.b.movesFromParent) "
        + "\(navigation.interactivePopGestureRecognizer?.view === navigation.view)")
  }

  private mutating func startGesturesAtRoot() {
    let inner = UINavigationController(
      rootViewController: Screen("R", stage.journal), faults: faults, variants: variants)
    inner.beginPopGesture()
    inner.finishPopGesture()
    lines.append("at the root: \(stage.text(inner.viewControllers))")
  }

  private mutating func present() {
    navigation.isToolbarHidden = false
    look("toolbar")
    navigation.present(stage.e, animated: false)
    look("presented")
    navigation.popViewController(animated: false)
    look("popped below")
    navigation.dismiss(animated: false)
    look("dismissed")
    stage.b.present(stage.e, animated: true)
    look("presented by b")
    stage.b.dismiss(animated: true)
    look("dismissed by b")
    navigation.pushViewController(stage.c, animated: false)
  }

  private mutating func swipe() {
    navigation.beginPopGesture()
    look("began")
    navigation.cancelPopGesture()
    look("cancelled")
    navigation.popViewController(animated: false)
    look("popped")
    navigation.viewControllers = [stage.a, stage.b, stage.c, stage.d]
    stage.settle()
    navigation.beginPopGesture()
    navigation.finishPopGesture()
    look("finished")
  }

  private mutating func edit() {
    let edited = stage.c
    navigation.viewControllers = [stage.a, edited]
    let button = edited.editButtonItem
    edited.navigationItem.rightBarButtonItem = button
    for tap in 0..<4 {
      lines.append(
        "tap \(tap): \(edited.isEditing) \(navigation.editButtonSaysDone(button) == true)")
      if tap < 3 { button.tap() }
    }
    navigation.viewControllers = [stage.a, edited]
    lines.append("kept: \(edited.isEditing)")
    navigation.pushViewController(stage.d, animated: false)
    navigation.popViewController(animated: false)
    look("edited")
    lines.append("\(edited.isEditing) \(edited.navigationItem.rightBarButtonItem === button)")
    navigation.popViewController(animated: false)
    lines.append("left: \(edited.isEditing)")
    navigation.pushViewController(edited, animated: false)
    _ = stage.journal.take()
  }

  private mutating func useTools() {
    var used: [String] = []
    func tools(_ titles: String...) -> [UIBarButtonItem] {
      titles.map { UIBarButtonItem(title: $0) { used.append($0.title ?? "") } }
    }
    stage.a.toolbarItems = tools("a", "b")
    stage.d.toolbarItems = tools("c", "d")
    navigation.viewControllers = [stage.a]
    navigation.pushViewController(stage.d, animated: false)
    for item in navigation.toolbar.items ?? [] {
      navigation.tapToolbarItem(item)
      used.append("tapped")
    }
    let spaced: [UIBarButtonItem] = [.fixedSpace(8), .init(customView: UIView()), .flexibleSpace()]
    stage.d.toolbarItems = spaced
    used.append("\(navigation.toolbar.items?.count ?? 0) \(navigation.toolbar.items == spaced)")
    stage.settle()
    lines.append("used: \(used)")
    navigation.viewControllers = [stage.a, stage.c]
    _ = stage.journal.take()
  }

  private mutating func tapLeftItem() {
    var taps = 0
    navigation.viewControllers = [stage.a]
    stage.d.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "own") { _ in taps += 1 }
    navigation.pushViewController(stage.d, animated: false)
    navigation.tapLeftItem()
    stage.settle()
    lines.append("left: \(stage.stack) \(taps)")
    stage.d.navigationItem.leftBarButtonItem = nil
    navigation.viewControllers = [stage.a, stage.c]
    _ = stage.journal.take()
  }

  private mutating func letGo() {
    let popped = WeakReference(push(UIViewController()))
    navigation.popViewController(animated: false)
    stage.settle()
    lines.append("let go: \(popped.object == nil)")
    _ = stage.journal.take()
  }

  private func push(_ controller: UIViewController) -> UIViewController {
    navigation.pushViewController(controller, animated: false)
    return controller
  }

  private mutating func followSegue() {
    navigation.viewControllers = [stage.a, stage.b]
    stage.settle()
    UIStoryboardSegue(identifier: "next", source: stage.b, destination: stage.d).perform()
    look("segue")
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
  }

  private mutating func wrapViews() {
    let item = stage.a.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "l")
    item.rightBarButtonItem = UIBarButtonItem(title: "r")
    navigation.viewControllers = [stage.a]
    item.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    item.rightBarButtonItem = UIBarButtonItem(customView: UIView())
    let content = navigation.navigationBar.content
    if case .item(let left) = content.left { lines.append("left: \(left.title ?? "view")") }
    lines.append("right: \(content.right?.title ?? "view")")
    (item.leftBarButtonItem, item.rightBarButtonItem) = (nil, nil)
    navigation.viewControllers = [stage.a, stage.c]
    retitle(stage.c)
    changeBackItem(of: stage.a)
    _ = stage.journal.take()
  }

  private mutating func changeBackItem(of below: UIViewController) {
    let former = below.navigationItem.backBarButtonItem
    below.navigationItem.backBarButtonItem = UIBarButtonItem(title: "new")
    if case .backItem(let item) = navigation.navigationBar.content.left {
      lines.append("back: \(item.title ?? "")")
    }
    below.navigationItem.backBarButtonItem = former
  }

  private mutating func retitle(_ top: UIViewController) {
    let former = top.title
    top.title = "new"
    if case .title(let title) = navigation.navigationBar.content.center {
      lines.append("centre: \(title)")
    }
    top.title = former
  }

  private mutating func changeBars() {
    let bar = navigation.navigationBar
    bar.barStyle = .black
    bar.tintColor = UIColor(named: "red")
    bar.barTintColor = UIColor(named: "blue")
    bar.isTranslucent = true
    stage.d.view = UIScrollView()
    stage.d.view.tintColor = UIColor(named: "green")
    navigation.pushViewController(stage.d, animated: false)
    look("pushed")
    navigation.popViewController(animated: false)
    look("popped")
    final class Other: UINavigationBarDelegate {}
    let other = Other()
    bar.delegate = other
    look("delegate")
  }

  private mutating func presentInterface() {
    let host = UIViewController()
    stage.window.rootViewController = host
    let root = Screen("R", stage.journal)
    let inner = UINavigationController(
      rootViewController: root, faults: faults, variants: variants)
    var raised = 0
    inner.exceptionHandler = { _ in raised += 1 }
    host.present(inner, animated: false)
    lines.append("shows \(name(inner.displayedViewController))")
    inner.pushViewController(Screen("S", stage.journal), animated: false)
    inner.popViewController(animated: false)
    lines.append("\(stage.text(inner.viewControllers)) \(raised)")
  }

  private mutating func embedInterface() {
    let root = Screen("R", stage.journal)
    let inner = UINavigationController(
      rootViewController: root, faults: faults, variants: variants)
    let witness = Witness(stage.journal)
    inner.delegate = witness
    var moves = false
    root.onWillAppear = { moves = root.isMovingToParent }
    let container = UITabBarController()
    container.viewControllers = [inner]
    stage.window.rootViewController = container
    inner.isToolbarHidden = false
    lines.append("inside: \(stage.journal.take()) \(moves) \(inner.isToolbarShown)")
  }

  private mutating func breakRules() {
    navigation.viewControllers = [stage.a, stage.b, stage.a]
    look("twice")
    navigation.viewControllers = [stage.a, stage.b]
    navigation.popToViewController(stage.e, animated: false)
    look("to a stranger")
    navigation.pushViewController(UITabBarController(), animated: false)
    look("tab bar")
    navigation.pushViewController(UINavigationController(), animated: false)
    look("navigation controller")
    let other = UINavigationController(rootViewController: Screen("O", stage.journal))
    if let taken = other.topViewController {
      navigation.pushViewController(taken, animated: false)
      look("of another stack: \(other.viewControllers.count)")
    }
    navigation.navigationBar.isHidden = true
    look("hidden directly")
    giveClasses()
  }

  private mutating func giveClasses() {
    var raised = 0
    let inner = UINavigationController(
      navigationBarClass: UIToolbar.self, toolbarClass: nil, faults: faults, variants: variants
    ) { _ in raised += 1 }
    inner.pushViewController(Screen("R", stage.journal), animated: false)
    lines.append("of another class: \(inner.barItems.count) \(raised)")
  }
}
