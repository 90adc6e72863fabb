import Testing

@testable import HeadlessNavigation

@MainActor
struct `Modal presentation` {
  private let stage = Stage(depth: 2)
  private var navigation: UINavigationController { stage.navigation }

  @Test func `makes the presented controller visible and leaves the stack alone`() {
    navigation.present(stage.e, animated: false)
    #expect(navigation.visibleViewController === stage.e)
    #expect(navigation.topViewController === stage.b)
    #expect(stage.stack == "AB")
    #expect(stage.e.presentingViewController === navigation)
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController === stage.b)
    #expect(stage.e.presentingViewController == nil)
    #expect(stage.e.viewIfLoaded?.superview == nil)
  }

  @Test func `by a controller on the stack covers the interface, too`() {
    stage.b.present(stage.e, animated: false)
    #expect(navigation.visibleViewController === stage.e)
    #expect(stage.b.presentedViewController === stage.e)
    stage.b.dismiss(animated: false)
    #expect(navigation.visibleViewController === stage.b)
  }

  @Test func `takes its time when it is animated`() {
    var moments: [String] = []
    navigation.present(stage.e, animated: true) { moments.append("came") }
    #expect(moments.isEmpty)
    #expect(!navigation.clock.isIdle)
    stage.settle()
    navigation.dismiss(animated: true) { moments.append("went") }
    navigation.clock.advance(by: 0.1)
    #expect(moments == ["came"])
    navigation.clock.advance(by: 1)
    #expect(moments == ["came", "went"])
  }

  @Test func `tells both who is covered and who covers, and of no move`() {
    navigation.present(stage.e, animated: true)
    stage.settle()
    #expect(
      stage.journal.take() == [
        "B.willDisappear~", "E.willAppear~", "B.didDisappear~", "E.didAppear~",
      ])
    navigation.dismiss(animated: false)
    #expect(
      stage.journal.take() == [
        "E.willDisappear", "B.willAppear", "E.didDisappear", "B.didAppear",
      ])
  }

  @Test func `comes once at a time, and nothing is dismissed twice`() {
    navigation.dismiss(animated: false)
    navigation.present(stage.e, animated: false)
    navigation.present(stage.d, animated: false)
    #expect(navigation.visibleViewController === stage.e)
    navigation.dismiss(animated: false)
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController === stage.b)
  }

  @Test func `does not keep the stack from changing, which shows when it is uncovered`() {
    navigation.present(stage.e, animated: false)
    navigation.popViewController(animated: true)
    #expect(navigation.visibleViewController === stage.e)
    #expect(navigation.topViewController === stage.a)
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController === stage.a)
    #expect(navigation.displayedViewController === stage.a)
  }

  @Test func `ends with the window`() {
    navigation.present(stage.e, animated: false)
    stage.window.isHidden = true
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `of a navigation controller leaves it as it is anywhere`() {
    let inner = UINavigationController(rootViewController: stage.e)
    navigation.present(inner, animated: false)
    #expect(inner.displayedViewController === stage.e)
    inner.pushViewController(stage.d, animated: false)
    #expect(inner.visibleViewController === stage.d)
    #expect(inner.popViewController(animated: false) === stage.d)
    inner.dismiss(animated: false)
    #expect(navigation.visibleViewController === stage.b)
  }

  @Test func `keeps nobody alive afterwards`() {
    weak var gone: UIViewController?
    do {
      let fleeting = UIViewController()
      gone = fleeting
      navigation.present(fleeting, animated: true)
      stage.settle()
      navigation.dismiss(animated: true)
      stage.settle()
    }
    #expect(gone == nil)
  }

  @Test func `goes with the interface it covers`() {
    weak var navigation: UINavigationController?
    weak var presented: UIViewController?
    do {
      let window = UIWindow()
      let subject = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = subject
      window.makeKeyAndVisible()
      let fleeting = UIViewController()
      subject.present(fleeting, animated: false)
      (navigation, presented) = (subject, fleeting)
    }
    #expect(navigation == nil)
    #expect(presented == nil)
  }
}
