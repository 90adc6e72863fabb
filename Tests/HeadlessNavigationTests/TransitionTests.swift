import Testing

@testable import HeadlessNavigation

@MainActor
struct `A transition` {
  @Test func `without an animation is over when the call returns`() {
    let stage = Stage(observed: true)
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(
      stage.journal.take() == [
        "content", "push A → B", "A.willDisappear", "B.willAppear in", "willShow B",
        "A.didDisappear", "B.didAppear", "didShow B", "end push",
      ])
  }

  @Test func `with an animation ends when its time is over`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(stage.stack == "AB")
    #expect(stage.journal.take() == ["A.willDisappear~", "B.willAppear~ in", "willShow B~"])
    #expect(stage.navigation.runningTransition?.kind == .push)
    stage.window.clock.advance(by: UINavigationController.transitionDuration / 2)
    #expect(stage.journal.entries.isEmpty)
    stage.window.clock.advance(by: UINavigationController.transitionDuration / 2)
    #expect(stage.journal.take() == ["A.didDisappear~", "B.didAppear~", "didShow B~"])
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `of a pop tells the popped controller that it leaves`() {
    let stage = Stage(depth: 2)
    stage.navigation.popViewController(animated: true)
    #expect(stage.journal.take() == ["B.willDisappear~ out", "A.willAppear~", "willShow A~"])
    #expect(stage.b.navigationController === stage.navigation)
    stage.settle()
    #expect(stage.b.parent == nil)
    #expect(!stage.b.isMovingFromParent)
  }

  @Test(arguments: [false, true]) func `of several controllers tells only the ends`(
    animated: Bool
  ) {
    let stage = Stage(depth: 4)
    stage.navigation.popToRootViewController(animated: animated)
    stage.settle()
    #expect(stage.journal.entries.count == 6)
    #expect(!stage.journal.entries.contains { $0.hasPrefix("B") || $0.hasPrefix("C") })
  }

  @Test func `embeds the new view and keeps the old one until its end`() {
    let stage = Stage()
    let view = stage.navigation.view
    stage.b.onWillAppear = { #expect(view.subviews.first === stage.a.view) }
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(view.subviews.contains(stage.a.view))
    #expect(view.subviews.contains(stage.b.view))
    stage.settle()
    #expect(
      view.subviews == [stage.b.view, stage.navigation.navigationBar, stage.navigation.toolbar])
    #expect(stage.a.view.superview == nil)
    #expect(stage.b.view.window === stage.window)
  }

  @Test func `is cut short by a caller who does not wait`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.navigation.pushViewController(stage.c, animated: true)
    stage.settle()
    #expect(stage.stack == "ABC")
    #expect(
      stage.journal.take().filter { $0.contains("Show") } == [
        "willShow B~", "didShow B~", "willShow C~", "didShow C~",
      ])
    #expect(stage.window.clock.isIdle)
  }

  @Test func `goes on while the bars change and the delegate is replaced`() {
    let stage = Stage(depth: 2)
    let second = Witness(stage.journal, prefix: "second ")
    stage.navigation.popViewController(animated: true)
    stage.journal.clear()
    stage.navigation.delegate = second
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.navigation.isToolbarHidden = false
    stage.settle()
    #expect(stage.journal.take() == ["B.didDisappear~", "A.didAppear~", "second didShow A~"])
  }

  @Test func `to the first display tells of the root once`() {
    let stage = Stage(onScreen: false)
    stage.window.makeKeyAndVisible()
    #expect(
      stage.journal.take() == ["A.willAppear in", "willShow A", "A.didAppear", "didShow A"])
    stage.window.isHidden = true
    #expect(stage.journal.take() == ["A.willDisappear", "A.didDisappear"])
    #expect(!stage.navigation.isOnScreen)
  }

  @Test func `does not run off screen`() {
    let stage = Stage(onScreen: false)
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.navigation.displayedViewController === stage.b)
    #expect(!stage.b.isViewLoaded)
  }
}

@MainActor
struct `An animated set` {
  @Test(arguments: [
    ("DAB", "pop C → B~"), ("AB", "pop C → B~"), ("ABD", "push C → D~"), ("D", "push C → D~"),
    ("DEBA", "pop C → A~"), ("ABCD", "push C → D~"),
  ])
  func `chooses its one transition by the old stack`(names: String, expected: String) {
    let stage = Stage(depth: 3, observed: true)
    let screens = ["A": stage.a, "B": stage.b, "C": stage.c, "D": stage.d, "E": stage.e]
    let array = names.compactMap { screens[String($0)] }
    stage.navigation.setViewControllers(array, animated: true)
    stage.settle()
    #expect(stage.stack == names)
    #expect(stage.journal.entries.filter { $0.contains("→") } == [expected])
    #expect(stage.journal.entries.filter { $0.contains("willShow") }.count == 1)
  }

  @Test func `with the same top runs no transition and tells nobody`() {
    let stage = Stage(depth: 3, observed: true)
    stage.navigation.setViewControllers([stage.d, stage.c], animated: true)
    #expect(stage.stack == "DC")
    #expect(stage.journal.entries.isEmpty)
    #expect(stage.navigation.displayedViewController === stage.c)
    #expect(stage.d.parent === stage.navigation)
    #expect(stage.a.parent == nil)
    #expect(stage.navigation.navigationBar.backItem === stage.d.navigationItem)
  }
}
