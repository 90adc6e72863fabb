import Foundation
import Testing

@testable import HeadlessNavigation

@MainActor @Suite("CWToolbarController") struct ToolbarControllerTests {
  private final class Screen: UIViewController {
    private let answers: Bool

    init(_ labels: [String]?, answers: Bool = true) {
      self.answers = answers
      super.init()
      toolbarItems = labels?.map { UIBarButtonItem(title: $0) }
    }

    override var answersToolbarItems: Bool { answers }
  }

  private func labels(_ toolbar: UIToolbar?) -> [String] {
    toolbar?.items?.map { $0.title ?? "" } ?? []
  }

  private func onScreen(_ content: UIViewController) -> (CWToolbarController, UIWindow) {
    let controller = CWToolbarController(contentViewController: content)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (controller, window)
  }

  @Test func `a walk through the stack never parts its toolbar from the built-in one`() {
    let screens = [
      Screen(["a"]), Screen(nil), Screen(["c", "d"]), Screen([]), Screen(["e"]),
    ]
    let navigation = UINavigationController(rootViewController: screens[0])
    navigation.exceptionHandler = { _ in }
    navigation.isToolbarHidden = false
    let (controller, window) = onScreen(navigation)
    var state: UInt64 = 5
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
    for _ in 0..<2_000 {
      let screen = screens[roll(screens.count)]
      let isAnimated = roll(2) == 0
      switch roll(5) {
      case 0: navigation.popViewController(animated: isAnimated)
      case 1: navigation.popToRootViewController(animated: isAnimated)
      case 2:
        let others = screens.filter { _ in roll(2) == 0 }
        if !others.isEmpty { navigation.setViewControllers(others, animated: isAnimated) }
      default: navigation.pushViewController(screen, animated: isAnimated)
      }
      window.clock.runUntilIdle()
      #expect(labels(controller.toolbar) == labels(navigation.toolbar))
    }
  }

  @Test func `the example's arithmetic, with a content that has its place`() {
    let content = UIViewController()
    content.view.frame = CGRect(x: 5, y: 20, width: 320, height: 460)
    let controller = CWToolbarController(contentViewController: content)
    #expect(controller.toolbar == nil)
    #expect(controller.view.frame == CGRect(x: 5, y: 20, width: 320, height: 460))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 416))
    #expect(controller.toolbar?.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
    controller.view.frame.size = CGSize(width: 480, height: 300)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 480, height: 256))
    #expect(controller.toolbar?.frame == CGRect(x: 0, y: 256, width: 480, height: 44))
  }

  @Test func `a controller that does not answer empties the toolbar`() {
    let navigation = UINavigationController(rootViewController: Screen(["a"]))
    let (controller, _) = onScreen(navigation)
    navigation.pushViewController(Screen(["b"]), animated: false)
    #expect(labels(controller.toolbar) == ["b"])
    navigation.pushViewController(Screen(["c"], answers: false), animated: false)
    #expect(labels(controller.toolbar) == [])
    navigation.popViewController(animated: false)
    #expect(labels(controller.toolbar) == ["b"])
  }

  @Test func `content that is a navigation controller works on screen`() {
    let navigation = UINavigationController(rootViewController: Screen(["a"]))
    let (controller, window) = onScreen(navigation)
    #expect(navigation.isOnScreen)
    #expect(navigation.view.window === window)
    window.isHidden = true
    #expect(!navigation.isOnScreen)
    #expect(controller.children.first === navigation)
  }
}
