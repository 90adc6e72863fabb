import HeadlessNavigation
import Testing

// The README shows this file; a test holds it to that.

@MainActor func open(_ message: UIViewController, in navigation: UINavigationController) {
  navigation.setViewControllers([navigation.viewControllers[0], message], animated: true)
}

@Test @MainActor func `a message opens right above the inbox`() {
  let inbox = UIViewController()
  let message = UIViewController()
  inbox.title = "Inbox"
  let navigation = UINavigationController(rootViewController: inbox)
  let window = UIWindow()
  window.rootViewController = navigation
  window.makeKeyAndVisible()

  open(message, in: navigation)
  window.clock.runUntilIdle()
  #expect(navigation.viewControllers == [inbox, message])
  #expect(navigation.navigationBar.content.left == .backButton(title: "Inbox"))

  navigation.navigationBar.tapBackButton()
  #expect(navigation.topViewController === inbox)
}
