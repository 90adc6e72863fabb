import Testing

@testable import HeadlessNavigation

@MainActor
struct `An operation in a callback` {
  @Test(arguments: [false, true], [false, true])
  func `pushes over the appearing controller`(outer: Bool, inner: Bool) {
    let stage = Stage()
    stage.b.onWillAppear = {
      stage.b.onWillAppear = nil
      stage.navigation.pushViewController(stage.c, animated: inner)
      #expect(stage.stack == "ABC")
    }
    stage.navigation.pushViewController(stage.b, animated: outer)
    stage.settle()
    #expect(stage.stack == "ABC")
    #expect(stage.navigation.displayedViewController === stage.c)
    let messages = stage.journal.entries.map { $0.filter { $0 != "~" } }
    #expect(
      messages == [
        "A.willDisappear", "B.willAppear in", "willShow B", "A.didDisappear", "B.didAppear",
        "didShow B", "B.willDisappear", "C.willAppear in", "willShow C", "B.didDisappear",
        "C.didAppear", "didShow C",
      ])
  }

  @Test func `may chain again and again`() {
    let stage = Stage()
    let navigation = stage.navigation
    stage.b.onWillAppear = { navigation.pushViewController(stage.c, animated: false) }
    stage.c.onWillAppear = { navigation.pushViewController(stage.d, animated: true) }
    stage.d.onWillAppear = { navigation.pushViewController(stage.e, animated: false) }
    navigation.pushViewController(stage.b, animated: true)
    stage.settle()
    #expect(stage.stack == "ABCDE")
    let shown = stage.journal.entries.filter { $0.hasPrefix("didShow") }
    #expect(shown.map { $0.filter { $0 != "~" }.suffix(1) } == ["B", "C", "D", "E"])
    #expect(stage.navigation.view.subviews.first === stage.e.view)
    #expect(stage.navigation.view.subviews.count == 3)
  }

  @Test func `may undo what called it`() {
    let stage = Stage()
    stage.b.onWillAppear = { stage.navigation.popViewController(animated: false) }
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.stack == "A")
    #expect(stage.b.parent == nil)
    #expect(stage.navigation.displayedViewController === stage.a)
    #expect(stage.journal.entries.suffix(2) == ["A.didAppear", "didShow A"])
  }

  @Test func `may take back the controller being popped`() {
    let stage = Stage(depth: 2)
    stage.b.onDisappear = {
      stage.b.onDisappear = nil
      stage.navigation.pushViewController(stage.b, animated: false)
    }
    stage.navigation.popViewController(animated: false)
    #expect(stage.stack == "AB")
    #expect(stage.b.parent === stage.navigation)
    #expect(stage.navigation.displayedViewController === stage.b)
  }

  @Test func `after appearing starts when the transition is over`() {
    let stage = Stage()
    stage.b.onDidAppear = { stage.navigation.pushViewController(stage.c, animated: true) }
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.window.clock.advance(by: UINavigationController.transitionDuration)
    #expect(stage.stack == "ABC")
    #expect(stage.navigation.runningTransition?.to === stage.c)
    stage.settle()
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `may show the toolbar from the delegate`() {
    let stage = Stage(observed: true)
    stage.delegateWitness.onWillShow = { $0.setToolbarHidden(false, animated: true) }
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(stage.navigation.isToolbarShown)
    #expect(stage.journal.entries.contains("toolbar shown 0.35 alongside"))
  }

  @Test(arguments: [true, false]) func `hides the bar alongside the transition`(animated: Bool) {
    let stage = Stage(observed: true)
    stage.b.onWillAppear = { stage.navigation.setNavigationBarHidden(true, animated: true) }
    stage.navigation.pushViewController(stage.b, animated: animated)
    let expected = animated ? "bar hidden 0.35 alongside" : "bar hidden 0.2"
    #expect(stage.journal.entries.contains(expected))
    #expect(!stage.navigation.isNavigationBarShown)
  }

  @Test func `may push during the first display`() {
    let stage = Stage(onScreen: false)
    stage.a.onWillAppear = {
      stage.a.onWillAppear = nil
      stage.navigation.pushViewController(stage.b, animated: false)
    }
    stage.window.makeKeyAndVisible()
    #expect(stage.stack == "AB")
    #expect(stage.navigation.displayedViewController === stage.b)
    #expect(stage.journal.entries.last == "didShow B")
  }
}
