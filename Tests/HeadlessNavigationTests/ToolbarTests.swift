import Testing

@testable import HeadlessNavigation

@MainActor
struct `The toolbar` {
  private let x = UIBarButtonItem(title: "x")
  private let y = UIBarButtonItem(title: "y")

  @Test func `is hidden at first, on screen and off`() {
    for onScreen in [false, true] {
      let stage = Stage(onScreen: onScreen)
      #expect(stage.navigation.isToolbarHidden)
      #expect(!stage.navigation.isToolbarShown)
    }
  }

  @Test func `is shown by the property at once and by the method with an animation`() {
    let stage = Stage(observed: true)
    stage.navigation.isToolbarHidden = false
    #expect(stage.navigation.isToolbarShown)
    stage.navigation.setToolbarHidden(true, animated: true)
    #expect(stage.journal.take() == ["toolbar shown", "toolbar hidden 0.2"])
  }

  @Test func `has the items of the top in order`() {
    let stage = Stage()
    let space = UIBarButtonItem.flexibleSpace()
    stage.navigation.isToolbarHidden = false
    stage.a.toolbarItems = [space, x, space]
    #expect(stage.navigation.toolbar.items == [space, x, space])
    stage.b.toolbarItems = [y]
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.navigation.toolbar.items == [y])
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(stage.navigation.toolbar.items == nil)
    stage.navigation.popToRootViewController(animated: false)
    #expect(stage.navigation.toolbar.items == [space, x, space])
  }

  @Test func `runs the action of an item that is tapped, while it is shown`() {
    let stage = Stage(depth: 2)
    var taps: [UIBarButtonItem] = []
    x.action = { taps.append($0) }
    stage.a.toolbarItems = [x]
    stage.b.toolbarItems = [y, x, x]
    let toolbar = stage.navigation.toolbar
    #expect(!toolbar.tap(x))
    stage.navigation.isToolbarHidden = false
    #expect(toolbar.tap(x))
    #expect(!toolbar.tap(y))
    #expect(!toolbar.tap(UIBarButtonItem(title: "x")))
    #expect(taps == [x])
  }

  @Test func `follows new items of the top with their flag`() {
    let stage = Stage(depth: 2, observed: true)
    stage.b.setToolbarItems([x], animated: true)
    stage.a.setToolbarItems([y], animated: true)
    #expect(stage.journal.take() == ["items~"])
    #expect(stage.navigation.toolbar.items == [x])
    stage.navigation.popViewController(animated: true)
    #expect(stage.navigation.toolbar.items == [y])
    #expect(stage.journal.entries.contains("items~"))
  }

  @Test func `goes away for a controller that hides it and comes back`() {
    let stage = Stage(observed: true)
    stage.navigation.isToolbarHidden = false
    stage.b.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(!stage.navigation.isToolbarShown)
    #expect(!stage.navigation.isToolbarHidden)
    stage.settle()
    stage.navigation.pushViewController(stage.c, animated: false)
    #expect(stage.navigation.isToolbarShown)
    stage.navigation.popViewController(animated: false)
    #expect(!stage.navigation.isToolbarShown)
    stage.navigation.popViewController(animated: true)
    #expect(stage.navigation.isToolbarShown)
    #expect(
      stage.journal.entries.filter { $0.hasPrefix("toolbar") } == [
        "toolbar shown", "toolbar hidden 0.35 alongside", "toolbar shown", "toolbar hidden",
        "toolbar shown 0.35 alongside",
      ])
  }

  @Test func `stays away while it is hidden`() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(!stage.navigation.isToolbarShown)
  }

  @Test func `goes away for a hiding root`() {
    let stage = Stage(prepare: { $0.a.hidesBottomBarWhenPushed = true })
    stage.navigation.isToolbarHidden = false
    #expect(!stage.navigation.isToolbarShown)
  }
}
