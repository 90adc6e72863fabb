import Testing

@testable import HeadlessNavigation

/// A walk through everything a navigation controller does, written down in one list.
@MainActor
private func walk(
  faults: NavigationFaults = [], variants: NavigationVariants = [], onScreen: Bool = true
) -> [String] {
  let shared = UIBarButtonItem(title: "shared")
  let stage = Stage(onScreen: onScreen, observed: true, faults: faults, variants: variants) {
    stage in
    stage.a.title = "a"
    stage.a.toolbarItems = [shared, shared]
    stage.a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "ar")
    stage.a.navigationItem.prompt = "ap"
  }
  let navigation = stage.navigation
  let (a, b, c, d, e) = (stage.a, stage.b, stage.c, stage.d, stage.e)
  var lines: [String] = []
  func content() -> String {
    let content = navigation.navigationBar.content
    let left =
      switch content.left {
      case .nothing: "-"
      case .item(let item): item.title ?? "?"
      case .backItem(let item): "<" + (item.title ?? "?")
      case .backButton(let title): "<\(title ?? "nil")"
      }
    let center =
      switch content.center {
      case .nothing: "-"
      case .view: "view"
      case .title(let title): title
      }
    return "\(left)|\(center)|\(content.right?.title ?? "-")|\(content.prompt ?? "-")"
  }
  func name(_ controller: UIViewController?) -> String { (controller as? Screen)?.name ?? "-" }
  func look(_ what: String) {
    lines.append("\(what): \(stage.journal.take()) \(stage.errors.count)")
    let owners = navigation.navigationBar.itemStack.map { item in
      name([a, b, c, d, e].first { $0.existingNavigationItem === item })
    }
    let back = [a, b, c, d, e].first {
      $0.existingNavigationItem === navigation.navigationBar.backItem
    }
    lines.append(
      "\(stage.stack) \(owners) \(name(back)) \(name(navigation.visibleViewController)) "
        + "\(name(navigation.displayedViewController)) "
        + "\([a, b, c, d, e].map { $0.parent != nil }) \(content()) "
        + "\(navigation.isNavigationBarHidden) \(navigation.isNavigationBarShown) "
        + "\(navigation.isToolbarHidden) \(navigation.isToolbarShown) "
        + "\((navigation.toolbar.items ?? []).map { $0.title ?? "?" })")
  }
  func step(_ what: String, _ body: () -> String) {
    let result = body()
    lines.append(result)
    look(what)
    stage.settle()
    look("settled")
  }

  look("start")
  for animated in [false, true] {
    step("push b") {
      navigation.pushViewController(b, animated: animated)
      return ""
    }
    step("pop") { name(navigation.popViewController(animated: animated)) }
    step("pop at root") { name(navigation.popViewController(animated: animated)) }
    navigation.isToolbarHidden = animated
    step("root again") { stage.text(navigation.popToRootViewController(animated: animated)) }
    c.hidesBottomBarWhenPushed = true
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "bl")
    a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "ab")
    step("push b") {
      navigation.pushViewController(b, animated: animated)
      return ""
    }
    step("push c") {
      navigation.pushViewController(c, animated: animated)
      return ""
    }
    step("show") {
      navigation.setToolbarHidden(true, animated: false)
      return ""
    }
    step("show") {
      navigation.setToolbarHidden(false, animated: animated)
      return ""
    }
    step("push d") {
      navigation.pushViewController(d, animated: animated)
      return ""
    }
    for controller in [a, d] {
      step("duplicate") {
        navigation.pushViewController(controller, animated: animated)
        return ""
      }
      navigation.setViewControllers([a, b, c, d], animated: false)
      stage.settle()
      stage.journal.clear()
    }
    step("to d") { stage.text(navigation.popToViewController(d, animated: animated)) }
    step("to b") { stage.text(navigation.popToViewController(b, animated: animated)) }
    navigation.setViewControllers([a, b, c, d], animated: false)
    stage.settle()
    b.setToolbarItems([UIBarButtonItem(title: "bt")], animated: true)
    d.setToolbarItems([UIBarButtonItem(title: "dt")], animated: true)
    step("items") { "" }
    d.toolbarItems = [UIBarButtonItem(title: "dt2")]
    step("assigned") { "" }
    step("root") { stage.text(navigation.popToRootViewController(animated: animated)) }
    for array in [
      [a, d], [b, d], [d, e, a, b], [a, b, c], [d, a, b], [e, c], [e, c], [a, b, c],
    ] {
      step("set") {
        navigation.setViewControllers(array, animated: animated)
        return ""
      }
    }
    step("property") {
      navigation.viewControllers = [a, b, c, e]
      return ""
    }
    for _ in 0..<2 {
      step("tap") { "\(navigation.navigationBar.tapBackButton())" }
    }
    b.navigationItem.leftBarButtonItem = nil
    navigation.viewControllers = [a, b]
    stage.settle()
    step("tap") { "\(navigation.navigationBar.tapBackButton())" }
    a.navigationItem.backBarButtonItem = nil
    a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "al")
    a.navigationItem.titleView = UIView()
    a.navigationItem.title = "ai"
    c.navigationItem.prompt = "cp"
    c.title = "ct"
    b.navigationItem.title = ""
    b.title = "bt"
    b.navigationItem.backBarButtonItem = UIBarButtonItem(title: "bb")
    d.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView())
    d.navigationItem.rightBarButtonItem?.title = "dr"
    e.navigationItem.title = "ei"
    e.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "er")
    e.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    e.navigationItem.leftBarButtonItem?.title = "el"
    step("changed") { "" }
    a.navigationItem.prompt = ""
    for array in [[a, b], [a, b, c], [a, b, c, d], [d, e], [b, e], [c, e], [a], [c], [a, d]] {
      step("show") {
        navigation.viewControllers = array
        return ""
      }
    }
    a.title = "a2"
    a.navigationItem.titleView = nil
    step("root") { stage.text(navigation.popToRootViewController(animated: animated)) }
    step("bar") {
      navigation.setNavigationBarHidden(true, animated: animated)
      return ""
    }
    step("bar again") {
      navigation.setNavigationBarHidden(true, animated: animated)
      return ""
    }
    step("hidden push") {
      navigation.pushViewController(c, animated: animated)
      return ""
    }
    step("bar") {
      navigation.isNavigationBarHidden = false
      return ""
    }
    step("bar") {
      navigation.isNavigationBarHidden = true
      return ""
    }
    step("hidden pop") { name(navigation.popViewController(animated: animated)) }
    step("bar") {
      navigation.isNavigationBarHidden = false
      return ""
    }
    step("toolbar") {
      navigation.isToolbarHidden = true
      return ""
    }
    step("push e") {
      navigation.pushViewController(e, animated: animated)
      return ""
    }
    step("toolbar") {
      navigation.setToolbarHidden(false, animated: true)
      return ""
    }
    e.onWillAppear = {
      e.onWillAppear = nil
      navigation.setNavigationBarHidden(true, animated: animated)
      navigation.setToolbarHidden(animated, animated: animated)
      lines.append("shown \(name(navigation.displayedViewController))")
      lines.append("\(e.isMovingToParent)")
      navigation.pushViewController(d, animated: animated)
    }
    navigation.viewControllers = [a, b]
    step("chained") {
      navigation.pushViewController(e, animated: true)
      return ""
    }
    navigation.isNavigationBarHidden = false
    let second = Witness(stage.journal, prefix: "second ")
    navigation.viewControllers = [a, b]
    stage.settle()
    navigation.pushViewController(c, animated: true)
    navigation.delegate = second
    step("replaced") { name(navigation.popViewController(animated: true)) }
    navigation.pushViewController(c, animated: true)
    navigation.delegate = stage.delegateWitness
    step("in flight") { "" }
    navigation.viewControllers = [a]
  }
  navigation.delegate = Witness(stage.journal)
  lines.append("\(navigation.delegate == nil)")
  return lines
}

@MainActor
struct `The seams` {
  private static let clean = (
    onScreen: walk(), offScreen: walk(onScreen: false), round: RoundWalk.lines(),
    look: LookWalk.lines()
  )

  /// Whether one of the walks shows them; those after it need not be taken.
  private static func differs(
    faults: NavigationFaults = [], variants: NavigationVariants = []
  ) -> Bool {
    walk(faults: faults, variants: variants) != clean.onScreen
      || walk(faults: faults, variants: variants, onScreen: false) != clean.offScreen
      || RoundWalk.lines(faults: faults, variants: variants) != clean.round
      || LookWalk.lines(faults: faults, variants: variants) != clean.look
  }

  @Test func `are closed by default`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.faults.isEmpty)
    #expect(navigation.variants.isEmpty)
    #expect(!navigation.isAltered)
  }

  @Test func `make no difference of their own`() {
    #expect(!Self.differs())
    let harmless = walk(variants: [.firstDisplayUntold])
    #expect(harmless == walk())
  }

  @Test(arguments: NavigationFault.allCases)
  func `show every fault`(fault: NavigationFault) {
    #expect(Self.differs(faults: [fault]))
  }

  @Test(arguments: NavigationVariant.allCases)
  func `show every variant`(variant: NavigationVariant) {
    // The walks begin after the first display.
    guard
      ![.firstDisplayUntold, .firstDisplayShownTwice, .firstDisplayUnheard].contains(variant)
    else { return }
    #expect(Self.differs(variants: [variant]))
  }

  @Test func `let the delegate miss the first display`() {
    let stage = Stage(onScreen: false, variants: [.firstDisplayUntold])
    stage.window.makeKeyAndVisible()
    #expect(stage.journal.entries == ["A.willAppear in", "A.didAppear"])
  }

  @Test func `let the controllers miss the first display`() {
    let stage = Stage(onScreen: false, variants: [.firstDisplayUnheard])
    stage.window.makeKeyAndVisible()
    #expect(stage.journal.entries == ["willShow A", "didShow A"])
  }

  @Test func `tell the delegate twice that the first display is over`() {
    let stage = Stage(onScreen: false, variants: [.firstDisplayShownTwice])
    stage.window.makeKeyAndVisible()
    #expect(
      stage.journal.entries == [
        "A.willAppear in", "willShow A", "A.didAppear", "didShow A", "didShow A",
      ])
  }

  @Test(arguments: [1, 2], [false, true])
  func `let a controller of another stack leave that one`(depth: Int, isSet: Bool) {
    let other = Stage(depth: depth)
    let stage = Stage(variants: [.controllersTakenFromOtherStacks])
    let taken = depth == 1 ? other.a : other.b
    if isSet {
      stage.navigation.viewControllers = [stage.a, taken]
    } else {
      stage.navigation.pushViewController(taken, animated: false)
    }
    #expect(stage.navigation.viewControllers == [stage.a, taken])
    #expect(stage.navigation.barItems.count == 2)
    #expect(taken.parent === stage.navigation)
    #expect(other.stack == (depth == 1 ? "" : "A"))
    #expect(other.navigation.barItems.count == depth - 1)
    #expect(stage.errors.isEmpty && other.errors.isEmpty)
  }
}
