extension NavigationModel {
  /// States what the delegate and the controllers are told when the top has changed on screen.
  mutating func expectArrival(flag: Bool?, _ expectation: inout Expectation) {
    let involved = stack.removed.count + lastArrivalCount
    if involved > 1, stack.removed.count > 1 || lastArrivalCount > 1 {
      expectation.situation.insert(.several)
    }
    guard isInView, let top else { return }
    expectation.messages.disappearing = stack.topBefore
    expectation.messages.appearing.append(top)
    expectation.messages.othersSilent = true
    expectation.messages.addressee = MessageExpectation.Addressee(delegate)
    if delegate != nil {
      expectation.messages.willShow = .atLeastOne
      expectation.messages.namesOnlyAppearing = true
      expectation.messages.flag = flag
      expectation.messages.isPaired = true
    }
    if !pending.isEmpty { fireCallbacks(&expectation) }
  }

  /// Forgets what the scenario has put into callbacks, so that the next line does what it does by itself.
  package mutating func forgetCallbacks() {
    pending.removeAll()
  }

  /// Carries out what the scenario has put into the callbacks that come now.
  private mutating func fireCallbacks(_ expectation: inout Expectation) {
    while let arriving = top,
      let index = pending.firstIndex(where: { $0.callback.controller == arriving })
    {
      let fired = pending.remove(at: index)
      expectation.firedCallbackCount += 1
      switch fired.operation {
      case .push(let name, _):
        let first = stack.firstChanged
        append(name)
        stack.firstChanged = min(first, depth - 1)
        expectation.situation.insert(.chained)
        expectation.messages.appearing.append(name)
        expectation.messages.willShow = delegate == nil ? .unstated : .lastAppearing
        expectation.messages.isPaired = false
        expectation.messages.movingTo = nil
        expectation.messages.movingFrom = nil
        refreshBars()
      // Who would ask for these is refused.
      case .pop, .setViewControllers: break
      case .setNavigationBarHidden(let hidden, let animated):
        noteBarChange(hidden, animated, fired.callback, &expectation)
      case .setToolbarHidden(let hidden, _):
        noteToolbarRequest(hidden: hidden)
        expectation.toolbarAnimation = .unstated
        if case .willShow = fired.callback { expectation.situation.insert(.toolbarFromDelegate) }
      }
    }
  }

  private mutating func noteBarChange(
    _ hidden: Bool, _ animated: Bool, _ callback: Callback, _ expectation: inout Expectation
  ) {
    let changes = hidden != isBarHidden
    isBarHidden = hidden
    Self.leaveContentOpen(ofBarHidden: hidden, &expectation.barContentAnimation)
    guard case .viewWillAppear = callback else { return }
    expectation.situation.insert(.barFromAppearance)
    guard changes else { return }
    expectation.situation.insert(.barChanges)
    // Of a change inside an unanimated arrival the documents leave everything open.
    guard expectation.situation.contains(.animated) else { return }
    expectation.barAnimation = animated ? .animated : .either(.barChangeInAppearance)
  }

  /// A bar that is hidden by the time it follows the new top has nothing to animate, and when it follows is open.
  static func leaveContentOpen(ofBarHidden isHidden: Bool, _ animation: inout Bool?) {
    if isHidden, animation == true { animation = nil }
  }

  /// States the transition of an operation that changes the top of a stack that was not empty.
  @inline(__always)
  mutating func expectTransition(
    _ kind: TransitionKind, animated: Bool, _ expectation: inout Expectation
  ) {
    guard isInView else {
      expectation.transition.count = -1
      return
    }
    expectation.transition.count = animated ? 1 : 0
    guard animated else { return }
    expectation.transition.from = stack.topBefore
    expectation.transition.to = top
    if expectation.situation.isDisjoint(with: .anySet) {
      expectation.transition.kindChoice = kind == .push ? .plainPushTransition : .plainPopTransition
    } else {
      expectation.transition.kind = .exactly(kind)
    }
  }

  static func expectItem(of name: ControllerName, _ expectation: inout Expectation) {
    expectation.probe.controller = name
    expectation.probe.isCreated = true
  }
}
