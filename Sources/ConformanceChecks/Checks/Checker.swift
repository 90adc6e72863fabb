package import NavigationReference

/// Compares what was seen with what is permitted, aspect by aspect.
package struct Checker: Sendable {
  /// The aspects that are judged: those that the subject's claims let us judge, but for what was wrong from the start.
  package private(set) var claimed: AspectSet
  private let claims: AspectSet
  package var choices = ChoiceTally()
  /// The last step was permitted, but left a state that the model does not know; nothing after it can be judged.
  package private(set) var hasLeftModel = false
  /// Aspects of the last step of which the subject said nothing that could be judged.
  package private(set) var unjudged = AspectSet(rawValue: 0)
  /// Aspects of the last step, which differed, that agree only because what they speak of is missing: a transition that is
  /// not there has no kind that could be right. They have not been put to the test.
  package private(set) var hollow = AspectSet(rawValue: 0)
  private var messages = MessageChecker()
  /// What is judged of the bars as objects.
  private let barObjects = AspectSet(rawValue: Look.barObjects.rawValue)
  /// The documented constant as it was first read in this scenario.
  private var constant: Double?

  package init(claimed: AspectSet) {
    self.claimed = claimed
    claims = claimed
  }

  /// The aspects that are stated, claimed, and differ from what is permitted. Empty means that the step agrees.
  package mutating func differing(
    _ expected: Expectation, _ seen: Observation, after model: NavigationModel
  ) -> AspectSet {
    var expected = expected
    var seen = seen
    var model = model
    return differing(&expected, &seen, after: &model)
  }

  /// The same where the three stand. Nothing is changed: values as large as these are copied when they are handed over
  /// to be read, and at every step that would cost more than the comparison.
  package mutating func differing(
    _ expected: inout Expectation, _ seen: inout Observation, after model: inout NavigationModel
  ) -> AspectSet {
    let judged = expected.stated.intersection(claimed)
    var differing = AspectSet(rawValue: 0)
    hasLeftModel = false
    unjudged = AspectSet(rawValue: 0)
    if let choice = expected.raisedChoice {
      if claimed.contains(.raised) || seen.raised != nil {
        choices.note(choice, seen.raised == nil ? 2 : 1)
      }
    } else if (seen.raised != nil) != expected.raised,
      seen.raised != nil || claimed.contains(.raised)
    {
      differing.insert(.raised)
    }
    if judged.contains(.returned), !returnAgrees(&expected, &seen, model.stack) {
      differing.insert(.returned)
    }
    if let running = seen.running { noteRunning(&expected, running) }
    let isOpen = !expected.tolerated.isEmpty
    if isOpen {
      checkStructure(&seen, &differing)
    } else {
      if judged.contains(.stack), !seen.isStackAsExpected { differing.insert(.stack) }
      if !seen.areItemsAsExpected { differing.insert(.itemStack) }
    }
    checkController(&expected, &seen, judged, &differing)
    checkBars(&expected, &seen, judged, &model, &differing)
    noteUntitled(&expected, &seen)
    if expected.notesModal { noteModal(&expected, &seen, &model) }
    if !judged.isDisjoint(with: barObjects) {
      checkBarObjects(&expected, &seen, judged, &model, &differing)
    }
    if let count = seen.gestureMessageCount, !expected.situation.isDisjoint(with: .topChanges),
      judged.contains(.willShow)
    {
      choices.note(.gestureMessageMoment, count > 0 ? 1 : 2)
    }
    if expected.notesHiddenToolbarItems, claimed.contains(.toolbarItems) {
      noteHiddenToolbar(&seen, &model)
    }
    checkToolbar(&expected, &seen, judged, &differing)
    if expected.situation.contains(.lendController) {
      // What is told on the way of somebody whom nobody knows is not looked at.
      choices.note(.poppedRelease, seen.isLentObjectKept ? 2 : 1)
    } else {
      messages.check(
        &expected, &seen, judged, claimed, isBarHidden: model.isBarHidden, &differing, &choices,
        &unjudged)
    }
    checkConstant(&seen, judged, &differing)
    differing.formIntersection(judged.union(AspectSet(.raised)))
    if isOpen { tolerate(&expected, &seen, judged, &model, &differing) }
    hollow = differing.isEmpty ? differing : Self.hollow(of: differing, &seen)
    return differing
  }

  private static func hollow(of differing: AspectSet, _ seen: inout Observation) -> AspectSet {
    var hollow = AspectSet(rawValue: 0)
    if differing.contains(.transitionCount), !seen.events.contains(where: \.isAnimatedTransition) {
      hollow.formUnion(AspectSet(.transitionKind, .transitionEnds))
    }
    if differing.contains(.willShow), !seen.events.contains(where: \.isToDelegate) {
      hollow.formUnion(
        AspectSet(.willShowController, .willShowFlag, .delegateAddressee, .pairs))
    }
    return hollow
  }

  /// Leaves aside what may differ where the documents do not say what a step comes to, and notes what it came to.
  @inline(never)
  private mutating func tolerate(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ model: inout NavigationModel, _ differing: inout AspectSet
  ) {
    let isTap = expected.situation.contains(.tapLeftItem)
    // A push that is not refused is not open.
    guard isTap || seen.raised != nil else { return }
    if !differing.isDisjoint(with: expected.tolerated) { hasLeftModel = true }
    differing.subtract(expected.tolerated)
    guard judged.contains(.stack) else { return }
    if isTap {
      noteLeftItemTap(&seen, &model)
    } else if hasLeftModel || !expected.refusesTop {
      // Who goes back to the controller that was pushed has nothing to change where that is the top.
      choices.note(.stateAfterRejectedPush, hasLeftModel ? 2 : 1)
    }
  }

  /// What a subject that has refused a push leaves behind is its own affair, and so is what a tap on a left item comes to,
  /// but for the structure: somebody on the stack, nobody twice, and the items parallel to it.
  @inline(__always)
  private mutating func checkStructure(_ seen: inout Observation, _ differing: inout AspectSet) {
    if seen.isStackAsExpected {
      if !seen.areItemsAsExpected { differing.insert(.itemStack) }
      return
    }
    let isDistinct = Set(seen.stack).count == seen.stack.count
    if isDistinct, !seen.stack.isEmpty { hasLeftModel = true } else { differing.insert(.stack) }
    if seen.items != seen.stack { differing.insert(.itemStack) }
  }

  @inline(__always)
  private mutating func returnAgrees(
    _ expected: inout Expectation, _ seen: inout Observation,
    _ stack: borrowing ExpectedStack
  ) -> Bool {
    switch expected.returned {
    case .unstated:
      return true
    case .controller:
      return seen.returned == .bottomToTop
    case .rootPop:
      choices.note(.popAtRootResult, seen.returned == .nothing ? 1 : 2)
      return seen.returned == .nothing
        || seen.returnedControllers.allSatisfy { $0 == stack.top?.index }
    case .removed:
      let isEmpty = expected.situation.contains(.nothingToPop)
      switch seen.returned {
      case .nothing, .emptyArray:
        if isEmpty { choices.note(.emptyPopResult, seen.returned == .nothing ? 1 : 2) }
        return isEmpty
      case .bottomToTop:
        if expected.situation.contains(.several) { choices.note(.poppedOrder, 1) }
        return !isEmpty
      case .topToBottom:
        if expected.situation.contains(.several) { choices.note(.poppedOrder, 2) }
        return !isEmpty
      case .other:
        return isPermutation(stack.removed, &seen)
      }
    }
  }

  private mutating func isPermutation(
    _ removed: [ControllerName], _ seen: inout Observation
  ) -> Bool {
    guard seen.returnedControllers.sorted() == removed.map(\.index).sorted() else { return false }
    choices.note(.poppedOrder, 4)
    return true
  }

  package mutating func beginScenario() {
    constant = nil
    claimed = claims
  }

  /// Leaves something out until the scenario ends.
  package mutating func leaveOut(_ thing: AspectSet) {
    claimed.subtract(thing)
  }

  @inline(__always)
  private mutating func checkConstant(
    _ seen: inout Observation, _ judged: AspectSet, _ differing: inout AspectSet
  ) {
    guard judged.contains(.barDuration) else { return }
    guard let constant else {
      constant = seen.hideShowBarDuration
      noteConstant(seen.hideShowBarDuration)
      return
    }
    if constant != seen.hideShowBarDuration { differing.insert(.barDuration) }
  }

  /// The value that Apple's headers are known to have, or another.
  private mutating func noteConstant(_ seconds: Double) {
    choices.note(.barDurationValue, seconds == 0 ? 4 : abs(seconds - 0.2) < 0.000_1 ? 1 : 2)
  }

  @inline(__always)
  private mutating func checkController(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ differing: inout AspectSet
  ) {
    if !seen.isItemIdentityKept { differing.insert(.itemIdentity) }
    if seen.misplacedChild != nil { differing.insert(.parent) }
    let top = expected.top?.index ?? Observation.none
    if seen.top != top { differing.insert(.topController) }
    if seen.content != top { differing.insert(.content) }
    if judged.contains(.visibleController) {
      let visible = seen.visible == Observation.none ? nil : ControllerName(Int(seen.visible))
      check(expected.visible, visible, .visibleController, &differing)
    }
    if seen.isItemCreated != expected.probe.isCreated { differing.insert(.itemCreation) }
  }

  @inline(__always)
  private mutating func checkBars(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ model: inout NavigationModel, _ differing: inout AspectSet
  ) {
    if seen.isBarHidden != expected.barFlag { differing.insert(.barFlag) }
    if seen.isBarShown == expected.barFlag { differing.insert(.barShown) }
    model.withStatedBar { checkPositions(&$0, &seen, judged, &differing) }
  }

  @inline(__always)
  private mutating func checkPositions(
    _ expected: inout BarExpectation, _ seen: inout Observation, _ judged: AspectSet,
    _ differing: inout AspectSet
  ) {
    if judged.contains(.left) {
      check(expected.left, seen.left, .left, &differing)
    }
    if judged.contains(.backTitle), seen.left == .backButton {
      check(expected.backTitle, seen.backTitle, .backTitle, &differing)
    }
    if judged.contains(.centre) {
      if isWordForEmptyTitle(&expected, &seen) {
        unjudged.insert(.centre)
      } else {
        check(expected.centre, seen.centre, .centre, &differing)
      }
    }
    if judged.contains(.right) {
      check(expected.right, seen.right, .right, &differing)
    }
    if judged.contains(.prompt) {
      check(expected.prompt, seen.prompt, .prompt, &differing)
    }
  }

  /// Where an empty title is as good as none, which only then may leave the centre empty, any word may stand in its place.
  @inline(__always)
  private func isWordForEmptyTitle(
    _ expected: inout BarExpectation, _ seen: inout Observation
  ) -> Bool {
    guard case .oneOf(let readings) = expected.centre, case .text = seen.centre else {
      return false
    }
    return readings.mask(of: .nothing) != 0 && readings.mask(of: seen.centre) == 0
  }

  @inline(__always)
  private mutating func checkToolbar(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ differing: inout AspectSet
  ) {
    if judged.contains(.toolbarFlag) {
      checkEither(expected.toolbarFlag, seen.isToolbarHidden, .toolbarFlag, &differing)
    }
    if judged.contains(.toolbarShown) {
      checkEither(expected.toolbarShown, seen.isToolbarShown, .toolbarShown, &differing)
    }
    if judged.contains(.toolbarItems) {
      if seen.toolbarItems == expected.toolbarItems.current {
        if expected.toolbarItems.stale != nil, let choice = expected.toolbarItems.choice,
          expected.toolbarItems.stale != expected.toolbarItems.current
        {
          choices.note(choice, 1)
        }
      } else if let stale = expected.toolbarItems.stale, stale == seen.toolbarItems {
        if let choice = expected.toolbarItems.choice { choices.note(choice, 2) }
      } else {
        differing.insert(.toolbarItems)
      }
    }
  }

  /// Of two values: where both are permitted there is none that could be wrong, and nothing is put to the test.
  @inline(__always)
  private mutating func checkEither(
    _ permitted: Permitted<Bool>, _ seen: Bool, _ aspect: Aspect, _ differing: inout AspectSet
  ) {
    check(permitted, seen, aspect, &differing)
    if case .oneOf = permitted { unjudged.insert(aspect) }
  }

  @inline(__always)
  private mutating func check<Value: Hashable>(
    _ permitted: Permitted<Value>, _ seen: Value, _ aspect: Aspect, _ differing: inout AspectSet
  ) {
    switch permitted {
    case .unstated:
      break
    case .exactly(let value):
      if value != seen { differing.insert(aspect) }
    case .oneOf(let readings):
      let mask = readings.mask(of: seen)
      if mask == 0 {
        differing.insert(aspect)
      } else if let choice = readings.choice {
        choices.note(choice, mask)
      }
    }
  }
}
