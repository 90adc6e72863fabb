import Testing

@testable import HeadlessNavigation

@MainActor
struct `The bars as objects` {
  private let stage = Stage(depth: 2)
  private var bar: UINavigationBar { stage.navigation.navigationBar }

  @Test func `look as they were told to, through pushes and pops`() {
    bar.barStyle = .black
    bar.isTranslucent = true
    bar.tintColor = UIColor(named: "red")
    bar.barTintColor = UIColor(named: "blue")
    stage.navigation.pushViewController(stage.c, animated: false)
    stage.navigation.popToRootViewController(animated: false)
    #expect(bar.barStyle == .black)
    #expect(bar.isTranslucent)
    #expect(stage.navigation.shownItemColor == UIColor(named: "red"))
    #expect(stage.navigation.shownBarColor == UIColor(named: "blue"))
  }

  @Test func `take no tint from the view that is shown`() {
    bar.tintColor = UIColor(named: "red")
    stage.c.view.tintColor = UIColor(named: "green")
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(stage.navigation.shownItemColor == UIColor(named: "red"))
  }

  @Test func `are inside the controller's view`() {
    #expect(stage.navigation.isInView(bar))
    #expect(stage.navigation.isInView(stage.navigation.toolbar))
    #expect(stage.navigation.isInView(stage.b.view))
    #expect(!stage.navigation.isInView(stage.a.view))
    #expect(!stage.navigation.isInView(nil))
  }

  @Test func `leave the navigation controller the delegate of its bar`() {
    final class Other: UINavigationBarDelegate {}
    let other = Other()
    #expect(bar.delegate === stage.navigation)
    bar.delegate = other
    #expect(bar.delegate === stage.navigation)
    #expect(stage.errors.map(\.name) == [.inconsistency])
  }

  @Test func `keep a scroll view's content from beginning under a translucent bar`() {
    let scrollView = UIScrollView()
    stage.c.view = scrollView
    bar.isTranslucent = true
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(scrollView.contentInsetTop == UINavigationController.navigationBarHeight)
    #expect(stage.navigation.isContentInsetAdjusted)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(scrollView.contentInsetTop == 0)
    stage.navigation.setNavigationBarHidden(false, animated: false)
    bar.isTranslucent = false
    #expect(scrollView.contentInsetTop == 0)
  }

  @Test func `leave the content of other views alone`() {
    bar.isTranslucent = true
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(!stage.navigation.isContentInsetAdjusted)
  }
}
