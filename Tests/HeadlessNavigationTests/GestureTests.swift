import Testing

@testable import HeadlessNavigation

@MainActor
struct `The pop gesture` {
  private let stage = Stage(depth: 2)
  private var navigation: UINavigationController { stage.navigation }

  @Test func `pops the top when it is finished`() {
    #expect(navigation.beginPopGesture())
    navigation.updatePopGesture(progress: 0.7)
    #expect(stage.stack == "AB")
    navigation.finishPopGesture()
    #expect(stage.stack == "A")
    #expect(navigation.displayedViewController === stage.a)
    #expect(navigation.navigationBar.items?.count == 1)
    #expect(stage.b.parent == nil)
    #expect(!navigation.isGestureRunning)
  }

  @Test func `tells the same as a pop does`() {
    navigation.popViewController(animated: true)
    stage.settle()
    let popped = stage.journal.take()
    navigation.pushViewController(stage.b, animated: false)
    stage.journal.clear()
    navigation.beginPopGesture()
    navigation.finishPopGesture()
    #expect(stage.journal.take() == popped)
  }

  @Test func `changes nothing when it is cancelled, and a pop works afterwards`() {
    navigation.beginPopGesture()
    navigation.cancelPopGesture()
    #expect(stage.stack == "AB")
    #expect(navigation.displayedViewController === stage.b)
    #expect(!stage.b.isMovingFromParent)
    #expect(navigation.popViewController(animated: false) === stage.b)
  }

  @Test func `is not there at the root, without a bar, with a left item, and in a transition`() {
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(!navigation.beginPopGesture())
    navigation.setNavigationBarHidden(false, animated: false)
    stage.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x")
    #expect(!navigation.beginPopGesture())
    stage.b.navigationItem.leftBarButtonItem = nil
    navigation.popViewController(animated: true)
    #expect(!navigation.beginPopGesture())
    stage.settle()
    #expect(!navigation.beginPopGesture())
  }

  @Test func `is cancelled by a program that changes the stack meanwhile`() {
    navigation.beginPopGesture()
    navigation.pushViewController(stage.c, animated: false)
    #expect(stage.stack == "ABC")
    #expect(!navigation.isGestureRunning)
    navigation.finishPopGesture()
    #expect(stage.stack == "ABC")
  }

  @Test func `has its recogniser on the view, always the same`() {
    let recognizer = navigation.interactivePopGestureRecognizer
    #expect(recognizer?.view === navigation.view)
    #expect(navigation.interactivePopGestureRecognizer === recognizer)
  }
}
