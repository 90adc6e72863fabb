// Changes of what a controller carries.
extension NavigationModel {
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
    let before = CoverableSettings(settings[name.position])
    assign(attribute, to: name)
    noteFacts(of: name)
    if name == top, before.hasLeftItem != (settings[name.position].leftItem != nil) {
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
}
