import NavigationReference

/// What messages show of the points that the documents leave open.
extension MessageChecker {
  /// With which flag the new top is told; where a person moves it, the documents name no flag to compare it with.
  @inline(__always)
  func noteFlag(
    _ event: ObservedEvent, _ expected: inout Expectation, _ choices: inout ChoiceTally
  ) {
    guard event.isAnimationSaid, !expected.situation.isDisjoint(with: .topChanges),
      expected.situation.isDisjoint(with: .unflagged)
    else { return }
    choices.note(
      expected.situation.contains(.animated)
        ? .appearanceFlagOnAnimatedChange : .appearanceFlagOnStillChange,
      event.isAnimated ? 1 : 2)
  }

  /// Whether who comes onto the stack or leaves it has its parent at that moment, where a callback did not chain anything.
  @inline(__always)
  func noteParent(
    _ choice: Choice, _ event: ObservedEvent, _ expected: inout Expectation,
    _ choices: inout ChoiceTally
  ) {
    guard let hasParent = event.hasParent, expected.messages.appearing.count == 1,
      expected.situation.contains(.onScreen)
    else { return }
    choices.note(choice, hasParent ? 1 : 2)
  }

  /// In which order those concerned are told, where a callback did not chain anything.
  @inline(__always)
  func noteOrder(
    _ expected: inout Expectation, _ summary: inout Summary, _ choices: inout ChoiceTally
  ) {
    guard expected.messages.appearing.count == 1 else { return }
    if let before = summary.goesBeforeComes, summary.hasAppeared {
      choices.note(.appearanceOrder, before ? 1 : 2)
    }
    if let first = summary.isDidShowFirst, summary.hasDidAppear {
      choices.note(.didShowOrder, first ? 1 : 2)
    }
    guard let gone = summary.goneBeforeCome else { return }
    if summary.hasDidAppear { choices.note(.didDisappearOrder, gone ? 1 : 2) }
    if summary.willShows > 0 {
      choices.note(.willShowBeforeGone, summary.isDelegateToldBeforeGone ? 1 : 2)
    }
  }

  /// Who is told of the first display, and before it.
  @inline(__always)
  func noteDisplay(
    _ expected: inout Expectation, _ summary: inout Summary, _ claimed: AspectSet,
    _ choices: inout ChoiceTally
  ) {
    if !expected.situation.isDisjoint(with: .display),
      expected.situation.isSuperset(of: .displayedWithDelegate), claimed.contains(.willShow)
    {
      choices.note(.firstDisplayMessage, summary.delegateMessages > 0 ? 1 : 2)
      if summary.didShows > 0 { choices.note(.firstDisplayDidShow, summary.didShows == 1 ? 1 : 2) }
    }
    if !expected.situation.isDisjoint(with: .display), expected.situation.contains(.onScreen),
      expected.top != nil, claimed.contains(.appearing)
    {
      choices.note(.firstDisplayAppearance, summary.anyAppearance ? 1 : 2)
    }
    if expected.situation.contains(.topChanges), expected.situation.isDisjoint(with: .onScreen),
      claimed.contains(.appearing)
    {
      choices.note(.appearanceOffScreen, summary.anyAppearance ? 1 : 2)
    }
  }

  /// That neither of two delegates hears the end, where one replaced the other meanwhile. Who does is noted as it is told.
  @inline(__always)
  func noteUnheardEnd(
    _ expected: inout Expectation, _ summary: inout Summary, _ claimed: AspectSet,
    _ choices: inout ChoiceTally
  ) {
    guard expected.messages.successor != nil, summary.didShows == 0, claimed.contains(.pairs) else {
      return
    }
    choices.note(.replacedDelegate, 4)
  }

  /// Who is told of what leaves the stack as it is.
  @inline(__always)
  func noteUnasked(
    _ expected: inout Expectation, _ seen: inout Observation, _ summary: inout Summary,
    _ claimed: AspectSet, _ choices: inout ChoiceTally
  ) {
    if expected.messages.isModal, expected.top != nil, claimed.contains(.appearing) {
      choices.note(.modalAppearance, summary.wasToldOfModal ? 1 : 2)
    }
    guard expected.messages.isPopCancelled else { return }
    if expected.messages.willShowChoice == .cancelledGestureMessages,
      let before = seen.gestureMessageCount
    {
      let isToldAfter = summary.delegateMessages > before
      choices.note(
        .cancelledGestureMessages, before > 0 ? (isToldAfter ? 8 : 1) : isToldAfter ? 4 : 2)
    }
    if claimed.contains(.appearing) {
      choices.note(.cancelledGestureAppearance, summary.anyAppearance ? 1 : 2)
    }
  }
}

extension Situation {
  fileprivate static var displayedWithDelegate: Situation { onScreen.union(hasDelegate) }
}
