extension UINavigationBar {
  /// Applies the rules of the bar wrongly or differently.
  func composeAlteredContent(for owner: UINavigationController) -> NavigationBarContent {
    var content = NavigationBarContent()
    guard let top = topItem else { return content }
    let isRoot = itemStack.count == 1
    content.left = alteredLeft(top: top, isRoot: isRoot, owner: owner)
    content.center = alteredCenter(top: top, isRoot: isRoot, owner: owner)

    content.right = top.rightBarButtonItem
    if owner.has(.rightItemOfPrevious), content.right == nil {
      content.right = backItem?.rightBarButtonItem
    }
    if owner.has(.rightIgnoredAtRoot), isRoot { content.right = nil }
    if let shown = owner.alteration.contentAtTop, shown.top === top {
      content.waitForViews(shown.content)
    }
    if content.right?.customView != nil {
      if owner.has(.wrappedViewIgnored) { content.right = nil }
      if owner.has(.wrappedViewShownAsButton) { content.right = owner.alteration.untitledButton }
    }

    content.prompt = top.prompt
    if owner.reads(.emptyPromptShowsNothing), top.prompt?.isEmpty ?? false { content.prompt = nil }
    if owner.has(.promptOnlyAtRoot), !isRoot { content.prompt = nil }
    if owner.has(.promptReplacesTitle), top.prompt != nil { content.center = .nothing }
    return content
  }

  private func alteredLeft(
    top: UINavigationItem, isRoot: Bool, owner: UINavigationController
  ) -> NavigationBarContent.Left {
    var custom = top.leftBarButtonItem
    if owner.has(.leftWrappedViewIgnored), custom?.customView != nil { custom = nil }
    if owner.has(.leftIgnoredAboveRoot), !isRoot { custom = nil }
    if owner.has(.leftIgnoredAtRoot), isRoot { custom = nil }
    var below = backItem?.backBarButtonItem
    if owner.reads(.backItemWaits), owner.alteration.topAtRefresh === owner.stack.last,
      owner.alteration.itemBelowAtRefresh === backItem
    {
      below = owner.alteration.backItemAtRefresh
    }
    if owner.has(.backItemIgnored) { below = nil }
    if owner.has(.ownBackItemShown), !isRoot { below = top.backBarButtonItem ?? below }
    if owner.has(.backItemBeatsLeft), below != nil { custom = nil }

    if let custom { return .item(custom) }
    if isRoot, owner.has(.backButtonAtRoot) { return .backButton(title: owner.stack.last?.title) }
    guard let backItem else { return .nothing }
    if let below { return .backItem(below) }
    return .backButton(title: alteredBackTitle(of: backItem, owner: owner))
  }

  private func alteredBackTitle(
    of item: UINavigationItem, owner: UINavigationController
  ) -> String? {
    let stack = owner.stack
    let previous = stack.count > 1 ? stack[stack.count - 2] : nil
    var title = previous?.title
    if owner.reads(.backTitleOfItem) { title = alteredTitle(of: item, previous, owner: owner) }
    if owner.has(.backTitleOfTop) { title = stack.last?.title }
    if owner.has(.backTitleOfRoot) { title = stack.first?.title }
    if title == nil, owner.reads(.backTitleWord) { return "Back" }
    if title == nil, owner.reads(.backTitleEmpty) { return "" }
    return title
  }

  private func alteredCenter(
    top: UINavigationItem, isRoot: Bool, owner: UINavigationController
  ) -> NavigationBarContent.Center {
    var view = top.titleView
    if owner.has(.titleViewIgnoredAtRoot), isRoot { view = nil }
    var title = alteredTitle(of: top, owner.stack.last, owner: owner)
    if top.title == nil, owner.has(.titleOfPrevious), let backItem {
      let stack = owner.stack
      let previous = stack.count > 1 ? stack[stack.count - 2] : nil
      title = alteredTitle(of: backItem, previous, owner: owner)
    }
    if owner.has(.titleBeatsTitleView), title != nil { view = nil }
    if let view { return .view(view) }
    if let title, !(title.isEmpty && owner.reads(.emptyTitleShowsNothing)) { return .title(title) }
    if owner.reads(.wordWithoutTitle) { return .title("Untitled") }
    return owner.reads(.emptyLabelWithoutTitle) ? .title("") : .nothing
  }

  private func alteredTitle(
    of item: UINavigationItem, _ controller: UIViewController?, owner: UINavigationController
  ) -> String? {
    var own = item.title
    if owner.reads(.titlesWait), let controller, owner.alteration.topAtRefresh === controller {
      return owner.alteration.titlesAtRefresh.item ?? owner.alteration.titlesAtRefresh.controller
    }
    if owner.reads(.emptyTitleFallsBack), own?.isEmpty ?? false { own = nil }
    if owner.has(.controllerTitleUnused) { return own }
    let prefersController =
      owner.has(.controllerTitleFirst)
      || owner.has(.controllerTitleAfterTitleView) && item.hasLostTitleView
      || owner.reads(.titleWritesThrough) && item.isOlderThanControllerTitle
    return prefersController ? controller?.title ?? own : own ?? controller?.title
  }
}

extension NavigationBarContent {
  /// Leaves the sides as they were where they have come to show a view.
  @MainActor fileprivate mutating func waitForViews(_ former: NavigationBarContent) {
    if case .item(let item) = left, item.customView != nil { left = former.left }
    if right?.customView != nil { right = former.right }
  }
}
