@testable import HeadlessNavigation

/// A look at a bar that was given nothing, one at a bar that something was taken from again, and one at a swipe that shows
/// something before it tells.
@MainActor
enum LookWalk {
  static func lines(
    faults: NavigationFaults = [], variants: NavigationVariants = []
  ) -> [String] {
    let stage = Stage(depth: 2, faults: faults, variants: variants) { stage in
      stage.a.view.tintColor = UIColor(named: "green")
      stage.b.view.tintColor = UIColor(named: "green")
    }
    let (navigation, bar) = (stage.navigation, stage.navigation.navigationBar)
    var lines = ["items: \(navigation.shownItemColor?.name ?? "-")"]

    stage.b.title = "own"
    stage.b.navigationItem.title = "item's"
    stage.b.navigationItem.titleView = UIView()
    stage.b.navigationItem.titleView = nil
    lines.append("centre: \(bar.content.center)")

    stage.c.view = UIScrollView()
    bar.isTranslucent = false
    bar.isTranslucent = true
    navigation.pushViewController(stage.c, animated: false)
    lines.append("adjusted: \(navigation.isContentInsetAdjusted)")

    stage.b.onWillAppear = {
      lines.append("on display: \((navigation.displayedViewController as? Screen)?.name ?? "-")")
    }
    navigation.beginPopGesture()
    navigation.finishPopGesture()
    stage.settle()
    stage.b.onWillAppear = nil
    return lines
  }
}
