import HeadlessNavigation
import Testing

@MainActor @Suite struct StoryboardTests {
  @Test func `A relationship names the root`() {
    let root = UIViewController()
    let navigation = UIStoryboard { root }.instantiateInitialViewController()
    #expect(navigation.viewControllers == [root])
    #expect(navigation.navigationBar.items == [root.navigationItem])
  }

  @Test func `Without a relationship the stack is empty, and takes a root`() {
    let navigation = UIStoryboard().instantiateInitialViewController()
    #expect(navigation.viewControllers.isEmpty)
    let root = UIViewController()
    navigation.pushViewController(root, animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.navigationBar.items == [root.navigationItem])
  }
}
