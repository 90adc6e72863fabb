import Testing

@testable import HeadlessNavigation

@MainActor
struct `A navigation controller` {
  @Test func `goes away with its window, its views and its controllers`() {
    weak var navigation: UINavigationController?
    weak var view: UIView?
    weak var content: UIView?
    weak var controller: UIViewController?
    do {
      let window = UIWindow()
      let root = UIViewController()
      let shown = UINavigationController(rootViewController: root)
      window.rootViewController = shown
      window.makeKeyAndVisible()
      shown.pushViewController(UIViewController(), animated: true)
      window.clock.runUntilIdle()
      shown.popViewController(animated: false)
      navigation = shown
      view = shown.view
      content = root.view
      controller = root
      #expect(content?.window === window)
    }
    #expect(navigation == nil)
    #expect(view == nil)
    #expect(content == nil)
    #expect(controller == nil)
  }

  @Test func `leaves controllers that another one can take`() {
    let screen = UIViewController()
    do {
      _ = UINavigationController(rootViewController: screen)
    }
    #expect(screen.parent == nil)
    let second = UINavigationController(rootViewController: screen)
    #expect(second.viewControllers == [screen])
    do {
      let third = UINavigationController()
      third.viewControllers = [UIViewController()]
      #expect(third.topViewController?.parent === third)
    }
  }

  @Test func `is no parent any more when a subclass that goes away asks`() {
    @MainActor final class Answers {
      var count = 0
      var parents: [UIViewController] = []
    }
    final class Leaving: UINavigationController {
      let screen: UIViewController
      let answers: Answers

      init(screen: UIViewController, answers: Answers) {
        self.screen = screen
        self.answers = answers
        super.init(rootViewController: screen)
      }

      deinit {
        let (screen, answers) = (screen, answers)
        MainActor.assumeIsolated {
          answers.count += 1
          if let parent = screen.parent { answers.parents.append(parent) }
        }
      }
    }
    let screen = UIViewController()
    let answers = Answers()
    do {
      let leaving = Leaving(screen: screen, answers: answers)
      #expect(screen.parent === leaving)
      #expect(screen.navigationController === leaving)
    }
    #expect(answers.count == 1)
    #expect(answers.parents.isEmpty)
    #expect(screen.parent == nil)
  }

  @Test func `lets a popped controller go`() {
    let stage = Stage()
    weak var popped: UIViewController?
    do {
      let controller = UIViewController()
      popped = controller
      stage.navigation.pushViewController(controller, animated: true)
      stage.navigation.popViewController(animated: true)
      stage.settle()
    }
    #expect(popped == nil)
  }

  @Test func `can be subclassed`() {
    final class Counting: UINavigationController {
      var pushes = 0
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(viewController, animated: animated)
      }
    }
    let counting = Counting(rootViewController: UIViewController())
    counting.pushViewController(UIViewController(), animated: true)
    #expect(counting.pushes == 2)
    #expect(counting.viewControllers.count == 2)
  }
}
