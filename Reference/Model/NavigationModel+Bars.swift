extension NavigationModel {
  // MARK: Navigation bar content

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
      let before = currentBar.value
      let isOpen = isRefreshPending || isLeftOpen || isCentreOpen
      refreshBars()
      if isOpen || !currentBar.value.isCertainlyOther(than: before) {
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
  private mutating func merge(_ attribute: Attribute, ofTop top: ControllerName) {
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
  private mutating func mergeOfBack(_ attribute: Attribute) {
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
    return mine.isTitleNewer
      ? .oneOf(.coupledTitles, .text(itemTitle), .text(title)) : .exactly(.text(itemTitle))
  }

  // MARK: Changes of settings

  mutating func change(
    _ name: ControllerName, _ attribute: Attribute, _ expectation: inout Expectation
  ) {
    register(name)
    expectation.situation.insert(.change)
    if name != top { expectation.situation.insert(.elsewhere) }
    if attribute.mayAskForItem {
      settings[name.position].isItemAsked = true
    } else if !settings[name.position].isItemAsked {
      expectation.situation.insert(.neverAsked)
      expectation.probe.controller = name
      expectation.probe.isCreated = false
    }
    let before = settings[name.position]
    assign(attribute, to: name)
    noteFacts(of: name)
    if name == top, (before.leftItem != nil) != (settings[name.position].leftItem != nil) {
      isLeftOwnerOpen = true
    }
    if name == back, case .backItem = attribute, let top, settings[top.position].leftItem == nil {
      isLeftOwnerOpen = true
    }
    if isStarted { noteCovered(name, from: before) }
    // Whoever changes the bar when the transition ends may have nothing left to animate then.
    if !isSettled, running?.barContentAnimation == true { running?.barContentAnimation = nil }
    guard isStarted, let top, name == top || name == back else { return }
    isBackTitleStale = true
    if name == top { merge(attribute, ofTop: top) } else { mergeOfBack(attribute) }
  }

  private mutating func assign(_ attribute: Attribute, to name: ControllerName) {
    switch attribute {
    case .title(let value):
      settings[name.position].title = value
      settings[name.position].isTitleNewer = true
    case .itemTitle(let value):
      settings[name.position].itemTitle = value
      settings[name.position].isTitleNewer = false
    case .titleView(let value): settings[name.position].titleView = value
    case .leftItem(let value):
      settings[name.position].leftItem = value
      settings[name.position].isLeftView = false
    case .rightItem(let value):
      settings[name.position].rightItem = value
      settings[name.position].isRightView = false
      settings[name.position].hasEditButton = false
    case .leftView(let value):
      settings[name.position].leftItem = value
      settings[name.position].isLeftView = true
    case .rightView(let value):
      settings[name.position].rightItem = value
      settings[name.position].isRightView = true
      settings[name.position].hasEditButton = false
    case .editButton:
      settings[name.position].rightItem = nil
      settings[name.position].isRightView = false
      settings[name.position].hasEditButton = true
      settings[name.position].isEditButtonNew = settings[name.position].isEditing
    case .backItem(let value): settings[name.position].backItem = value
    case .prompt(let value): settings[name.position].prompt = value
    case .hidesBottomBarWhenPushed(let value): settings[name.position].hidesBottomBar = value
    case .toolbarItems(let items):
      settings[name.position].hasEveryToolbarItemKind = false
      assignToolbarItems(items ?? [], to: name)
    case .everyToolbarItemKind:
      settings[name.position].hasEveryToolbarItemKind = true
      assignToolbarItems(Label.everyToolbarItemKind, to: name)
    case .viewTint(let value): settings[name.position].viewTint = value
    case .scrollView(let value): settings[name.position].isScrollView = value
    case .tabBarController: settings[name.position].isTabBarController = true
    case .navigationController: settings[name.position].isNavigationController = true
    case .elsewhere: settings[name.position].isElsewhere = true
    }
  }

  /// The documents promise that the toolbar follows the method; of the plain assignment they do not say when it shows.
  private mutating func assignToolbarItems(_ items: [Label], to name: ControllerName) {
    let old = toolbarItems[name.position]
    toolbarItems[name.position] = items
    guard isStarted, name == top else { return }
    if toolbar.isHidden {
      wereItemsChangedWhileHidden = true
    } else if let stale = staleToolbarItems {
      if items != old, stale != old { isToolbarOpen = true }
    } else {
      staleToolbarItems = old
      staleToolbarChoice = .toolbarItemsAssignment
    }
  }

  mutating func setToolbarItems(
    _ name: ControllerName, _ items: [Label], _ animated: Bool, _ expectation: inout Expectation
  ) {
    register(name)
    expectation.situation.insert(.setToolbarItems)
    if animated { expectation.situation.insert(.animated) }
    let old = toolbarItems[name.position]
    let isPending = staleToolbarItems != nil
    toolbarItems[name.position] = items
    settings[name.position].hasEveryToolbarItemKind = false
    noteFacts(of: name)
    guard name == top else {
      expectation.situation.insert(.elsewhere)
      return
    }
    if toolbar.isHidden { wereItemsChangedWhileHidden = true }
    if isSettled {
      staleToolbarItems = nil
      isToolbarOpen = false
    } else if staleToolbarItems == nil {
      staleToolbarItems = old
      staleToolbarChoice = nil
    } else {
      isToolbarOpen = true
    }
    if isInView, animated,
      toolbar.shown(isTopHiding: settings.hidesBottomBar(top)) == .exactly(true), items != old,
      !isPending
    {
      expectation.toolbarItemsAnimation = .animated
    }
  }

  // MARK: Visibility

  mutating func setBarHidden(
    _ hidden: Bool, _ kind: Situation, _ animated: Bool, _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    if isBarHidden { expectation.situation.insert(.barWasHidden) }
    if animated { expectation.situation.insert(.animated) }
    let changes = hidden != isBarHidden
    isBarHidden = hidden
    isInsetSettled = false
    if !isSettled, var ended = running {
      Self.leaveContentOpen(ofBarHidden: hidden, &ended.barContentAnimation)
      running = ended
    }
    guard isInView else { return }
    guard isSettled else {
      if changes, animated { expectation.runningBarFlag = hidden }
      return
    }
    if changes {
      expectation.situation.insert(.barChanges)
      expectation.barAnimation = animated ? .animated : .none
    } else {
      expectation.barAnimation = animated ? .either(.redundantBarChange) : .none
    }
  }

  mutating func setToolbarHidden(
    _ hidden: Bool, _ kind: Situation, _ animated: Bool, _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    if animated { expectation.situation.insert(.animated) }
    let changes = hidden != toolbar.isHidden
    if wereItemsChangedWhileHidden, !hidden {
      expectation.situation.insert(.itemsChangedWhileHidden)
    }
    noteToolbarRequest(hidden: hidden)
    if changes { expectation.situation.insert(.toolbarChanges) }
    guard isInView else { return }
    guard isSettled else {
      // Where a controller hides the toolbar, or did, what its flag reads is open anyway.
      let isOpen = toolbar.hidingCount > 0 || toolbar.isReturnOpen
      if changes, animated, !isOpen { expectation.runningToolbarFlag = hidden }
      return
    }
    if !animated {
      expectation.toolbarAnimation = .none
    } else if case .exactly(let before) = toolbarShownBefore,
      case .exactly(let after) = toolbar.shown(isTopHiding: settings.hidesBottomBar(top))
    {
      expectation.toolbarAnimation =
        before != after ? .animated : changes ? .unstated : .either(.redundantToolbarChange)
    }
  }

  mutating func noteToolbarRequest(hidden: Bool) {
    let comesUp = toolbar.isHidden && !hidden
    toolbar.isHidden = hidden
    toolbar.wasShowRequestedWhileHiding = !hidden && settings.hidesBottomBar(top)
    // What was changed while it was hidden shows now; what was assigned before may still wait for the next top.
    if comesUp, wereItemsChangedWhileHidden {
      staleToolbarItems = nil
      isToolbarOpen = false
      wereItemsChangedWhileHidden = false
    }
  }
}
