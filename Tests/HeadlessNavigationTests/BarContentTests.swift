import Testing

@testable import HeadlessNavigation

@MainActor
struct `The navigation bar shows` {
  private func bar(_ stage: Stage) -> NavigationBarContent {
    stage.navigation.navigationBar.content
  }

  @Test func `nothing on the left of the root`() {
    let stage = Stage()
    stage.a.title = "a"
    stage.a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "y")
    #expect(bar(stage).left == .nothing)
    #expect(bar(stage).right == nil)
  }

  @Test func `the root's own left item`() {
    let stage = Stage()
    let item = UIBarButtonItem(title: "x")
    stage.a.navigationItem.leftBarButtonItem = item
    #expect(bar(stage).left == .item(item))
  }

  @Test func `left item, back item and default back button in this order`() {
    let stage = Stage(depth: 2)
    let left = UIBarButtonItem(title: "left")
    let back = UIBarButtonItem(title: "back")
    stage.a.title = "a"
    #expect(bar(stage).left == .backButton(title: "a"))
    stage.a.navigationItem.backBarButtonItem = back
    #expect(bar(stage).left == .backItem(back))
    stage.b.navigationItem.leftBarButtonItem = left
    #expect(bar(stage).left == .item(left))
    #expect(!stage.navigation.navigationBar.tapBackButton())
  }

  @Test func `nothing of the back item of the top`() {
    let stage = Stage(depth: 2)
    stage.b.navigationItem.backBarButtonItem = UIBarButtonItem(title: "y")
    #expect(bar(stage).left == .backButton(title: nil))
  }

  @Test func `title view, item title and controller title in this order`() {
    let stage = Stage()
    #expect(bar(stage).center == .nothing)
    stage.a.title = "a"
    #expect(bar(stage).center == .title("a"))
    stage.a.navigationItem.title = "i"
    #expect(bar(stage).center == .title("i"))
    let view = UIView()
    stage.a.navigationItem.titleView = view
    #expect(bar(stage).center == .view(view))
    stage.a.navigationItem.titleView = nil
    #expect(bar(stage).center == .title("i"))
  }

  @Test func `right item and prompt of the top alone`() {
    let stage = Stage()
    let item = UIBarButtonItem(customView: UIView())
    stage.a.navigationItem.rightBarButtonItem = item
    stage.a.navigationItem.prompt = "p"
    #expect(bar(stage).right == item)
    #expect(bar(stage).prompt == "p")
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(bar(stage).right == nil)
    #expect(bar(stage).prompt == nil)
    stage.navigation.popViewController(animated: false)
    #expect(bar(stage).right == item)
  }

  @Test func `changes while it is hidden`() {
    let stage = Stage()
    stage.navigation.isNavigationBarHidden = true
    stage.b.title = "b"
    stage.navigation.pushViewController(stage.b, animated: false)
    stage.navigation.isNavigationBarHidden = false
    #expect(bar(stage).center == .title("b"))
  }

  @Test func `a back button that pops one controller`() {
    let stage = Stage(depth: 3)
    #expect(stage.navigation.navigationBar.tapBackButton())
    #expect(stage.stack == "AB")
    stage.settle()
    #expect(stage.journal.entries.contains("didShow B~"))
  }

  @Test func `a back item that pops as well`() {
    let stage = Stage(depth: 2)
    stage.a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "y")
    #expect(stage.navigation.navigationBar.tapBackButton())
    #expect(stage.stack == "A")
  }

  @Test func `no back button that could be tapped while hidden or in a transition`() {
    let stage = Stage(depth: 3)
    stage.navigation.isNavigationBarHidden = true
    #expect(!stage.navigation.navigationBar.tapBackButton())
    stage.navigation.isNavigationBarHidden = false
    stage.navigation.popViewController(animated: true)
    #expect(!stage.navigation.navigationBar.tapBackButton())
    #expect(stage.stack == "AB")
  }

  @Test func `items managed by hand when nobody else manages them`() {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "one"), UINavigationItem(title: "two")]
    #expect(bar.content.left == .backButton(title: "one"))
    #expect(bar.tapBackButton())
    #expect(bar.content.center == .title("one"))
  }

  @Test func `the item of a controller only once it is asked for`() {
    let journal = Journal()
    let screen = Screen("A", journal)
    #expect(!screen.isNavigationItemCreated)
    let navigation = UINavigationController(rootViewController: screen)
    #expect(screen.isNavigationItemCreated)
    #expect(navigation.navigationBar.topItem === screen.navigationItem)
  }
}

@MainActor
struct `A bar item` {
  @Test func `runs its action when tapped`() {
    var taps = 0
    let item = UIBarButtonItem(title: "x") { _ in taps += 1 }
    #expect(item.tap())
    item.isEnabled = false
    #expect(!item.tap())
    #expect(!UIBarButtonItem.flexibleSpace().tap())
    #expect(taps == 1)
  }

  // As the README says, which is why code that makes buttons is not the same with UIKit.
  @Test func `is made with what a tap does, and hands itself over`() {
    var tapped: [UIBarButtonItem] = []
    let done = UIBarButtonItem(title: "x", style: .done, action: { tapped.append($0) })
    let add = UIBarButtonItem(barButtonSystemItem: .add, action: { tapped.append($0) })
    for item in [done, add] { #expect(item.tap()) }
    #expect(tapped == [done, add])
  }
}
