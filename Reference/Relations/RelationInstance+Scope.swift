extension RelationInstance {
  /// In what two runs must agree.
  ///
  /// - Parameters:
  ///   - start: the state in which the runs part.
  ///   - open: what the documents leave open there.
  ///   - later: what they leave open at the end because of the lines that both runs end with.
  ///   - end: the state at the end of the first run.
  ///   - isHiding: whether a controller hides the toolbar anywhere in the two runs.
  package func scope(
    from start: borrowing NavigationModel, open: OpenPoints, later: OpenPoints,
    to end: borrowing NavigationModel, isHiding: Bool
  ) -> AspectSet {
    var scope = AspectSet.portrait
    switch relation {
    // The documents make the two equal in everything.
    case .assignedStack, .toolbarProperty:
      scope.formUnion(.told)
    // Not said outright, and so no more than that the bar comes to the same in the same way. No stack changes, and whom that
    // tells nothing of may be told all the same, by one way and not by the other. So may what waits for a change of the top
    // be brought up to date.
    case .barProperty:
      scope.formUnion(.told.subtracting(AspectSet(.willShow, .appearing)))
      scope.subtractPending(open, isHiding: isHiding)
    // The same controllers come and go; only how is different.
    case .popToRoot, .popToBack:
      scope.insert(.returned)
      if hasNothingToPop(in: start) { scope.subtractPending(open, isHiding: isHiding) }
    case .backButton, .popGesture:
      break
    case .animation:
      if hasNothingToPop(in: start) { scope.subtractPending(open, isHiding: isHiding) }
      if isSetThatKeepsTop(of: start) { scope.subtract(AspectSet.bar.union(.toolbar)) }
    // On the way there more happens in one run than in the other.
    case .popsOneByOne:
      scope.insert(.returned)
      if isHiding { scope.subtract(.toolbar) }
    case .setPrefix, .setLonger:
      scope.insert(.transitionKind)
      if isHiding { scope.subtract(.toolbar) }
    // Said of what the bar shows, and where the stacks are the same.
    case .pathTaken:
      scope = AspectSet(.stack).union(.bar)
    case .pushAndPop, .setSame, .popAtRoot, .cancelledGesture, .presentAndDismiss:
      scope.subtractPending(open, isHiding: isHiding)
      if relation == .setSame { scope.insert(.transitionCount) }
      if relation == .popAtRoot { scope.formUnion(.told) }
    // With a controller that hides the bar at the bottom, which bar that is may go by what is around.
    case .placement:
      if isHiding { scope.subtract(.toolbar) }
    case .itemsParallel:
      scope = AspectSet(.raised, .itemStack)
    }
    if !isSaidOutright {
      scope.subtract(end.openTexts)
      scope.subtract(end.openToolbar)
      if later.isBarOpen { scope.subtract(.bar) }
      if later.areToolbarItemsOpen { scope.subtract(AspectSet(.toolbarItems)) }
      // Of two ways to leave a controller one may end that it is edited, and the other not.
      if open.isEditingOpen || later.isEditingOpen { scope.subtract(AspectSet(.right)) }
    }
    if end.top == nil { scope.subtract(.withTop) }
    // What is to be seen of an interface that is covered is open where the top has changed meanwhile.
    if !end.isInView { scope.subtract(.onScreen) }
    // What is told off screen, or of what is covered, is open.
    if !start.isInView { scope.subtract(AspectSet.told.union(AspectSet(.transitionKind))) }
    return scope
  }

  /// Whether it is said outright that the two come to the same: then it does not matter what the bar shows.
  private var isSaidOutright: Bool {
    switch relation {
    case .assignedStack, .toolbarProperty, .popAtRoot: true
    default: false
    }
  }

  /// Whether the change is a set that keeps the top; when the bar follows then is open.
  private func isSetThatKeepsTop(of start: borrowing NavigationModel) -> Bool {
    guard case .animation(.setViewControllers(let names, _)) = self else { return false }
    return names.last == start.top
  }

  /// What waits for a change of the top may go on waiting in one run then, and not in the other.
  private func hasNothingToPop(in start: borrowing NavigationModel) -> Bool {
    switch self {
    case .popToRoot, .animation(.popToRoot), .animation(.pop): start.depth == 1
    case .animation(.popTo(let name, _)): name == start.top
    default: false
    }
  }
}

extension NavigationModel {
  /// What shows texts of which the documents do not say whether or which is shown: nobody has set a title, or two compete,
  /// or the prompt is empty. One run may read that in one way and the other in another, as single runs may.
  fileprivate var openTexts: AspectSet {
    var aspects = AspectSet(rawValue: 0)
    if let top {
      let mine = settings(of: top)
      if mine.titleView == nil, mine.isTitleOpen { aspects.insert(.centre) }
      if mine.prompt?.isEmpty ?? false { aspects.insert(.prompt) }
    }
    if let back, settings(of: back).isBackTitleOpen { aspects.insert(.backTitle) }
    return aspects
  }

  /// The same of a toolbar that a controller hides: what its flag reads, and whether it is there above who hides it.
  fileprivate var openToolbar: AspectSet {
    let isPresentedHiding = presentation.map { settings.hidesBottomBar($0.controller) } ?? false
    let isTopHiding = settings.hidesBottomBar(top)
    var aspects = AspectSet(rawValue: 0)
    if !toolbar.flag(isTopHiding: isTopHiding).isCertain || isPresentedHiding {
      aspects.insert(.toolbarFlag)
    }
    if !toolbar.shown(isTopHiding: isTopHiding).isCertain {
      aspects.formUnion(AspectSet(.toolbarShown, .toolbarItems))
    }
    return aspects
  }
}

extension ControllerSettings {
  fileprivate var isTitleOpen: Bool {
    guard let itemTitle else { return title?.isEmpty ?? true }
    return itemTitle.isEmpty || isTitleNewer && title != itemTitle
  }

  fileprivate var isBackTitleOpen: Bool {
    guard let title, !title.isEmpty else { return true }
    return itemTitle != nil && itemTitle != title
  }
}

extension AspectSet {
  /// Takes away what may show now or later, as the top does not change.
  fileprivate mutating func subtractPending(_ open: OpenPoints, isHiding: Bool) {
    if open.isBarOpen { subtract(.bar) }
    if open.areToolbarItemsOpen { subtract(AspectSet(.toolbarItems)) }
    if isHiding || open.isToolbarOpen { subtract(.toolbar) }
  }

  /// What can be read from a subject that has come to rest.
  package static let portrait = AspectSet(
    .raised, .stack, .itemStack, .topController, .visibleController, .content, .parent,
    .barFlag, .barShown
  ).union(.bar).union(.toolbar)
  fileprivate static let bar = AspectSet(.left, .backTitle, .centre, .right, .prompt)
  fileprivate static let toolbar = AspectSet(.toolbarFlag, .toolbarShown, .toolbarItems)
  /// What is told while the lines are carried out in which the runs differ.
  fileprivate static let told = AspectSet(
    .transitionCount, .barAnimation, .toolbarAnimation, .willShow, .appearing)
  fileprivate static let withTop = AspectSet(
    .topController, .visibleController, .content
  ).union(.bar).union(AspectSet(.toolbarItems))
  fileprivate static let onScreen = AspectSet(
    .visibleController, .content, .barShown, .toolbarShown, .toolbarItems
  ).union(.bar)
}
