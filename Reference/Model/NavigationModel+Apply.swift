extension NavigationModel {
  /// Carries out a line that `refusal(of:)` lets pass, and states what may be seen afterwards.
  package mutating func apply(_ line: ScenarioLine, to expectation: inout Expectation) {
    begin(&expectation)
    switch line {
    case .change(let name, let attribute):
      change(name, attribute, &expectation)
    case .callback(let callback, let operation):
      register(callback.controller)
      if case .push(let name, _) = operation { register(name) }
      pending.append(PendingCallback(callback: callback, operation: operation))
      Self.stateNothing(&expectation)
      return
    case .start(let start):
      begin(start, &expectation)
    case .show:
      isOnScreen = true
      expectation.situation.insert(.show)
      stack.firstChanged = depth
    case .push(let name, let motion):
      push(name, motion, &expectation)
    case .pop(let motion):
      pop(keeping: max(1, depth - 1), .pop, motion, &expectation)
    case .popTo(let name, let motion):
      pop(keeping: position(of: name) + 1, .popTo, motion, &expectation)
    case .popToRoot(let motion):
      pop(keeping: min(1, depth), .popToRoot, motion, &expectation)
    case .tapBack:
      pop(keeping: max(depth - 1, 0), .tapBack, .animated, &expectation)
    case .segue(let name):
      segue(to: name, &expectation)
    case .popGesture(let phase):
      goOn(with: phase, &expectation)
    case .present(let name, let presenter, let animated):
      present(name, by: presenter, animated, &expectation)
    case .dismiss(let animated):
      dismiss(animated, &expectation)
    case .tapEdit:
      tapEdit(&expectation)
    case .tapToolbarItem(let label):
      tapToolbarItem(label, &expectation)
    case .tapLeftItem:
      tapLeftItem(&expectation)
    case .changeBar(let property):
      changeBar(property, &expectation)
    case .replaceBarDelegate:
      expectation.situation.insert(.replaceBarDelegate)
      expectation.raisedChoice = .barDelegateChange
    case .makeAnother:
      expectation.situation.insert(.makeAnother)
    case .setViewControllers(let names, let motion):
      replace(with: names, .set, motion, &expectation)
    case .assignViewControllers(let names):
      replace(with: names, .assignStack, .still, &expectation)
    case .setNavigationBarHidden(let hidden, let animated):
      setBarHidden(hidden, .setBar, animated, &expectation)
    case .assignNavigationBarHidden(let hidden):
      setBarHidden(hidden, .assignBar, false, &expectation)
    case .setToolbarHidden(let hidden, let animated):
      setToolbarHidden(hidden, .setToolbar, animated, &expectation)
    case .assignToolbarHidden(let hidden):
      setToolbarHidden(hidden, .assignToolbar, false, &expectation)
    case .setToolbarItems(let name, let items, let animated):
      setToolbarItems(name, items ?? [], animated, &expectation)
    case .setDelegate(let name):
      // Of the same name, too: whoever hears as delegate 1 may be another object each time.
      if !isSettled { running?.isDelegateReplaced = true }
      delegate = name
      expectation.situation.insert(.setDelegate)
    case .lendDelegate:
      delegate = nil
      expectation.situation.insert(.lendDelegate)
      conclude(line, &expectation)
      expectation.stated.insert(.lentDelegate)
      return
    case .lendController:
      lendController(&expectation)
      return
    case .settle:
      endRunning(&expectation)
    case .fork:
      Self.stateNothing(&expectation)
      return
    }
    conclude(line, &expectation)
  }

  @inline(__always)
  static func clear(_ expectation: inout Expectation) {
    expectation.situation = Situation(operation: 0, state: 0)
    expectation.tolerated = AspectSet(rawValue: 0)
    expectation.raised = false
    expectation.raisedChoice = nil
    expectation.refusesTop = false
    expectation.returned = .unstated
    expectation.probe.controller = nil
    expectation.transition = TransitionExpectation()
    expectation.barAnimation = .unstated
    expectation.toolbarAnimation = .unstated
    expectation.barContentAnimation = nil
    expectation.toolbarItemsAnimation = .unstated
    expectation.runningStackChoice = nil
    expectation.runningBarFlag = nil
    expectation.runningToolbarFlag = nil
    expectation.notesUntitledCentre = false
    expectation.notesUntitledBack = false
    expectation.notesModal = false
    expectation.notesHiddenToolbarItems = false
    expectation.messages.clear()
    expectation.firedCallbackCount = 0
  }

  private mutating func begin(_ expectation: inout Expectation) {
    Self.clear(&expectation)
    stack.firstChanged = depth
    Self.empty(&stack.removed)
    stack.countBefore = depth
    stack.topBefore = top
    toolbarShownBefore = toolbar.shown(isTopHiding: settings.hidesBottomBar(top))
    lastArrivalCount = 0
  }

  /// Empties a list of controllers, which mostly has one or none: taking that one away costs less.
  @inline(__always)
  static func empty(_ names: inout [ControllerName]) {
    switch names.count {
    case 0: break
    case 1: names.removeLast()
    default: names.removeAll(keepingCapacity: true)
    }
  }

  private static func stateNothing(_ expectation: inout Expectation) {
    expectation.stated = AspectSet(rawValue: 0)
  }

  private mutating func begin(_ start: Start, _ expectation: inout Expectation) {
    isStarted = true
    expectation.situation.insert(.start)
    expectation.situation.insert(.wasEmpty)
    switch start {
    case .onScreen(let root), .foreignClass(let root, _):
      append(root)
      isOnScreen = true
      Self.expectItem(of: root, &expectation)
    case .offScreen(let root):
      append(root)
      Self.expectItem(of: root, &expectation)
    case .presented(let root):
      append(root)
      isOnScreen = true
      isPlacedModally = true
      Self.expectItem(of: root, &expectation)
    case .embedded(let root):
      append(root)
      isOnScreen = true
      isEmbedded = true
      Self.expectItem(of: root, &expectation)
    case .empty:
      break
    }
    stack.firstChanged = 0
    refreshBars()
  }

  /// States what holds after every line, from the state that has been reached.
  private mutating func conclude(_ line: ScenarioLine, _ expectation: inout Expectation) {
    guard isStarted else {
      expectation.stated = AspectSet(.itemCreation)
      if expectation.probe.controller == nil { Self.stateNothing(&expectation) }
      return
    }
    if line.motion == .running, depth > 0, line.isStackOperation {
      leaveRunning(&expectation)
      return
    }
    guard isSettled else {
      // In flight only what the call itself answers is stated; the rest is judged when the transition has ended.
      expectation.stated = AspectSet(.raised)
      if expectation.raisedChoice != nil { Self.stateNothing(&expectation) }
      return
    }
    expectation.top = top
    expectState(&expectation)
    describeState(&expectation)
    stateAspects(in: &expectation)
  }

  private mutating func leaveRunning(_ expectation: inout Expectation) {
    running = Running(
      situation: expectation.situation,
      transition: expectation.transition,
      messages: expectation.messages,
      delegate: delegate,
      firedCallbackCount: expectation.firedCallbackCount,
      barContentAnimation: expectation.barContentAnimation)
    expectation.stated = AspectSet(.raised)
    if expectation.returned != .unstated { expectation.stated.insert(.returned) }
    expectation.runningStackChoice = .stackDuringTransition
    if isOnScreen { expectation.situation.insert(.onScreen) }
  }

  private mutating func endRunning(_ expectation: inout Expectation) {
    guard let ended = running else { return }
    running = nil
    expectation.situation = ended.situation.union(.ranOn)
    expectation.transition = ended.transition
    expectation.messages = ended.messages
    expectation.firedCallbackCount = ended.firedCallbackCount
    expectation.barContentAnimation = ended.barContentAnimation
    stack.firstChanged = 0
    if ended.isDelegateReplaced {
      // Either delegate may hear the end of a transition in whose course it was replaced.
      expectation.messages.willShow = .unstated
      expectation.messages.addressee = .unstated
      expectation.messages.isPaired = false
      // Where there was none before, nobody has been replaced.
      let isReplaced = ended.delegate != nil && delegate != ended.delegate
      expectation.messages.successor = isReplaced ? delegate : nil
    }
  }
}

extension MessageExpectation {
  mutating func clear() {
    willShow = .unstated
    willShowChoice = nil
    namesOnlyAppearing = false
    flag = nil
    addressee = .unstated
    isPaired = false
    successor = nil
    NavigationModel.empty(&appearing)
    isAppearanceOpen = false
    disappearing = nil
    othersSilent = false
    movingTo = nil
    movingFrom = nil
    movingNoted = nil
    isModal = false
    isPopCancelled = false
    editor = nil
    tappedItem = nil
  }
}
