extension NavigationModel {
  /// Why this line cannot be carried out here, or `nil` when it can.
  package func refusal(of line: ScenarioLine) -> Refusal? {
    if isGesturing {
      if case .popGesture(let phase) = line, phase != .begin { return nil }
      return .gestureRuns
    }
    switch line {
    case .change(let name, let attribute):
      if case .hidesBottomBarWhenPushed = attribute, isOnStack(name) {
        return .hidesBottomBarOnStack(name)
      }
      if case .scrollView = attribute, settings(of: name).wasOnStack || settings(of: name).hasView {
        return .mainViewOnStack(name)
      }
      if attribute.isKind, isMentioned(name) { return .kindSaidLate(name) }
      return nil
    case .callback(let callback, let operation):
      return refusal(of: callback, operation)
    case .start(let start):
      return isStarted ? .startedTwice : refusal(ofStart: start)
    case .fork:
      return .twoRuns
    default:
      guard isStarted else { return .notStarted }
      return refusalOnceStarted(of: line)
    }
  }

  private func refusal(of callback: Callback, _ operation: CallbackOperation) -> Refusal? {
    if !isSettled { return .changeOfRunning }
    if let refusal = operation.refusal(in: callback) { return refusal }
    if case .push(let name, _) = operation, let obstacle = settings.obstacle(to: name) {
      return obstacle
    }
    let isTwice = pending.contains { $0.callback == callback }
    return isTwice ? .callbackSaidTwice(callback.controller) : nil
  }

  private func refusal(ofStart start: Start) -> Refusal? {
    switch start {
    case .onScreen(let root), .offScreen(let root), .presented(let root), .embedded(let root):
      settings.obstacle(to: root) ?? foreseeable(root)
    case .empty: nil
    case .foreignClass(_, let bar): .foreignBarClass(bar)
    }
  }

  private func refusalOnceStarted(of line: ScenarioLine) -> Refusal? {
    if !isSettled, line.isStackOperation { return .transitionRuns }
    if let presentation, line.isStackOperation,
      let refusal = refusal(ofChange: line, under: presentation)
    {
      return refusal
    }
    switch line {
    case .show:
      if isOnScreen { return .alreadyOnScreen }
      guard depth > 0 else { return .showWithoutRoot }
      // Who is told when all of a stack comes on screen at once is open.
      return pending.first { isOnStack($0.callback.controller) }
        .map { .callbackCannotBeForeseen($0.callback.controller) }
    case .push(let name, let motion):
      if let obstacle = settings.obstacle(to: name) { return obstacle }
      if isOnStack(name) { return motion == .running ? .runningWithoutTransition : nil }
      return refusal(
        ofTop: name, motion, startsTransition: depth > 0, keeping: .lowest(depth))
    case .pop(let motion), .popToRoot(let motion):
      guard depth > 0 else { return .emptyStack }
      guard depth > 1 else {
        if motion == .running { return .runningWithoutTransition }
        // Of a pop it is said that it does nothing then; what else tells the top anything is open.
        return if case .popToRoot = line, let top { foreseeable(top) } else { nil }
      }
      let target = if case .pop = line { depth - 2 } else { 0 }
      return refusal(
        ofTop: stack.controllers[target], motion, startsTransition: true,
        keeping: .lowest(target + 1))
    case .popTo(let name, let motion):
      guard isOnStack(name) else { return .notOnStack(name) }
      return refusal(
        ofTop: name, motion, startsTransition: name != top,
        keeping: .lowest(position(of: name) + 1))
    case .setViewControllers(let names, let motion):
      return refusal(ofSet: names, motion)
    case .assignViewControllers(let names):
      return refusal(ofSet: names, .still)
    case .tapBack:
      guard let back, isOnScreen, !isBarHidden, canTapBack else { return .noBackButton }
      return refusal(
        ofTop: back, .animated, startsTransition: true, keeping: .lowest(depth - 1))
    case .segue(let name):
      guard depth > 0 else { return .emptyStack }
      if let obstacle = settings.obstacle(to: name) { return obstacle }
      if isOnStack(name) { return .segueOntoStack(name) }
      return refusal(ofTop: name, .animated, startsTransition: true, keeping: .lowest(depth))
    case .settle:
      return isSettled ? .nothingRuns : nil
    case .present(let name, let presenter, _): return refusal(ofPresenting: name, by: presenter)
    case .dismiss: return refusalOfDismissing()
    case .popGesture(let phase): return refusal(of: phase)
    case .tapEdit: return refusalOfTappingEdit()
    case .changeBar(.view(let bar, let property)): return .barView(bar, property)
    case .tapToolbarItem(let label): return refusalOfTapping(label)
    case .tapLeftItem: return refusalOfTappingLeftItem()
    case .lendController: return refusalOfLendingController()
    case .changeBar, .replaceBarDelegate, .makeAnother, .lendDelegate:
      return isSettled ? nil : .changeOfRunning
    case .setNavigationBarHidden, .assignNavigationBarHidden, .setToolbarHidden,
      .assignToolbarHidden, .setToolbarItems, .setDelegate:
      return nil
    case .change, .callback, .start, .fork:
      return nil
    }
  }

  /// A back button is on show only where no reading puts something else there.
  private var canTapBack: Bool {
    if isRefreshPending, currentBar.value.left != staleBar.value.left { return false }
    if currentBar.value.left == .exactly(.backButton) { return true }
    guard let back, settings(of: back).backItem != nil, let top, !isLeftOwnerOpen else {
      return false
    }
    return settings(of: top).leftItem == nil
  }

  private func refusal(ofSet names: [ControllerName], _ motion: Motion) -> Refusal? {
    guard let last = names.last else { return .emptyArray }
    if let name = firstRepeated(in: names) { return .repeatedController(name) }
    for name in names {
      if let obstacle = settings.obstacle(to: name) { return obstacle }
    }
    return refusal(
      ofTop: last, motion, startsTransition: depth > 0 && last != top,
      keeping: .list(names))
  }

  /// Whether anything was said of the controller that another of the same name would not know.
  private func isMentioned(_ name: ControllerName) -> Bool {
    settings(of: name) != ControllerSettings() || !toolbarItems(of: name).isEmpty
      || pending.contains { pending in
        if case .push(name, _) = pending.operation { return true }
        return pending.callback.controller == name
      }
  }

  private func firstRepeated(in names: [ControllerName]) -> ControllerName? {
    // Looking through a short list is quicker than making a set.
    guard names.count > 16 else {
      for later in names.indices {
        for earlier in 0..<later where names[earlier] == names[later] { return names[later] }
      }
      return nil
    }
    var seen: Set<ControllerName> = []
    return names.first { !seen.insert($0).inserted }
  }

  /// Whether an operation may make this controller the top: nothing that it sets off may be open.
  private func refusal(
    ofTop name: ControllerName, _ motion: Motion, startsTransition: Bool, keeping kept: Kept
  ) -> Refusal? {
    if motion == .running {
      if !isOnScreen { return .runningOffScreen }
      if !startsTransition { return .runningWithoutTransition }
    }
    guard !pending.isEmpty else { return nil }
    guard isInView, startsTransition else { return foreseeable(name) }
    return refusal(ofCallbacksOf: name, motion, keeping: kept)
  }

  /// What is on the stack besides the new top when callbacks come.
  private enum Kept {
    /// So many of the lowest.
    case lowest(Int)
    case list([ControllerName])
  }

  private func isAmong(_ kept: Kept, _ name: ControllerName) -> Bool {
    switch kept {
    case .lowest(let count): isOnStack(name) && position(of: name) < count
    case .list(let names): names.contains(name)
    }
  }

  /// A controller with a pending callback may not come up where the documents leave its messages open.
  func foreseeable(_ name: ControllerName) -> Refusal? {
    for each in pending where each.callback.controller == name {
      return .callbackCannotBeForeseen(name)
    }
    return nil
  }

  private func refusal(
    ofCallbacksOf name: ControllerName, _ motion: Motion, keeping kept: Kept
  ) -> Refusal? {
    var arriving = name
    /// Those that are pushed one after the other behind the first.
    var chained: [ControllerName] = []
    while let (first, isOnlyOne) = callback(of: arriving) {
      guard isOnlyOne else { return .callbackCannotBeForeseen(arriving) }
      if case .willShow = first.callback, !chained.isEmpty || delegate == nil {
        return .callbackCannotBeForeseen(arriving)
      }
      guard case .push(let next, let animated) = first.operation else {
        return motion == .running || !chained.isEmpty ? .callbackCannotBeForeseen(arriving) : nil
      }
      // The documents foresee the chained push; with an animation on either side they also ask to wait for its end.
      guard motion == .still, !animated else { return .callbackPushesInMotion(arriving) }
      // A controller that is on its way out while it is pushed again is beyond what the documents foresee.
      guard isAmong(kept, next) || !isOnStack(next) else { return .callbackPushesLeaving(next) }
      guard !isAmong(kept, next), next != name, !chained.contains(next) else {
        return .callbackPushesOnStack(next)
      }
      chained.append(next)
      arriving = next
    }
    return nil
  }

  /// The first pending callback of a controller, and whether it has no other. Nothing is allocated: this is asked of every
  /// line that a scenario with callbacks might go on with.
  private func callback(of name: ControllerName) -> (first: PendingCallback, isOnlyOne: Bool)? {
    guard let index = pending.firstIndex(where: { $0.callback.controller == name }) else {
      return nil
    }
    let others = pending[(index + 1)...]
    return (pending[index], !others.contains { $0.callback.controller == name })
  }
}
