import HeadlessNavigation
import Testing

/// What the views and a bar of one's own do without a navigation controller.
@MainActor @Suite struct ViewTests {
  @Test func `A view is inserted where it is asked for, and taken out of where it was`() {
    let (superview, other) = (UIView(), UIView())
    let views = (0..<3).map { _ in UIView() }
    superview.addSubview(views[0])
    superview.insertSubview(views[1], at: 0)
    #expect(superview.subviews == [views[1], views[0]])
    other.addSubview(views[2])
    superview.insertSubview(views[2], at: 1)
    #expect(superview.subviews == [views[1], views[2], views[0]])
    #expect(other.subviews.isEmpty)
    superview.insertSubview(views[1], at: 9)
    #expect(superview.subviews == [views[2], views[0], views[1]])
  }

  @Test func `A bar of one's own gives back what it pops, and keeps the last`() {
    let bar = UINavigationBar()
    let items = ["a", "b"].map { UINavigationItem(title: $0) }
    for item in items { bar.pushItem(item, animated: false) }
    #expect(bar.topItem === items[1])
    #expect(bar.popItem(animated: true) === items[1])
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items == [items[0]])
  }

  @Test func `A clock shows what has passed, and no animation passes sooner`() {
    let stage = Stage()
    let clock = stage.window.clock
    let start = clock.now
    clock.advance(by: 2)
    clock.advance(by: -1)
    #expect(clock.now == start + 2)
    stage.navigation.pushViewController(stage.b, animated: true)
    clock.runUntilIdle()
    #expect(clock.now == start + 2 + UINavigationController.transitionDuration)
  }
}
