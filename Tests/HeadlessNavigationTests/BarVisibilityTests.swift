import Testing

@testable import HeadlessNavigation

@MainActor
struct `The navigation bar's visibility` {
  @Test func `is shown at first`() {
    let stage = Stage()
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.isNavigationBarShown)
  }

  @Test func `changes at once by the property`() {
    let stage = Stage(observed: true)
    stage.navigation.isNavigationBarHidden = true
    #expect(stage.journal.take() == ["bar hidden"])
    #expect(stage.navigation.navigationBar.isHidden)
  }

  @Test func `takes the constant when animated`() {
    let stage = Stage(observed: true)
    stage.navigation.setNavigationBarHidden(true, animated: true)
    #expect(stage.journal.take() == ["bar hidden \(UINavigationController.hideShowBarDuration)"])
    #expect(!stage.window.clock.isIdle)
    stage.settle()
    #expect(stage.window.clock.isIdle)
  }

  @Test func `does nothing when it is so already`() {
    let stage = Stage(observed: true)
    stage.navigation.setNavigationBarHidden(false, animated: true)
    stage.navigation.setToolbarHidden(true, animated: true)
    #expect(stage.journal.entries.isEmpty)
  }

  @Test func `stays through pushes and pops`() {
    let stage = Stage()
    stage.navigation.isNavigationBarHidden = true
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.navigation.popViewController(animated: false)
    #expect(stage.navigation.isNavigationBarHidden)
    #expect(stage.navigation.isToolbarHidden)
  }
}

final class CustomBar: UINavigationBar {}
final class CustomToolbar: UIToolbar {}

@MainActor
struct `The bars` {
  @Test func `are of the classes asked for`() {
    let custom = UINavigationController(
      navigationBarClass: CustomBar.self, toolbarClass: CustomToolbar.self)
    #expect(custom.navigationBar is CustomBar)
    #expect(custom.toolbar is CustomToolbar)
    let standard = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: standard.navigationBar) == UINavigationBar.self)
  }

  @Test func `stay the same objects`() {
    let stage = Stage()
    let bar = stage.navigation.navigationBar
    stage.navigation.viewControllers = [stage.b, stage.c]
    #expect(stage.navigation.navigationBar === bar)
    #expect(bar.delegate === stage.navigation)
  }
}
