// What states something changes nothing in the model, and is mutating all the same: to be read, a model would be copied.
extension NavigationModel {
  /// States what is to be seen of the settled state.
  @inline(__always)
  mutating func expectState(_ expectation: inout Expectation) {
    expectation.top = top
    expectation.barFlag = isBarHidden
    if isBarChanged || expectation.barLooks != nil {
      expectation.barLooks = isBarChanged ? looks.value : nil
    }
    let isTopHiding = settings.hidesBottomBar(top)
    expectation.toolbarFlag = toolbar.flag(isTopHiding: isTopHiding)
    // It is open whether the toolbar obeys one that is presented.
    if let presentation, !toolbar.isHidden, settings.hidesBottomBar(presentation.controller) {
      expectation.toolbarFlag = .oneOf(nil, false, true)
    }
    if isInView {
      expectation.visible = .exactly(top)
    } else if let presentation {
      expectation.visible = visible(under: presentation)
    } else {
      expectation.visible = .oneOf(.visibleOffScreen, top, nil)
    }
    expectation.toolbarShown = toolbar.shown(isTopHiding: isTopHiding)
    noteUntitled(&expectation)
    if isBarOpen, isOpenBarDue { composeOpenBar() }
    if !toolbar.isHidden, toolbar.hidingCount == 0 || expectation.toolbarShown == .exactly(true),
      let top
    {
      expectation.toolbarItems.current = toolbarItems[top.position]
      expectation.toolbarItems.stale = staleToolbarItems
      expectation.toolbarItems.choice = staleToolbarChoice
    }
  }

  @inline(__always)
  private mutating func noteUntitled(_ expectation: inout Expectation) {
    guard isInView, !isBarHidden, !isRefreshPending, !isCentreOpen, !isLeftOpen, let top else {
      return
    }
    let mine = settings[top.position]
    expectation.notesUntitledCentre =
      mine.titleView == nil && mine.itemTitle == nil && mine.title == nil && !mine.isTitleNewer
    guard let back, currentBar.value.left == .exactly(.backButton) else { return }
    let below = settings[back.position]
    expectation.notesUntitledBack =
      below.title == nil && below.itemTitle == nil && !below.isTitleNewer && !isBackTitleStale
  }

  /// While a refresh is pending, what the bar shows is what the settings say now, or what they said when the top last
  /// changed.
  @inline(never)
  private mutating func composeOpenBar() {
    isOpenBarDue = false
    currentBar.copy(to: &openBar.value)
    if isRefreshPending {
      let choice = pendingRefresh
      openBar.value.left = currentBar.value.left.or(staleBar.value.left, choice: choice)
      openBar.value.backTitle = currentBar.value.backTitle.or(
        staleBar.value.backTitle, choice: choice)
      openBar.value.centre = currentBar.value.centre.or(staleBar.value.centre, choice: choice)
      openBar.value.right = currentBar.value.right.or(staleBar.value.right, choice: choice)
      openBar.value.prompt = currentBar.value.prompt.or(staleBar.value.prompt, choice: choice)
    }
    if isLeftOpen {
      openBar.value.left = .unstated
      openBar.value.backTitle = .unstated
    }
    if isCentreOpen { openBar.value.centre = .unstated }
  }

  /// Adds the facts of the state to those of the operation.
  @inline(__always)
  mutating func describeState(_ expectation: inout Expectation) {
    var facts = expectation.situation
    if isOnScreen { facts.insert(.onScreen) }
    if let delegate {
      facts.insert(.hasDelegate)
      if delegate == .second { facts.insert(.secondDelegate) }
    }
    if isPlacedModally { facts.insert(.placedModally) }
    if isEmbedded { facts.insert(.embedded) }
    if let presentation {
      facts.insert(.presented)
      if presentation.presenter != nil { facts.insert(.byContent) }
      if presentation.isTopChanged { facts.insert(.changedUnderModal) }
    }
    if isBarHidden { facts.insert(.barHidden) }
    if isBarChanged, looks.value.barTint != nil { facts.insert(.barTinted) }
    if toolbar.isHidden { facts.insert(.toolbarHidden) }
    if settings.hidesBottomBar(top) {
      facts.insert(.hides)
      facts.remove(.hidingEnds)
    }
    if let top { facts.formUnion(self.facts[top.position].onTop) } else { facts.insert(.empty) }
    if let back {
      facts.insert(.deep)
      facts.formUnion(self.facts[back.position].below)
    }
    expectation.situation = facts
  }

  /// Notes the aspects of which this step states something.
  mutating func stateAspects(in expectation: inout Expectation) {
    expectation.stated = statedAspects(of: &expectation)
  }

  /// Handed over in place because it is large; nothing in it is changed.
  private mutating func statedAspects(of expectation: inout Expectation) -> AspectSet {
    var stated = AspectSet.always
    if expectation.returned != .unstated { stated.insert(.returned) }
    if expectation.probe.controller != nil { stated.insert(.itemCreation) }
    if top != nil {
      stated.formUnion(.withTop)
    }
    if expectation.raisedChoice != nil { stated.remove(AspectSet(.raised)) }
    stateBarObjects(expectation.situation, &stated)
    guard isOnScreen, top != nil else { return stated }
    guard presentation == nil else {
      stateUnderModal(&expectation, &stated)
      return stated
    }
    stated.formUnion(.onScreen)
    stateBars(&expectation, &stated)
    stateAnimations(&expectation, &stated)
    Self.stateMessages(&expectation.messages, expectation.situation, &stated)
    if !expectation.situation.isDisjoint(with: .rearrangesBars) { stated.insert(.gestureView) }
    stateBarsInView(
      expectation.situation, isToolbarCertain: expectation.toolbarShown.isCertain, &stated)
    return stated
  }

  /// Under what is presented the bar goes on following the top; of everything else there is nothing to be seen.
  private mutating func stateUnderModal(_ expectation: inout Expectation, _ stated: inout AspectSet)
  {
    if presentation?.isTopChanged == false {
      stateBars(&expectation, &stated)
      stated.remove(AspectSet(.toolbarItems))
      expectation.notesModal = true
    }
    Self.stateMessages(&expectation.messages, expectation.situation, &stated)
  }

  @inline(__always)
  private mutating func stateBars(_ expectation: inout Expectation, _ stated: inout AspectSet) {
    if !isBarHidden { withStatedBar { Self.state(&$0, &stated) } }
    if case .exactly(true) = expectation.toolbarShown, !isToolbarOpen {
      stated.insert(.toolbarItems)
    } else if toolbar.isHidden, staleToolbarItems == nil, !wereItemsChangedWhileHidden, let top,
      !toolbarItems[top.position].isEmpty
    {
      expectation.toolbarItems.current = toolbarItems[top.position]
      expectation.notesHiddenToolbarItems = true
    }
  }

  @inline(__always)
  private static func state(_ bar: inout BarExpectation, _ stated: inout AspectSet) {
    if bar.left.isStated { stated.insert(.left) }
    if bar.backTitle.isStated { stated.insert(.backTitle) }
    if bar.centre.isStated { stated.insert(.centre) }
    if bar.right.isStated { stated.insert(.right) }
    if bar.prompt.isStated { stated.insert(.prompt) }
  }

  @inline(__always)
  private mutating func stateAnimations(_ expectation: inout Expectation, _ stated: inout AspectSet)
  {
    if expectation.transition.count >= 0, !expectation.situation.isDisjoint(with: .stackOperation) {
      stated.insert(.transitionCount)
      if expectation.transition.count == 1 {
        stated.insert(.transitionEnds)
        if expectation.transition.kind.isStated { stated.insert(.transitionKind) }
      }
    }
    switch expectation.barAnimation {
    case .none: stated.insert(.barAnimation)
    case .animated:
      stated.insert(.barAnimation)
      if expectation.situation.isDisjoint(with: .barFromAppearance) { stated.insert(.barDuration) }
    case .unstated, .either: break
    }
    switch expectation.toolbarAnimation {
    case .none, .animated: stated.insert(.toolbarAnimation)
    case .unstated, .either: break
    }
    if expectation.barContentAnimation != nil { stated.insert(.barContentAnimation) }
    if expectation.toolbarItemsAnimation == .animated { stated.insert(.toolbarItemsAnimation) }
  }

  @inline(__always)
  private static func stateMessages(
    _ messages: inout MessageExpectation, _ facts: Situation, _ stated: inout AspectSet
  ) {
    if messages.willShow != .unstated { stated.insert(.willShow) }
    if messages.namesOnlyAppearing { stated.insert(.willShowController) }
    if messages.flag != nil { stated.insert(.willShowFlag) }
    if messages.addressee != .unstated { stated.insert(.delegateAddressee) }
    if messages.isPaired { stated.insert(.pairs) }
    if !messages.appearing.isEmpty, !messages.isAppearanceOpen { stated.insert(.appearing) }
    if messages.disappearing != nil { stated.insert(.affected) }
    if messages.othersSilent { stated.insert(.bystanders) }
    if messages.movingTo != nil { stated.insert(.movingTo) }
    if messages.movingFrom != nil { stated.insert(.movingFrom) }
    // A swipe may show what it reveals before anybody is told.
    if !messages.appearing.isEmpty, !messages.isAppearanceOpen, messages.appearing.count == 1,
      !facts.contains(.gestureFinished)
    {
      stated.insert(.viewAtAppearance)
    }
    if messages.isModal { stated.insert(.modalMoving) }
    if messages.editor != nil {
      stated.insert(.editingCalls)
      stated.insert(.editingFlag)
    }
    if messages.tappedItem != nil { stated.insert(.toolbarItemAction) }
  }
}

// Computed, so that they are folded into constants: what is made once has to be asked for at every step.
extension AspectSet {
  fileprivate static var always: AspectSet {
    AspectSet(.raised).union(AspectSet(.stack)).union(AspectSet(.itemStack))
      .union(AspectSet(.parent)).union(AspectSet(.itemIdentity)).union(AspectSet(.barFlag))
      .union(AspectSet(.toolbarFlag))
  }
  fileprivate static var withTop: AspectSet {
    AspectSet(.topController).union(AspectSet(.visibleController))
  }
  fileprivate static var onScreen: AspectSet {
    AspectSet(.content).union(AspectSet(.barShown)).union(AspectSet(.toolbarShown))
  }
}
