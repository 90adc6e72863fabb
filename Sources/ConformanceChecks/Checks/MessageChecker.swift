import NavigationReference

/// Compares the messages of a step with what is stated of them.
struct MessageChecker: Sendable {
  /// Will-show messages that no did-show has followed yet.
  private(set) var unpaired: [ObservedEvent] = []
  /// What is judged of messages, those that have to come and those that must not.
  private let ofMessages = AspectSet(
    .barDuration, .transitionCount, .transitionKind, .transitionEnds, .barAnimation,
    .toolbarAnimation, .barContentAnimation, .toolbarItemsAnimation, .willShow,
    .willShowController, .willShowFlag, .delegateAddressee, .pairs, .appearing, .affected,
    .bystanders, .movingTo, .movingFrom, .viewAtAppearance, .modalMoving, .editingCalls,
    .editingFlag, .toolbarItemAction)

  mutating func check(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ claimed: AspectSet, isBarHidden: Bool, _ differing: inout AspectSet,
    _ choices: inout ChoiceTally,
    _ unjudged: inout AspectSet
  ) {
    if !unpaired.isEmpty { unpaired.removeAll(keepingCapacity: true) }
    if seen.events.isEmpty, judged.isDisjoint(with: ofMessages), !notesSilence(&expected) { return }
    var summary = Summary()
    for event in seen.events {
      switch event.kind {
      case .willShow, .didShow:
        checkDelegate(event, &expected, &summary, &differing, &choices)
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
        checkAppearance(event, &expected, &summary, &differing, &choices)
      case .pushTransition, .popTransition:
        checkTransition(event, &expected, judged, &summary, &differing, &choices)
      case .navigationBarVisibility:
        if event.isAnimated {
          let coincides =
            event.isAlongsideTransition != false
            || expected.situation.isDisjoint(with: .barFromAppearance)
          summary.barAnimations += event.isHidden == isBarHidden && coincides ? 1 : 0
          summary.anyBarAnimation = true
          if let duration = event.duration {
            summary.saidDuration = true
            if duration != seen.hideShowBarDuration { differing.insert(.barDuration) }
            if expected.situation.contains(.barFromAppearance), claimed.contains(.barDuration) {
              choices.note(
                .barDurationInAppearance, duration == seen.hideShowBarDuration ? 1 : 2)
            }
          }
        }
      case .toolbarVisibility:
        guard event.isAnimated else { continue }
        summary.anyToolbarAnimation = true
        summary.toolbarAnimations += expected.toolbarShown != .exactly(event.isHidden) ? 1 : 0
        if expected.notesToolbarDuration, let duration = event.duration,
          claimed.contains(.barDuration)
        {
          choices.note(.toolbarDuration, duration == seen.hideShowBarDuration ? 1 : 2)
        }
      case .navigationBarContent:
        summary.barContent |= event.isAnimated ? 1 : 2
      case .toolbarItems:
        summary.toolbarItems |= event.isAnimated ? 1 : 2
      case .editingBegins, .editingEnds:
        guard expected.messages.editor?.index == event.controller else {
          summary.wrongEditingCalls += 1
          continue
        }
        summary.editingCalls += 1
        if event.isAnimationSaid { choices.note(.editingCallFlag, event.isAnimated ? 1 : 2) }
        summary.editsAsExpected = (event.kind == .editingBegins) == expected.messages.isEditing
      case .toolbarItemAction:
        summary.itemActions += event.item == expected.messages.tappedItem ? 1 : 2
      }
    }
    conclude(&expected, judged, claimed, &summary, &differing, &choices)
    noteOrder(&expected, &summary, &choices)
    noteDisplay(&expected, &summary, claimed, &choices)
    noteUnheardEnd(&expected, &summary, claimed, &choices)
    noteUnasked(&expected, &seen, &summary, claimed, &choices)
    concludeSamples(&summary, &differing, &unjudged)
  }

  /// Whether an open point may be answered by a step in which nobody is told anything.
  @inline(__always)
  private func notesSilence(_ expected: inout Expectation) -> Bool {
    expected.messages.willShowChoice != nil || expected.messages.isModal
      || expected.messages.isPopCancelled || expected.barAnimation.isOpen
      || expected.toolbarAnimation.isOpen
      || expected.messages.successor != nil
      || !expected.situation.isDisjoint(with: .toldOfOrNot)
  }

  struct Summary {
    var willShows = 0
    var delegateMessages = 0
    var wasWillShowBeforeAppearance: Bool?
    var hasAppeared = false
    /// Whether the outgoing controller was told before the incoming one, and did-show before its viewDidAppear.
    var goesBeforeComes: Bool?
    var hasDidAppear = false
    var isDidShowFirst: Bool?
    var didShows = 0
    /// When the outgoing controller was told that it has gone: whether the incoming one had not been told yet that it has
    /// come, and whether the delegate had been.
    var goneBeforeCome: Bool?
    var isDelegateToldBeforeGone = false
    var anyAppearance = false
    /// Bit i: the i-th controller that is to appear got viewWillAppear, or will-show.
    var appeared: UInt64 = 0
    var shown: UInt64 = 0
    var outgoingTold = false
    var saidMovingTo = false
    var saidMovingFrom = false
    var wasMovingFrom = false
    var saidViewShown = false
    var saidDuration = false
    var wasToldOfModal = false
    var saidModalMoving = false
    /// Calls of setEditing for whom it is due, calls for others, and whether the last one was as it should be.
    var editingCalls = 0
    var wrongEditingCalls = 0
    var editsAsExpected = true
    /// Calls of the action of the toolbar item that is tapped; each of another one counts twice.
    var itemActions = 0
    var transitions = 0
    var barAnimations = 0
    var anyBarAnimation = false
    var toolbarAnimations = 0
    var anyToolbarAnimation = false
    /// 1: an animated change, 2: an unanimated one.
    var barContent: UInt8 = 0
    var toolbarItems: UInt8 = 0
  }

  @inline(__always)
  private mutating func checkDelegate(
    _ event: ObservedEvent, _ expected: inout Expectation, _ summary: inout Summary,
    _ differing: inout AspectSet, _ choices: inout ChoiceTally
  ) {
    switch expected.messages.addressee {
    case .unstated: break
    case .nobody: differing.insert(.delegateAddressee)
    case .delegate(let name):
      if name.rawValue != event.delegate { differing.insert(.delegateAddressee) }
    }
    summary.delegateMessages += 1
    guard event.kind == .willShow else {
      summary.didShows += 1
      if summary.isDidShowFirst == nil { summary.isDidShowFirst = !summary.hasDidAppear }
      if let successor = expected.messages.successor {
        choices.note(.replacedDelegate, successor.rawValue == event.delegate ? 1 : 2)
      }
      if !takeUnpaired(event) { differing.insert(.pairs) }
      return
    }
    summary.willShows += 1
    if expected.situation.contains(.tapBack) {
      choices.note(.backButtonFlag, event.isAnimated ? 1 : 2)
    } else if expected.situation.contains(.gestureFinished) {
      choices.note(.gestureFlag, event.isAnimated ? 1 : 2)
    }
    unpaired.append(event)
    let bit = bit(of: event, &expected)
    // Who becomes the delegate while a transition runs may be told there and then who is shown: what comes after the first
    // message need not be about the transition.
    if expected.messages.addressee != .unstated || summary.willShows == 1 {
      if let flag = expected.messages.flag, flag != event.isAnimated {
        differing.insert(.willShowFlag)
      }
      if bit == 0, expected.messages.namesOnlyAppearing { differing.insert(.willShowController) }
    }
    summary.shown |= bit
    if summary.wasWillShowBeforeAppearance == nil {
      summary.wasWillShowBeforeAppearance = !summary.hasAppeared
    }
  }

  @inline(__always)
  private mutating func takeUnpaired(_ event: ObservedEvent) -> Bool {
    let isIts: (ObservedEvent) -> Bool = {
      $0.controller == event.controller && $0.isAnimated == event.isAnimated
    }
    // Mostly there is only the one.
    if unpaired.count == 1, isIts(unpaired[0]) {
      unpaired.removeLast()
      return true
    }
    guard let index = unpaired.firstIndex(where: isIts) else { return false }
    unpaired.remove(at: index)
    return true
  }

  private func bit(of event: ObservedEvent, _ expected: inout Expectation) -> UInt64 {
    var bit: UInt64 = 1
    for name in expected.messages.appearing {
      if name.index == event.controller { return bit }
      // From the 64th on they share the last bit.
      bit = max(bit, bit << 1)
    }
    return 0
  }

  @inline(__always)
  private mutating func checkAppearance(
    _ event: ObservedEvent, _ expected: inout Expectation, _ summary: inout Summary,
    _ differing: inout AspectSet, _ choices: inout ChoiceTally
  ) {
    if expected.messages.isModal, expected.top?.index == event.controller {
      summary.wasToldOfModal = true
      if let flag = event.isMovingToParent ?? event.isMovingFromParent {
        summary.saidModalMoving = true
        if flag { differing.insert(.modalMoving) }
      }
    }
    let bit = bit(of: event, &expected)
    let isOutgoing = expected.messages.disappearing?.index == event.controller
    if bit == 0, !isOutgoing { differing.insert(.bystanders) }
    summary.anyAppearance = true
    if isOutgoing, bit == 0 {
      summary.outgoingTold = true
      if event.kind == .viewWillDisappear { summary.goesBeforeComes = !summary.hasAppeared }
      if event.kind == .viewDidDisappear {
        summary.goneBeforeCome = !summary.hasDidAppear
        summary.isDelegateToldBeforeGone = summary.willShows > 0
      }
    } else if event.kind == .viewDidAppear, bit & 1 != 0 {
      summary.hasDidAppear = true
    }
    if event.kind == .viewWillAppear {
      summary.appeared |= bit
      if bit & 1 != 0 {
        summary.hasAppeared = true
        noteFlag(event, &expected, &choices)
        if let isShown = event.isViewShown {
          summary.saidViewShown = true
          if isShown { differing.insert(.viewAtAppearance) }
        }
      }
      if expected.messages.movingTo?.index == event.controller {
        if let flag = event.isMovingToParent {
          summary.saidMovingTo = true
          if !flag { differing.insert(.movingTo) }
        }
        noteParent(.parentAtWillAppear, event, &expected, &choices)
      }
    }
    // One of its disappearance messages at least says so; when the parent is gone the flag may have fallen.
    if expected.messages.movingFrom?.index == event.controller {
      if let flag = event.isMovingFromParent {
        summary.saidMovingFrom = true
        if flag { summary.wasMovingFrom = true }
      }
      if event.kind == .viewDidDisappear {
        noteParent(.parentAtDidDisappear, event, &expected, &choices)
      }
    }
    if expected.messages.movingNoted?.index == event.controller,
      let flag = event.isMovingToParent ?? event.isMovingFromParent
    {
      choices.note(.coveredMovingFlag, flag ? 2 : 1)
    }
  }

  @inline(__always)
  private func checkTransition(
    _ event: ObservedEvent, _ expected: inout Expectation, _ judged: AspectSet,
    _ summary: inout Summary, _ differing: inout AspectSet, _ choices: inout ChoiceTally
  ) {
    guard event.isAnimated else { return }
    summary.transitions += 1
    guard expected.transition.count == 1 else { return }
    if expected.transition.from?.index != event.controller
      || expected.transition.to?.index != event.destination
    {
      differing.insert(.transitionEnds)
    }
    let kind: TransitionKind = event.kind == .pushTransition ? .push : .pop
    if !expected.transition.kind.permits(kind) { differing.insert(.transitionKind) }
    if let choice = expected.transition.kindChoice, judged.contains(.transitionCount) {
      choices.note(choice, kind == .push ? 1 : 2)
    }
  }
}

extension Situation {
  /// Of what is displayed, and of what changes where nobody looks, one may be told or not.
  fileprivate static var toldOfOrNot: Situation { display.union(topChanges) }
}
