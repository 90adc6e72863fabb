import Testing

@testable import HeadlessNavigation

@MainActor
struct `A tab bar controller` {
  private let window = UIWindow()
  private let container = UITabBarController()
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let other = UIViewController()

  init() {
    navigation = UINavigationController(rootViewController: root)
    container.viewControllers = [navigation, other]
    window.rootViewController = container
  }

  @Test func `contains its tabs, and selects the first`() {
    #expect(
      container.children.map(ObjectIdentifier.init)
        == [navigation, other].map(ObjectIdentifier.init))
    #expect(container.selectedViewController === navigation)
    #expect(navigation.parent === container)
    #expect(root.tabBarController === container)
    #expect(root.parent === navigation)
  }

  @Test func `shows the selected tab once it is on the screen`() {
    #expect(!navigation.isOnScreen)
    window.makeKeyAndVisible()
    #expect(navigation.isOnScreen)
    #expect(navigation.clock === window.clock)
    #expect(navigation.view.window === window)
    #expect(other.viewIfLoaded == nil)
  }

  @Test func `takes a tab off the screen for another, and brings it back`() {
    window.makeKeyAndVisible()
    container.selectedViewController = other
    #expect(!navigation.isOnScreen)
    #expect(navigation.view.superview == nil)
    #expect(other.view.superview === container.view)
    container.selectedViewController = navigation
    #expect(navigation.isOnScreen)
    window.rootViewController = nil
    #expect(!navigation.isOnScreen)
  }

  @Test func `lets go of a tab, and selects another in its place`() {
    window.makeKeyAndVisible()
    container.viewControllers = [other]
    #expect(navigation.parent == nil)
    #expect(!navigation.isOnScreen)
    #expect(container.selectedViewController === other)
    container.viewControllers = nil
    #expect(container.selectedViewController == nil)
  }

  @Test func `passes on that it is covered`() {
    window.makeKeyAndVisible()
    container.present(UIViewController(), animated: false)
    #expect(!navigation.isOnScreen)
    container.dismiss(animated: false)
    #expect(navigation.isOnScreen)
  }
}
