extension UINavigationController {
  /// Brings the bars in line with a new top, wrongly or differently.
  func topDidChangeAltered(by operation: StackOperation, animated: Bool) {
    if presentation != nil { alteration.hasTopChangedUnderModal = true }
    topWasLeft(alteration.stackBefore.last)
    stackWasLeft(from: alteration.stackBefore)
    if operation == .push, has(.navigationBarReplacedByPush), stack.count > 1 {
      alteration.otherBar = UINavigationBar()
    }
    if operation == .push, has(.barTintLostByPush), stack.count > 1 {
      navigationBar.barTintColor = nil
    }
    if operation == .push, has(.tintLostByPush), stack.count > 1 { navigationBar.tintColor = nil }
    if operation == .pop, has(.barStyleLostByPop) { navigationBar.barStyle = .default }
    let isPop = operation == .pop || operation == .popTo || operation == .popToRoot
    if isPop, reads(.lastPoppedKept) { alteration.lastPopped = alteration.stackBefore.last }
    if has(.visibleNotUpdatedByPop) {
      alteration.staleVisible = isPop ? alteration.stackBefore.last : nil
    }
    updateToolbarItems(by: operation, animated: animated)
    if has(.barShownByPush) && operation == .push || has(.barShownByPop) && isPop {
      changeNavigationBar(hidden: false, animated: false)
    }
    if has(.toolbarHiddenByPop), isPop { isToolbarFlaggedHidden = true }
    alteration.isShownExplicitly = false
    if !(has(.hidingIgnoredBySet) && operation == .set) {
      let toolbarAnimated =
        reads(.hidingAlwaysAnimates) ? onScreen : animated && !has(.hidingNeverAnimates)
      updateToolbar(animated: toolbarAnimated, alongside: toolbarAnimated && animated)
    }
    refreshBar(by: operation)
    var contentAnimated = animated && !has(.contentNeverAnimates)
    if has(.contentAlwaysAnimates) || has(.contentAnimatesOnSet) && operation == .set {
      contentAnimated = onScreen
    }
    alteration.awaitedContentAnimation = contentAnimated
    if !reads(.barFollowsCallbacks) { barFollows() }
  }

  /// Shows what belongs to the new top, if that is still to be done.
  func barFollows() {
    guard let animated = alteration.awaitedContentAnimation else { return }
    alteration.awaitedContentAnimation = nil
    guard isObserved else { return }
    let isMoving = animated && !(reads(.barFollowsCallbacks) && navigationBar.isHidden)
    assignedObserver?.navigationController(self, didChangeNavigationBarContentAnimated: isMoving)
  }

  private func updateToolbarItems(by operation: StackOperation, animated: Bool) {
    switch operation {
    case .push: if has(.toolbarItemsNotUpdatedByPush), stack.count > 1 { return }
    case .pop: if has(.toolbarItemsNotUpdatedByPop) { return }
    case .popToRoot: if has(.toolbarItemsNotUpdatedByPopToRoot) { return }
    case .set: if has(.toolbarItemsNotUpdatedBySet) { return }
    case .popTo: break
    }
    let items = stack.last?.toolbarItems
    if items == nil, has(.toolbarItemsStay) || toolbar.items == nil { return }
    var itemsAnimated = animated && !reads(.toolbarItemsNeverAnimate)
    if reads(.toolbarItemsAlwaysAnimate) { itemsAnimated = onScreen }
    showToolbarItems(items, animated: itemsAnimated)
  }

  /// The items a faulty toolbar shows.
  func alteredToolbarItems(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem]? {
    if reads(.toolbarEmptyWhileHidden), toolbar.isHidden { return nil }
    if reads(.toolbarKeepsItsItemsWhileHidden), toolbar.isHidden { return toolbar.items }
    if has(.toolbarItemsMissedWhileHidden), toolbar.isHidden { return toolbar.items ?? items }
    if has(.toolbarItemsAfterFourthLost), let items, items.count > 4 {
      return Array(items.prefix(4))
    }
    if has(.toolbarSpacesDropped) { return items?.filter { !$0.isSpace } }
    if has(.toolbarViewsDropped) { return items?.filter { $0.customView == nil } }
    if reads(.toolbarSpacesMadeAnew) { return items?.map { $0.isSpace ? $0.madeAnew() : $0 } }
    guard has(.toolbarItemsUnique), let items else { return items }
    var unique: [UIBarButtonItem] = []
    for item in items where !unique.contains(item) { unique.append(item) }
    return unique
  }

  /// Taps an item of the toolbar wrongly or differently.
  func tapToolbarItemAltered(_ item: UIBarButtonItem) {
    if has(.toolbarItemActionLost) { return }
    if has(.toolbarItemActionTwice) { toolbar.tap(item) }
    if reads(.toolbarItemActionWaits) {
      ownClock.run(after: 0.1) { [toolbar] in toolbar.tap(item) }
      return
    }
    if has(.toolbarItemActionOfFirst), let first = toolbar.items?.first {
      first.tap()
    } else if has(.toolbarItemActionOfFormerTop), let former = formerItem(inPlaceOf: item) {
      former.tap()
    } else {
      toolbar.tap(item)
    }
  }

  /// Taps the left item, and goes back where that is what it does.
  func tapLeftItemAltered() {
    navigationBar.tapLeftItem()
    guard reads(.leftItemPops), !navigationBar.isHidden,
      case .item = navigationBar.content.left
    else { return }
    popViewController(animated: true)
  }

  /// What the former top had where the item is now.
  private func formerItem(inPlaceOf item: UIBarButtonItem) -> UIBarButtonItem? {
    guard let former = alteration.stackBefore.last, former !== stack.last,
      let place = toolbar.items?.firstIndex(of: item), let items = former.toolbarItems,
      items.indices.contains(place)
    else { return nil }
    return items[place]
  }

  /// Whether new items of the controller on top are shown.
  func followsToolbarItems(isAssignment: Bool) -> Bool {
    if has(.toolbarItemsNotFollowed) { return false }
    // Nothing waits in a toolbar that nobody sees.
    return !(reads(.assignedToolbarItemsWait) && isAssignment && !isToolbarFlaggedHidden)
  }

  /// Whether the toolbar should be hidden.
  func alteredToolbarVisibility() -> Bool {
    if has(.containedToolbarMissing), tabBarController != nil { return true }
    var hides = stack.last?.hidesBottomBarWhenPushed ?? false
    if reads(.hidingIsSticky) { hides = stack.contains { $0.hidesBottomBarWhenPushed } }
    if has(.hidingIgnored) || alteration.isShownExplicitly { hides = false }
    if has(.hidingIgnoredAtRoot), stack.count == 1 { hides = false }
    if hides { alteration.isToolbarStuck = has(.toolbarDoesNotComeBack) }
    if has(.notHidingShows), !hides, stack.count > 1 { return false }
    return isToolbarFlaggedHidden || hides || alteration.isToolbarStuck
  }

  func toolbarVisibilityDidChangeAltered() {
    if reads(.toolbarEmptyWhileHidden) {
      toolbar.items = toolbar.isHidden ? nil : stack.last?.toolbarItems
    }
    if reads(.toolbarKeepsItsItemsWhileHidden), !toolbar.isHidden {
      toolbar.items = stack.last?.toolbarItems
    }
  }

  /// The bar is made anew: what waits for that is as it is now.
  func rememberWhatWaits() {
    guard reads(.backItemWaits) || reads(.titlesWait) else { return }
    alteration.topAtRefresh = stack.last
    alteration.itemBelowAtRefresh = navigationBar.backItem
    alteration.backItemAtRefresh = navigationBar.backItem?.backBarButtonItem
    alteration.titlesAtRefresh = (stack.last?.title, navigationBar.topItem?.title)
  }

  /// Decides whether the bar shows something else than what the items say.
  private func refreshBar(by operation: StackOperation) {
    let before = alteration.contentBefore
    alteration.contentAtTop = nil
    navigationBar.displayedContent = nil
    rememberWhatWaits()
    var content = navigationBar.composeContent()
    if reads(.wrappedViewsWait) {
      alteration.contentAtTop = navigationBar.topItem.map { ($0, content) }
    }
    if has(.rightItemStays), content.right == nil { content.right = before.right }
    if has(.promptStays), content.prompt == nil { content.prompt = before.prompt }
    if has(.barNotRefreshedByPop) && operation == .pop
      || has(.barNotRefreshedByPopToRoot) && operation == .popToRoot
      || has(.barNotRefreshedWhileHidden) && navigationBar.isHidden
    {
      content = before
    }
    if reads(.refreshAtTopChange) || content != navigationBar.composeContent() {
      navigationBar.displayedContent = content
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Another one of the same kind and width.
  fileprivate func madeAnew() -> UIBarButtonItem {
    systemItem == .fixedSpace ? .fixedSpace(width) : .flexibleSpace()
  }
}
