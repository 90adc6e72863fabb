// What the navigation bar has to show.
extension NavigationModel {
  /// The top has changed: the bars are refreshed, and nothing shown before may stay.
  mutating func topChanged(_ expectation: inout Expectation) {
    expectation.situation.insert(.topChanges)
    toolbar.wasShowRequestedWhileHiding = false
    toolbar.isReturnOpen = false
    isAfterCancel = false
    isInsetSettled = isInView && !isBarHidden
    if let former = stack.topBefore, settings[former.position].isEditing {
      leaveEditingOpen(of: former)
    }
    if presentation != nil { presentation?.isTopChanged = true }
    if !isOnScreen, delegate != nil { expectation.messages.willShowChoice = .messagesOffScreen }
    expectHidingAnimation(&expectation)
    // A bar that nobody sees, or that may show the same as before, has nothing to animate.
    if expectation.barContentAnimation == true, !isBarHidden {
      let isOpen = isBarOpen
      // What was to be shown so far is kept in the place of what a pending refresh had kept, which is of no use any more.
      swap(&currentBar, &staleBar)
      refreshBars()
      if isOpen || !currentBar.value.isCertainlyOther(than: staleBar.value) {
        expectation.barContentAnimation = nil
      }
    } else {
      refreshBars()
      if isBarHidden, expectation.barContentAnimation == true {
        expectation.barContentAnimation = nil
      }
    }
    guard isInView, !toolbar.isHidden, toolbar.hidingCount == 0 else { return }
    if expectation.situation.contains(.animated) {
      expectation.toolbarItemsAnimation = .either(.toolbarItemsOnAnimatedChange)
    } else if expectation.situation.isDisjoint(with: .unflagged) {
      expectation.toolbarItemsAnimation = .either(.toolbarItemsOnStillChange)
    }
  }

  /// The toolbar comes or goes with a controller that hides it, and no reading says otherwise.
  @inline(__always)
  private mutating func expectHidingAnimation(_ expectation: inout Expectation) {
    guard isInView, expectation.situation.isDisjoint(with: .unflagged) else { return }
    guard case .exactly(let before) = toolbarShownBefore,
      case .exactly(let after) = toolbar.shown(isTopHiding: settings.hidesBottomBar(top)),
      before != after
    else { return }
    if expectation.situation.contains(.animated) {
      expectation.toolbarAnimation = .animated
    } else {
      expectation.toolbarAnimation = .either(.hidingOnStillChange)
    }
  }

  mutating func refreshBars() {
    Self.compose(&currentBar.value, top: top, back: back, settings)
    isRefreshPending = false
    isBackTitleStale = false
    isLeftOwnerOpen = false
    closeCovered()
    staleToolbarItems = nil
    isToolbarOpen = false
    wereItemsChangedWhileHidden = false
  }

  /// The back button may follow a set that keeps the top at once or later.
  mutating func refreshBarsUnderSameTop() {
    if let top, settings[top.position].leftElement != nil { isBackItemCovered = true }
    isBackTitleStale = true
    mergeLeft(.backRefreshOnSameTop)
  }

  /// Settings of the top have changed: what the bar shows may follow at once, or when the top changes next. Only the
  /// position that they decide can have changed.
  mutating func merge(_ attribute: Attribute, ofTop top: ControllerName) {
    switch attribute {
    case .leftItem, .leftView: mergeLeft(.itemRefresh)
    case .title: mergeCentre(of: top, .titleRefresh)
    case .itemTitle, .titleView: mergeCentre(of: top, .itemRefresh)
    case .rightItem, .rightView, .editButton: mergeRight(of: top, .itemRefresh)
    case .prompt: mergePrompt(of: top, .itemRefresh)
    case .backItem, .hidesBottomBarWhenPushed, .toolbarItems, .everyToolbarItemKind, .viewTint,
      .scrollView, .tabBarController, .navigationController, .elsewhere:
      break
    }
  }

  /// The same of the controller below the top.
  mutating func mergeOfBack(_ attribute: Attribute) {
    switch attribute {
    case .title: mergeLeft(.titleRefresh)
    case .itemTitle, .backItem: mergeLeft(.itemRefresh)
    default: break
    }
  }

  private mutating func mergeLeft(_ choice: Choice) {
    guard let top else { return }
    let (left, backTitle) = Self.left(of: settings[top.position], above: back, settings)
    guard left != currentBar.value.left || backTitle != currentBar.value.backTitle else { return }
    beginMerge(choice)
    Self.merge(left, over: &currentBar.value.left, &staleBar.value.left)
    Self.merge(backTitle, over: &currentBar.value.backTitle, &staleBar.value.backTitle)
  }

  private mutating func mergeCentre(of top: ControllerName, _ choice: Choice) {
    let centre = Self.centre(of: settings[top.position])
    guard centre != currentBar.value.centre else { return }
    beginMerge(choice)
    Self.merge(centre, over: &currentBar.value.centre, &staleBar.value.centre)
  }

  private mutating func mergeRight(of top: ControllerName, _ choice: Choice) {
    let right = Self.right(of: settings[top.position])
    guard right != currentBar.value.right else { return }
    beginMerge(choice)
    Self.merge(right, over: &currentBar.value.right, &staleBar.value.right)
  }

  private mutating func mergePrompt(of top: ControllerName, _ choice: Choice) {
    let prompt = Self.prompt(of: settings[top.position])
    guard prompt != currentBar.value.prompt else { return }
    beginMerge(choice)
    Self.merge(prompt, over: &currentBar.value.prompt, &staleBar.value.prompt)
  }

  private mutating func beginMerge(_ choice: Choice) {
    if !isRefreshPending { staleBar.value = currentBar.value }
    // Where two open points meet, what is shown cannot be put down to either.
    pendingRefresh = isRefreshPending && pendingRefresh != choice ? nil : choice
    isRefreshPending = true
    isOpenBarDue = true
  }

  /// When a second change comes before the first has had to show, what is shown in between may be anything of the two.
  private static func merge<Value>(
    _ fresh: Permitted<Value>, over current: inout Permitted<Value>,
    _ stale: inout Permitted<Value>
  ) {
    if current != stale, fresh != current { stale = .unstated }
    current = fresh
  }

  /// Says in place what the bar has to show: it is half a kilobyte, mostly of readings that are not there.
  @inline(__always)
  private static func compose(
    _ bar: inout BarExpectation, top: ControllerName?, back: ControllerName?,
    _ settings: [ControllerSettings]
  ) {
    guard let top else {
      bar.left = .unstated
      bar.backTitle = .unstated
      bar.centre = .unstated
      bar.right = .unstated
      bar.prompt = .unstated
      return
    }
    let mine = settings[top.position]
    (bar.left, bar.backTitle) = left(of: mine, above: back, settings)
    bar.centre = centre(of: mine)
    bar.right = right(of: mine)
    bar.prompt = prompt(of: mine)
  }

  /// Beside an item of the controller's own nothing is said of a back button, and below the root there is none.
  @inline(__always)
  private static func left(
    of mine: ControllerSettings, above back: ControllerName?, _ settings: [ControllerSettings]
  ) -> (Permitted<DisplayedElement>, Permitted<Label?>) {
    if let element = mine.leftElement { return (.exactly(element), .unstated) }
    guard let back else { return (.exactly(.nothing), .unstated) }
    return left(above: settings[back.position])
  }

  @inline(__always)
  private static func prompt(of mine: ControllerSettings) -> Permitted<Label?> {
    let isEmpty = mine.prompt?.isEmpty ?? false
    return isEmpty ? .oneOf(.emptyPrompt, mine.prompt, nil) : .exactly(mine.prompt)
  }

  /// What leads back to the controller below.
  @inline(__always)
  private static func left(
    above below: ControllerSettings
  ) -> (Permitted<DisplayedElement>, Permitted<Label?>) {
    if let item = below.backItem { return (.exactly(.item(item)), .unstated) }
    // Where a title is empty, that may be as good as none, and then any word may stand there.
    guard let title = below.title, !title.isEmpty, below.itemTitle?.isEmpty != true else {
      return (.exactly(.backButton), .unstated)
    }
    // A title set after the item's may have been written through to it: then the two readings look alike.
    let choice: Choice? = below.isTitleNewer ? nil : .defaultBackTitle
    return (.exactly(.backButton), .oneOf(choice, title, below.itemTitle ?? title))
  }

  @inline(__always)
  static func right(of mine: ControllerSettings) -> Permitted<DisplayedElement> {
    guard mine.hasEditButton else {
      return .exactly(mine.rightElement ?? .nothing)
    }
    if mine.isEditButtonNew, !mine.isEditingOpen {
      return .oneOf(nil, .editButton(isDone: true), .editButton(isDone: false))
    }
    guard mine.isEditingOpen else { return .exactly(.editButton(isDone: mine.isEditing)) }
    return .oneOf(.editingAfterReturn, .editButton(isDone: true), .editButton(isDone: false))
  }

  @inline(__always)
  private static func centre(of mine: ControllerSettings) -> Permitted<DisplayedElement> {
    if let view = mine.titleView { return .exactly(.view(view)) }
    guard let itemTitle = mine.itemTitle else {
      // An empty title is as good as none, and what is shown then is open.
      guard let title = mine.title, !title.isEmpty else { return .unstated }
      return .exactly(.text(title))
    }
    let isEmpty = itemTitle.isEmpty
    guard let title = mine.title, !(isEmpty && title.isEmpty) else {
      return isEmpty || mine.isTitleNewer ? .unstated : .exactly(.text(itemTitle))
    }
    if isEmpty {
      // An empty title leaves the place of a title as empty as none does.
      return .oneOf(Readings(.emptyItemTitle, .text(itemTitle), .text(title), .nothing))
    }
    guard mine.isTitleNewer else { return .exactly(.text(itemTitle)) }
    // Written through to the item, an empty title is as good as none there, too.
    return title.isEmpty ? .unstated : .oneOf(.coupledTitles, .text(itemTitle), .text(title))
  }
}
