import NavigationReference

/// What is said of a step when all of its messages have been looked at.
extension MessageChecker {
  @inline(__always)
  func conclude(
    _ expected: inout Expectation, _ judged: AspectSet, _ claimed: AspectSet,
    _ summary: inout Summary, _ differing: inout AspectSet, _ choices: inout ChoiceTally
  ) {
    concludeDelegate(&expected, judged, &summary, &differing, &choices)
    if summary.editingCalls == 0 || summary.wrongEditingCalls > 0 {
      differing.insert(.editingCalls)
    }
    if !summary.editsAsExpected { differing.insert(.editingFlag) }
    if summary.itemActions != 1 { differing.insert(.toolbarItemAction) }
    let everyone = (UInt64(1) << UInt64(expected.messages.appearing.count)) &- 1
    if summary.appeared != everyone { differing.insert(.appearing) }
    if !summary.outgoingTold { differing.insert(.affected) }
    if expected.transition.count >= 0, summary.transitions != expected.transition.count {
      differing.insert(.transitionCount)
      // A transition that is not there has no kind and no ends that could be wrong.
      if summary.transitions == 0 {
        differing.remove(AspectSet(.transitionKind))
        differing.remove(AspectSet(.transitionEnds))
      }
    }
    switch expected.barAnimation {
    case .unstated: break
    case .none: if summary.anyBarAnimation { differing.insert(.barAnimation) }
    case .animated: if summary.barAnimations == 0 { differing.insert(.barAnimation) }
    case .either(let choice):
      // Who reports no animations says nothing by not reporting one.
      if claimed.contains(.barAnimation) {
        choices.note(
          choice, (choice == .redundantBarChange) == summary.anyBarAnimation ? 2 : 1)
      }
    }
    switch expected.toolbarAnimation {
    case .unstated: break
    case .none: if summary.anyToolbarAnimation { differing.insert(.toolbarAnimation) }
    case .animated: if summary.toolbarAnimations == 0 { differing.insert(.toolbarAnimation) }
    case .either(let choice):
      if claimed.contains(.toolbarAnimation) {
        choices.note(
          choice, (choice == .redundantToolbarChange) == summary.anyToolbarAnimation ? 2 : 1)
      }
    }
    concludeContent(&expected, &summary, &differing, &choices)
  }

  @inline(__always)
  func concludeDelegate(
    _ expected: inout Expectation, _ judged: AspectSet, _ summary: inout Summary,
    _ differing: inout AspectSet, _ choices: inout ChoiceTally
  ) {
    switch expected.messages.willShow {
    case .unstated:
      break
    case .none:
      if summary.delegateMessages > 0 { differing.insert(.willShow) }
    case .atLeastOne:
      if summary.willShows == 0 { differing.insert(.willShow) }
    case .exactlyOne:
      if summary.willShows != 1 { differing.insert(.willShow) }
    case .lastAppearing:
      let everyone = (UInt64(1) << UInt64(expected.messages.appearing.count)) &- 1
      let others = everyone >> 1
      if summary.shown | others != everyone {
        differing.insert(.willShow)
      } else if judged.contains(.willShow) {
        choices.note(.chainedWillShow, summary.shown == everyone ? 1 : 2)
      }
    }
    if !unpaired.isEmpty { differing.insert(.pairs) }
    if let choice = expected.messages.willShowChoice {
      let isTold = summary.delegateMessages > 0
      if choice == .messageOnSameTop {
        // Who tells of changes of the stack tells as everybody does where it changes, and as nobody does where not.
        let isSame = !expected.situation.isDisjoint(with: .identical)
        choices.note(choice, (isTold ? 1 : 2) | (isTold == isSame ? 0 : 4))
      } else if choice != .cancelledGestureMessages {
        choices.note(choice, isTold ? 1 : 2)
      }
    }
    if let before = summary.wasWillShowBeforeAppearance,
      judged.contains(.willShow), judged.contains(.appearing), summary.hasAppeared
    {
      choices.note(.willShowOrder, before ? 1 : 2)
    }
  }

  @inline(__always)
  func concludeContent(
    _ expected: inout Expectation, _ summary: inout Summary, _ differing: inout AspectSet,
    _ choices: inout ChoiceTally
  ) {
    if let animated = expected.barContentAnimation {
      // An unanimated change need not be reported; an animated one must be, and as such.
      if animated != (summary.barContent & 1 != 0) {
        differing.insert(.barContentAnimation)
      }
    }
    switch expected.toolbarItemsAnimation {
    case .animated: if summary.toolbarItems & 1 == 0 { differing.insert(.toolbarItemsAnimation) }
    case .either(let choice):
      if summary.toolbarItems != 0 {
        choices.note(choice, summary.toolbarItems & 1 != 0 ? 1 : 2)
      }
    case .none, .unstated: break
    }
  }

  /// Flags and durations are judged where the subject says them; what it leaves out is not put to the test.
  @inline(__always)
  func concludeSamples(
    _ summary: inout Summary, _ differing: inout AspectSet, _ unjudged: inout AspectSet
  ) {
    if !summary.saidMovingTo { unjudged.insert(.movingTo) }
    if !summary.saidViewShown { unjudged.insert(.viewAtAppearance) }
    if !summary.saidDuration { unjudged.insert(.barDuration) }
    // Where nobody is told of who covers whom, nobody is said to be moving.
    if summary.wasToldOfModal, !summary.saidModalMoving { unjudged.insert(.modalMoving) }
    if summary.editingCalls == 0 { unjudged.insert(.editingFlag) }
    if !summary.saidMovingFrom {
      unjudged.insert(.movingFrom)
    } else if !summary.wasMovingFrom {
      differing.insert(.movingFrom)
    }
  }
}
