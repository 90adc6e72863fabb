import Foundation

extension LayoutSurroundings {
  var isAltered: Bool { !(faults.isEmpty && variants.isEmpty) }

  func has(_ fault: LayoutFault) -> Bool { faults.contains(fault) }

  func reads(_ variant: LayoutVariant) -> Bool { variants.contains(variant) }
}

extension UINavigationController {
  /// Does beside the layout what it should not.
  func layOutWrongly(in surroundings: LayoutSurroundings) {
    if surroundings.has(.titleLost) { stack.last?.title = nil }
    if surroundings.has(.smallWindowFails), !surroundings.fillsScreen {
      raise(.invalidArgument, "the window does not span the screen")
    }
  }

  /// Places the content wrongly or differently.
  func alteredContentFrame(
    in area: CGRect, between bar: CGRect, and lowerBar: CGRect,
    _ surroundings: LayoutSurroundings, _ passage: BarPassage
  ) -> CGRect {
    let wants =
      (stack.last?.wantsFullScreenLayout ?? false) && !isWishIgnored(surroundings, passage)
    let passage = altered(passage, surroundings, wants)
    var (top, bottom) = (bar.maxY, lowerBar.minY)
    if surroundings.has(.toolbarForgotten) { bottom = area.maxY }
    if surroundings.has(.statusBarForgotten), !wants, !isNavigationBarShown { top = area.minY }
    if surroundings.has(.windowIgnored), !surroundings.fillsScreen { return surroundings.screen }
    let fills = spansScreen(surroundings)
    if surroundings.has(.windowAskedLast), !surroundings.fillsScreen, passage.isFree, wants {
      return surroundings.screen
    }
    if surroundings.has(.wholeWindowPermitsLess), !fills, wants, passage.isLowerBarPassable {
      bottom = area.maxY
    }
    guard fills || surroundings.reads(.coversInSmallWindow),
      wants || surroundings.reads(.coversUnwanted)
    else { return area.between(top, bottom) }
    if passage.isBarPassable { top = min(top, bar.minY) }
    if passage.isLowerBarPassable,
      passage.isBarPassable || surroundings.reads(.coversToolbarAlone)
        || surroundings.has(.opaqueToolbarCovered)
    {
      bottom = area.maxY
    }
    let isWilling =
      surroundings.presenter?.wantsFullScreenLayout ?? true
      || surroundings.has(.presenterNotAsked)
    if fills, wants, passage.isFree, isWilling, !surroundings.has(.statusBarAvoided) {
      top = area.minY
    }
    return area.between(top, bottom)
  }

  /// Whether something else decides that the controller's wish counts for nothing.
  private func isWishIgnored(_ surroundings: LayoutSurroundings, _ passage: BarPassage) -> Bool {
    if surroundings.reads(.limitedByToolbar), !passage.isLowerBarPassable { return true }
    if surroundings.reads(.limitedByTabBar), surroundings.tabBarHeight > 0 { return true }
    let isWilling = surroundings.presenter?.wantsFullScreenLayout ?? true
    return surroundings.reads(.limitedByPresenter) && !isWilling
  }

  private func spansScreen(_ surroundings: LayoutSurroundings) -> Bool {
    surroundings.fillsScreen || surroundings.has(.containerIgnored) && surroundings.presenter != nil
  }

  private func altered(
    _ passage: BarPassage, _ surroundings: LayoutSurroundings, _ wants: Bool
  ) -> BarPassage {
    var passage = passage
    let isBoth = passage.isFree && isNavigationBarShown && isToolbarShown
    if surroundings.has(.hiddenBarsLimit), !isNavigationBarShown {
      passage.isBarPassable = navigationBar.isTranslucent
    }
    if surroundings.has(.unusedToolbarAsked), !isToolbarShown {
      passage.isLowerBarPassable = toolbar.isTranslucent
    }
    if surroundings.has(.opaqueBarCovered), wants { passage.isBarPassable = true }
    if surroundings.has(.opaqueToolbarCovered), wants { passage.isLowerBarPassable = true }
    if surroundings.has(.translucentBarAvoided), isNavigationBarShown {
      passage.isBarPassable = false
    }
    if surroundings.has(.translucentToolbarAvoided), isToolbarShown {
      passage.isLowerBarPassable = false
    }
    if surroundings.has(.bothBarsTooMuch), isBoth { passage.isLowerBarPassable = false }
    return passage
  }
}
