import Foundation
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

  @Test func `are the standard ones where a class is no bar's, and the error is told`() {
    var told: [String] = []
    let navigation = UINavigationController(
      navigationBarClass: UIToolbar.self, toolbarClass: UINavigationBar.self,
      exceptionHandler: { told.append($0.description) })
    #expect(
      told == [
        "invalidArgument: UIToolbar is not a subclass of UINavigationBar",
        "invalidArgument: UINavigationBar is not a subclass of UIToolbar",
      ])
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    #expect(type(of: navigation.toolbar) == UIToolbar.self)
  }

  @Test func `have flags of their own, which the controller's do not follow`() {
    let stage = Stage()
    stage.navigation.navigationBar.isHidden = true
    #expect(!stage.navigation.isNavigationBarHidden)
    #expect(!stage.navigation.isNavigationBarShown)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    stage.navigation.setNavigationBarHidden(false, animated: false)
    #expect(!stage.navigation.navigationBar.isHidden)
  }

  @Test func `can be faded and resized like any view`() {
    let bar = UINavigationBar()
    #expect(bar.alpha == 1)
    bar.alpha = -1
    #expect(bar.alpha == 0)
    bar.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    bar.bounds = CGRect(x: 3, y: 4, width: 50, height: 20)
    #expect(bar.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
    #expect(bar.bounds == CGRect(x: 3, y: 4, width: 50, height: 20))
  }

  @Test func `stay the same objects`() {
    let stage = Stage()
    let bar = stage.navigation.navigationBar
    stage.navigation.viewControllers = [stage.b, stage.c]
    #expect(stage.navigation.navigationBar === bar)
    #expect(bar.delegate === stage.navigation)
  }
}
