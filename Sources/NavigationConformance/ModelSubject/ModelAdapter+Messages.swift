import NavigationReference

extension ModelAdapter {
  /// Reports what the model states of the last line: messages, what is animated, the end of both.
  mutating func report(isAnimated: Bool) throws {
    // What a callback asks for has statements of its own.
    let stated = stated
    let arrival = arrival(stated.messages, isAnimated)
    try begin(arrival)
    reportAnimations(stated)
    if isAnimated { running.append(arrival) } else { end(arrival) }
  }

  private func arrival(_ messages: MessageExpectation, _ isAnimated: Bool) -> ModelArrival {
    var arrival = ModelArrival(isAnimated: isAnimated)
    arrival.outgoing = controller(messages.disappearing)
    if !messages.isAppearanceOpen { arrival.incoming = controller(messages.appearing.first) }
    if isDelegateTold(messages) { arrival.shown = controller(messages.appearing.first) }
    if let outgoing = messages.disappearing {
      if messages.movingFrom == outgoing { arrival.isMovingFromParent = true }
      if messages.movingNoted == outgoing { arrival.isMovingFromParent = false }
    }
    if let incoming = messages.appearing.first {
      if messages.movingTo == incoming { arrival.isMovingToParent = true }
      if messages.movingNoted == incoming { arrival.isMovingToParent = false }
    }
    return arrival
  }

  private func isDelegateTold(_ messages: MessageExpectation) -> Bool {
    switch messages.willShow {
    case .none: false
    case .atLeastOne, .exactlyOne, .lastAppearing: true
    case .unstated: messages.willShowChoice == .messageOnSameTop
    }
  }

  private mutating func begin(_ arrival: ModelArrival) throws {
    if let outgoing = arrival.outgoing {
      outgoing.log.viewWillDisappear(
        outgoing, animated: arrival.isAnimated, isMovingFromParent: arrival.isMovingFromParent)
    }
    if let shown = arrival.shown, let delegate {
      try carryOut(
        delegate.willShow(shown, animated: arrival.isAnimated), in: .willShow(shown.name), arrival)
    }
    if let incoming = arrival.incoming {
      let requests = incoming.log.viewWillAppear(
        incoming, animated: arrival.isAnimated, isMovingToParent: arrival.isMovingToParent,
        isViewShown: false)
      try carryOut(requests, in: .viewWillAppear(incoming.name), arrival)
    }
  }

  func end(_ arrival: ModelArrival) {
    if let outgoing = arrival.outgoing {
      outgoing.log.viewDidDisappear(
        outgoing, animated: arrival.isAnimated, isMovingFromParent: arrival.isMovingFromParent)
    }
    // Who has been covered by a callback meanwhile does not arrive.
    if let incoming = arrival.incoming, incoming.name == model.top {
      incoming.log.viewDidAppear(
        incoming, animated: arrival.isAnimated, isMovingToParent: arrival.isMovingToParent)
    }
    if let shown = arrival.shown, shown.name == model.top {
      delegate?.didShow(shown, animated: arrival.isAnimated)
    }
  }

  /// What the scenario wants done inside a message is done there and then, or refused there.
  private mutating func carryOut(
    _ requests: [CallbackRequest<ModelController>], in callback: Callback, _ arrival: ModelArrival
  ) throws {
    for request in requests {
      switch request {
      case .push(let controller, let animated):
        let operation = CallbackOperation.push(controller.name, animated: animated)
        if let refusal = operation.refusal(in: callback) { throw ModelRefusal.refused(refusal) }
        try push(controller, animated: animated)
      case .pop: throw ModelRefusal.refused(.callbackPops)
      case .setViewControllers: throw ModelRefusal.refused(.callbackSets)
      case .setNavigationBarHidden(let hidden, let animated):
        // Animated along with the arrival, whether or not it was asked for.
        try setNavigationBarHidden(hidden, animated: animated || arrival.isAnimated)
      case .setToolbarHidden(let hidden, let animated):
        try setToolbarHidden(hidden, animated: animated)
      }
    }
  }

  // MARK: Animation

  private func reportAnimations(_ stated: Expectation) {
    guard let log, model.isOnScreen else { return }
    if stated.transition.count == 1 {
      log.transition(
        kind(of: stated.transition), from: controller(stated.transition.from),
        to: controller(stated.transition.to), animated: true)
    }
    if let animated = stated.barContentAnimation { log.navigationBarContent(animated: animated) }
    if let animated = isAnimated(stated.barAnimation, changes: .barChanges, stated) {
      log.navigationBarVisibility(
        hidden: model.isBarHidden, animated: animated,
        duration: animated ? hideShowBarDuration : nil)
    }
    if let animated = isAnimated(stated.toolbarAnimation, changes: .toolbarChanges, stated) {
      log.toolbarVisibility(hidden: !isToolbarShown, animated: animated)
    }
    if let animated = isAnimated(stated.toolbarItemsAnimation, changes: .topChanges, stated) {
      log.toolbarItems(animated: animated)
    }
  }

  /// A set is told from a plain operation by what it is stated to equal, so a plain pop is a pop.
  private func kind(of transition: TransitionExpectation) -> NavigationTransitionKind {
    switch transition.kind.firstReading {
    case .push: .push
    case .pop: .pop
    case nil: transition.kindChoice == .plainPopTransition ? .pop : .push
    }
  }

  /// Whether the change that is stated is animated; `nil` when there is none to report.
  private func isAnimated(
    _ animation: AnimationExpectation, changes: Situation, _ stated: Expectation
  ) -> Bool? {
    switch animation {
    case .unstated: nil
    case .none: stated.situation.contains(changes) ? false : nil
    case .animated: true
    // The first reading of all but this one is that it is animated.
    case .either(.redundantBarChange), .either(.redundantToolbarChange): nil
    case .either: true
    }
  }
}
