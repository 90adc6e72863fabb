extension NavigationModel {
  // MARK: Presenting

  mutating func present(
    _ name: ControllerName, by presenter: ControllerName?, _ animated: Bool,
    _ expectation: inout Expectation
  ) {
    register(name)
    settings[name.position].hasView = true
    expectation.situation.insert(.present)
    if animated { expectation.situation.insert(.animated) }
    presentation = Presentation(controller: name, presenter: presenter)
    // Whether who is covered goes on being edited is open.
    leaveEditingOpenUnderSameTop()
    expectModalMessages(&expectation)
  }

  mutating func dismiss(_ animated: Bool, _ expectation: inout Expectation) {
    expectation.situation.insert(.dismiss)
    if animated { expectation.situation.insert(.animated) }
    // Who came to the top meanwhile may be told only now.
    let isTopChanged = presentation?.isTopChanged ?? false
    presentation = nil
    if !isTopChanged { expectModalMessages(&expectation) }
  }

  /// The stack stays as it is, so that nobody need be told of anything; whoever is told does not join or leave it.
  private func expectModalMessages(_ expectation: inout Expectation) {
    expectation.messages.isModal = true
    expectation.messages.addressee = MessageExpectation.Addressee(delegate)
    if delegate != nil { expectation.messages.willShowChoice = .modalMessages }
  }

  /// What the visible controller is while another is presented.
  func visible(under presentation: Presentation) -> Permitted<ControllerName?> {
    if presentation.presenter != nil {
      return .oneOf(.visibleOverContent, presentation.controller, top)
    }
    guard presentation.isTopChanged else { return .exactly(presentation.controller) }
    return .oneOf(.visibleUnderModal, presentation.controller, top)
  }

  // MARK: The pop gesture

  mutating func goOn(with phase: GesturePhase, _ expectation: inout Expectation) {
    switch phase {
    case .begin:
      var gesture = Running(
        situation: [], transition: TransitionExpectation(), messages: MessageExpectation(),
        delegate: delegate, firedCallbackCount: 0, barContentAnimation: nil)
      gesture.isGesture = true
      running = gesture
      if depth > 1 { expectation.runningStackChoice = .stackUnderFinger }
    case .update:
      break
    case .cancel:
      running = nil
      isAfterCancel = true
      stack.firstChanged = 0
      expectation.situation.insert(.gestureCancelled)
      expectation.messages.addressee = MessageExpectation.Addressee(delegate)
      leaveEditingOpenUnderSameTop()
      // At the root there is no gesture to be told of.
      guard depth > 1 else { return }
      expectation.messages.isPopCancelled = true
      if delegate != nil { expectation.messages.willShowChoice = .cancelledGestureMessages }
    case .finish:
      running = nil
      pop(keeping: max(1, depth - 1), .gestureFinished, .animated, &expectation)
    }
  }

  // MARK: What is refused

  /// Why a controller cannot come over the interface here.
  func refusal(
    ofPresenting name: ControllerName, by presenter: ControllerName?
  ) -> Refusal? {
    guard isOnScreen else { return .presentingOffScreen }
    if !isSettled { return .changeOfRunning }
    if presentation != nil { return .presentedAlready }
    if isOnStack(name) { return .presentingStacked(name) }
    if settings.obstacle(to: name) != nil { return .presentingKind(name) }
    if let presenter, presenter != top { return .presenterNotOnTop(presenter) }
    // Whether anybody is told of its coming or going is open.
    return foreseeable(name) ?? top.flatMap { foreseeable($0) }
  }

  func refusalOfDismissing() -> Refusal? {
    guard let presentation else { return .nothingPresented }
    return foreseeable(presentation.controller) ?? top.flatMap { foreseeable($0) }
  }

  /// Why the stack cannot be changed so while a controller is presented.
  func refusal(ofChange line: ScenarioLine, under presentation: Presentation) -> Refusal? {
    if presentation.presenter != nil { return .changeUnderContent }
    if line.motion == .running || line == .tapBack { return .covered }
    switch line {
    case .push(presentation.controller, _), .segue(presentation.controller):
      return .presentedController(presentation.controller)
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      return names.contains(presentation.controller)
        ? .presentedController(presentation.controller) : nil
    default: return nil
    }
  }

  func refusal(of phase: GesturePhase) -> Refusal? {
    guard phase == .begin else { return isGesturing ? nil : .noGesture }
    guard isInView else { return isOnScreen ? .covered : .gestureUnavailable }
    if !isSettled { return .changeOfRunning }
    guard let top, !isBarHidden, settings(of: top).leftItem == nil else {
      return .gestureUnavailable
    }
    if isRefreshPending, currentBar.value.left != staleBar.value.left { return .gestureUnavailable }
    return foreseeable(top) ?? back.flatMap { foreseeable($0) }
  }
}
