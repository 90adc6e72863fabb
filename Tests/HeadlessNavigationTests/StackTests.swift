import Testing

@testable import HeadlessNavigation

@MainActor
struct `The stack` {
  @Test func `starts with the root`() {
    let stage = Stage()
    #expect(stage.stack == "A")
    #expect(stage.navigation.topViewController === stage.a)
    #expect(stage.navigation.visibleViewController === stage.a)
    #expect(stage.a.parent === stage.navigation)
  }

  @Test func `is empty until a root is added after custom bar classes`() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `grows at the top by a push`() {
    let stage = Stage(depth: 2)
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(stage.stack == "ABC")
    #expect(stage.navigation.displayedViewController === stage.c)
  }

  @Test func `shrinks at the top by a pop, which returns what it removed`() {
    let stage = Stage(depth: 3)
    #expect(stage.navigation.popViewController(animated: false) === stage.c)
    #expect(stage.stack == "AB")
    #expect(stage.c.parent == nil)
    #expect(stage.navigation.displayedViewController === stage.b)
  }

  @Test(arguments: [false, true]) func `keeps its root`(animated: Bool) {
    let stage = Stage(observed: true)
    #expect(stage.navigation.popViewController(animated: animated) == nil)
    #expect(stage.navigation.popToRootViewController(animated: animated) == [])
    #expect(stage.navigation.popToViewController(stage.a, animated: animated) == [])
    #expect(!stage.navigation.navigationBar.tapBackButton())
    #expect(stage.stack == "A")
    #expect(stage.journal.entries.isEmpty)
  }

  @Test func `is cut back to a controller`() {
    let stage = Stage(depth: 4)
    let popped = stage.navigation.popToViewController(stage.b, animated: false)
    #expect(stage.text(popped) == "CD")
    #expect(stage.stack == "AB")
    #expect(stage.c.parent == nil)
  }

  @Test func `is cut back to the root`() {
    let stage = Stage(depth: 3)
    #expect(stage.text(stage.navigation.popToRootViewController(animated: false)) == "BC")
    #expect(stage.stack == "A")
  }

  @Test func `takes back a controller that has left`() {
    let stage = Stage(depth: 2)
    stage.navigation.popViewController(animated: false)
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.stack == "AB")
    #expect(stage.errors.isEmpty)
  }

  @Test func `is replaced by a set, root included`() {
    let stage = Stage(depth: 3)
    stage.navigation.setViewControllers([stage.d, stage.a, stage.b], animated: true)
    stage.settle()
    #expect(stage.stack == "DAB")
    #expect(stage.c.parent == nil)
    #expect(stage.d.parent === stage.navigation)
  }

  @Test func `is a copy of the array it was set to`() {
    let stage = Stage()
    var array: [UIViewController] = [stage.a, stage.b]
    stage.navigation.viewControllers = array
    array.append(stage.c)
    #expect(stage.stack == "AB")
  }

  @Test func `reads as a snapshot`() {
    let stage = Stage()
    let snapshot = stage.navigation.viewControllers
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.text(snapshot) == "A")
  }

  @Test func `can be changed many times off screen`() {
    let stage = Stage(onScreen: false, observed: true)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.navigation.pushViewController(stage.c, animated: true)
    stage.navigation.popViewController(animated: true)
    #expect(stage.stack == "AB")
    #expect(stage.window.clock.isIdle)
    #expect(!stage.journal.entries.contains { $0.contains("~") || $0.contains("Appear") })
    #expect(!stage.journal.entries.contains { $0.contains("Show") })
  }

  @Test func `has parallel items after every kind of operation`() {
    let stage = Stage()
    let navigation = stage.navigation
    func check() {
      #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
    }
    check()
    navigation.pushViewController(stage.b, animated: true)
    check()
    navigation.pushViewController(stage.c, animated: false)
    check()
    navigation.viewControllers = [stage.d, stage.c]
    check()
    navigation.setViewControllers([stage.a, stage.b, stage.c, stage.d], animated: true)
    stage.settle()
    check()
    navigation.popToViewController(stage.c, animated: false)
    check()
    navigation.navigationBar.tapBackButton()
    check()
    navigation.popToRootViewController(animated: true)
    check()
  }
}
