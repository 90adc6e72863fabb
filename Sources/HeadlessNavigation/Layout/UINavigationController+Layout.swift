import Foundation

extension UINavigationController {
  /// The height of both bars.
  private static let barHeight = 44.0

  /// Places the bars and the content.
  ///
  /// View Controller Catalog, Adopting a Full-Screen Layout for Navigation Views. What decides is considered in this
  /// order: the container, the navigation bar, the toolbar, and what the controller on top wants.
  ///
  /// - Parameter surroundings: what is around the navigation controller.
  /// - Returns: where everything is; the frames of the bars are set as well.
  public func layOut(in surroundings: LayoutSurroundings) -> NavigationLayout {
    let screen = surroundings.screen
    var area = surroundings.area
    if !surroundings.has(.tabBarForgotten) { area.size.height -= surroundings.tabBarHeight }
    let statusBar = CGRect(
      x: 0, y: 0, width: screen.width, height: surroundings.statusBarHeight)
    // Room for the status bar is left by the bars whatever the content does.
    let top = max(area.minY, statusBar.maxY)
    let bar = CGRect(
      x: area.minX, y: top, width: area.width, height: isNavigationBarShown ? Self.barHeight : 0)
    let lowerHeight = isToolbarShown ? Self.barHeight : 0
    let lowerBar = CGRect(
      x: area.minX, y: area.maxY - lowerHeight, width: area.width, height: lowerHeight)
    let layout = NavigationLayout(
      statusBar: statusBar, navigationBar: bar,
      content: contentFrame(in: area, between: bar, and: lowerBar, surroundings),
      toolbar: lowerBar,
      tabBar: CGRect(
        x: area.minX, y: surroundings.area.maxY - surroundings.tabBarHeight, width: area.width,
        height: surroundings.tabBarHeight))
    navigationBar.frame = bar
    toolbar.frame = lowerBar
    if surroundings.isAltered { layOutWrongly(in: surroundings) }
    return layout
  }

  private func contentFrame(
    in area: CGRect, between bar: CGRect, and lowerBar: CGRect,
    _ surroundings: LayoutSurroundings
  ) -> CGRect {
    let wants = stack.last?.wantsFullScreenLayout ?? false
    let passage = BarPassage(
      isBarPassable: !isNavigationBarShown || navigationBar.isTranslucent,
      isLowerBarPassable: !isToolbarShown || toolbar.isTranslucent)
    if surroundings.isAltered {
      return alteredContentFrame(in: area, between: bar, and: lowerBar, surroundings, passage)
    }
    guard wants, surroundings.fillsScreen else {
      return area.between(bar.maxY, lowerBar.minY)
    }
    let bottom = passage.isFree ? area.maxY : lowerBar.minY
    guard passage.isBarPassable else { return area.between(bar.maxY, lowerBar.minY) }
    guard passage.isFree, surroundings.presenter?.wantsFullScreenLayout ?? true else {
      return area.between(bar.minY, bottom)
    }
    return area.between(area.minY, bottom)
  }
}

/// Which bars let content pass under them, as far as they are concerned.
struct BarPassage {
  var isBarPassable: Bool
  var isLowerBarPassable: Bool

  /// No bar is in the way at all.
  var isFree: Bool { isBarPassable && isLowerBarPassable }
}

extension LayoutSurroundings {
  /// Whether the window, or the view in its place, spans the screen.
  var fillsScreen: Bool { container == screen }

  /// What there is to lay out in.
  var area: CGRect {
    has(.windowIgnored) || has(.containerIgnored) && presenter != nil ? screen : container
  }
}

extension CGRect {
  /// The part between two heights.
  func between(_ top: Double, _ bottom: Double) -> CGRect {
    CGRect(x: minX, y: top, width: width, height: max(bottom - top, 0))
  }
}
