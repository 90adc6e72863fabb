import Testing

@testable import HeadlessNavigation

@MainActor
struct `A caller's error has no effect and` {
  @Test(arguments: [0, 1, 2], [false, true])
  func `is pushing a controller of the stack`(index: Int, animated: Bool) {
    let stage = Stage(depth: 3, observed: true)
    let duplicate = stage.navigation.viewControllers[index]
    stage.navigation.pushViewController(duplicate, animated: animated)
    #expect(stage.errors.map(\.name) == [.invalidArgument])
    #expect(stage.stack == "ABC")
    #expect(stage.journal.entries.isEmpty)
  }

  @Test func `is popping to a controller that is elsewhere`() {
    let stage = Stage(depth: 2)
    #expect(stage.navigation.popToViewController(stage.c, animated: false) == nil)
    #expect(stage.errors.count == 1)
    #expect(stage.stack == "AB")
  }

  @Test func `is setting a controller twice, or none at all`() {
    let stage = Stage(depth: 2)
    stage.navigation.viewControllers = [stage.a, stage.c, stage.a]
    stage.navigation.viewControllers = []
    #expect(stage.errors.count == 2)
    #expect(stage.stack == "AB")
    #expect(stage.c.parent == nil)
    stage.navigation.viewControllers = [stage.c, stage.a]
    #expect(stage.stack == "CA")
  }

  @Test func `is pushing a tab bar controller or a navigation controller`() {
    let stage = Stage()
    stage.navigation.pushViewController(UITabBarController(), animated: false)
    stage.navigation.pushViewController(UINavigationController(), animated: false)
    stage.navigation.viewControllers = [UITabBarController()]
    #expect(stage.errors.count == 3)
    #expect(stage.stack == "A")
  }

  @Test func `is starting with a tab bar controller or a navigation controller`() {
    for root in [UITabBarController(), UINavigationController()] {
      var errors: [NavigationException] = []
      let navigation = UINavigationController(rootViewController: root) { errors.append($0) }
      #expect(errors.count == 1)
      #expect(navigation.viewControllers.isEmpty)
    }
  }

  @Test func `is pushing a controller of another stack, or setting one`() {
    let stage = Stage()
    let other = Stage()
    stage.navigation.pushViewController(other.a, animated: false)
    #expect(stage.errors.map(\.name) == [.inconsistency])
    stage.navigation.viewControllers = [stage.a, other.a]
    #expect(stage.errors.count == 2)
    #expect(stage.stack == "A")
    #expect(other.a.parent === other.navigation)
  }

  @Test func `is managing the bar oneself`() {
    let stage = Stage()
    let bar = stage.navigation.navigationBar
    bar.delegate = nil
    bar.items = []
    bar.pushItem(UINavigationItem(title: "x"), animated: false)
    #expect(stage.errors.count == 3)
    #expect(bar.delegate === stage.navigation)
    #expect(bar.items == [stage.a.navigationItem])
  }
}
