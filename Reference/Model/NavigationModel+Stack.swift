extension NavigationModel {
  mutating func append(_ name: ControllerName) {
    register(name)
    positions[name.position] = Int32(depth)
    stack.controllers.append(name)
    noteTop()
    if settings[name.position].comeOnStack() { toolbar.hidingCount += 1 }
  }

  private mutating func removeLast() -> ControllerName {
    let name = stack.controllers.removeLast()
    noteTop()
    positions[name.position] = -1
    if settings[name.position].hidesBottomBar { toolbar.hidingCount -= 1 }
    return name
  }

  // MARK: Push

  mutating func push(_ name: ControllerName, _ motion: Motion, _ expectation: inout Expectation) {
    expectation.situation.insert(.push)
    register(name)
    if motion.isAnimated { expectation.situation.insert(.animated) }
    if positions[name.position] >= 0 {
      reject(name, &expectation)
      return
    }
    let wasEmpty = depth == 0
    noteArrival(of: name, &expectation)
    append(name)
    stack.firstChanged = depth - 1
    if wasEmpty {
      expectation.situation.insert(.wasEmpty)
      topChanged(&expectation)
      return
    }
    expectTransition(.push, animated: motion.isAnimated, &expectation)
    expectation.barContentAnimation = motion.isAnimated
    arrive(name, flag: motion.isAnimated, &expectation)
  }

  /// A push like any other, but for the flag: whether a segue is animated was said where it was drawn.
  mutating func segue(to name: ControllerName, _ expectation: inout Expectation) {
    expectation.situation.insert(.push)
    expectation.situation.insert(.segue)
    register(name)
    noteArrival(of: name, &expectation)
    append(name)
    stack.firstChanged = depth - 1
    expectation.transition.count = -1
    arrive(name, flag: nil, &expectation)
  }

  @inline(__always)
  private mutating func arrive(
    _ name: ControllerName, flag: Bool?, _ expectation: inout Expectation
  ) {
    topChanged(&expectation)
    expectArrival(flag: flag, &expectation)
    expectation.messages.movingTo = expectation.messages.appearing.count == 1 ? name : nil
    expectation.messages.movingNoted = stack.topBefore
  }

  /// The documents say that a push of a controller that is on the stack raises; of what it leaves behind they promise
  /// the structure only.
  private mutating func reject(_ name: ControllerName, _ expectation: inout Expectation) {
    expectation.situation.insert(.duplicate)
    expectation.raised = true
    expectation.refusesTop = name == top
    expectation.tolerated = .beyondStructure
  }

  private mutating func noteArrival(of name: ControllerName, _ expectation: inout Expectation) {
    let carried = settings[name.position]
    if carried.wasOnStack { expectation.situation.insert(.repush) }
    if !carried.isItemAsked { expectation.situation.insert(.neverAsked) }
    Self.expectItem(of: name, &expectation)
  }

  // MARK: Pop

  mutating func pop(
    keeping count: Int, _ kind: Situation, _ motion: Motion, _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    let isByPerson = Situation.byPerson.contains(kind)
    if motion.isAnimated, !isByPerson { expectation.situation.insert(.animated) }
    if depth == 1 { expectation.situation.insert(.onlyRoot) }
    if isAfterCancel { expectation.situation.insert(.afterCancel) }
    guard count < depth else {
      expectNothingToPop(kind, &expectation)
      return
    }
    let wasHiding = settings.hidesBottomBar(top)
    while depth > count { stack.removed.append(removeLast()) }
    stack.removed.reverse()
    stack.firstChanged = depth
    if stack.removed.count > 1 { expectation.situation.insert(.several) }
    if wasHiding { expectation.situation.insert(.hidingEnds) }
    if kind == .pop {
      expectation.returned = .controller(stack.removed[0])
    } else if !isByPerson {
      expectation.returned = .removed
    }
    if isByPerson {
      expectation.transition.count = -1
    } else {
      expectTransition(.pop, animated: motion.isAnimated, &expectation)
      expectation.barContentAnimation = motion.isAnimated
    }
    topChanged(&expectation)
    // Who is covered by what is presented has gone already.
    if isInView {
      expectation.messages.movingFrom = stack.topBefore
      expectation.messages.movingNoted = top
    }
    expectArrival(flag: isByPerson ? nil : motion.isAnimated, &expectation)
  }

  private mutating func expectNothingToPop(_ kind: Situation, _ expectation: inout Expectation) {
    expectation.situation.insert(.nothingToPop)
    if kind != .pop { leaveEditingOpenUnderSameTop() }
    if kind == .gestureFinished { return }
    expectation.returned = kind == .pop ? .rootPop : .removed
    guard isInView else { return }
    if kind == .pop {
      if delegate != nil { expectation.messages.willShow = .none }
      expectation.messages.othersSilent = true
    } else if delegate != nil {
      // Of a pop to the top the delegate may be told, but then of its end as well.
      expectation.messages.isPaired = true
    }
  }

  // MARK: Set

  mutating func replace(
    with names: [ControllerName], _ kind: Situation, _ motion: Motion,
    _ expectation: inout Expectation
  ) {
    expectation.situation.insert(kind)
    if motion.isAnimated { expectation.situation.insert(.animated) }
    guard let last = names.last else { return }
    for name in names { register(name) }
    let relation: Situation =
      last == top ? .lastIsTop : positions[last.position] >= 0 ? .lastBelowTop : .lastIsNew
    expectation.situation.formUnion(relation)
    expectation.situation.formUnion(shape(of: names))
    let wasHiding = settings.hidesBottomBar(top)
    let hidingBefore = toolbar.hidingCount
    install(names)
    if wasHiding, last != stack.topBefore { expectation.situation.insert(.hidingEnds) }
    if stack.countBefore == 0 {
      expectation.situation.insert(.wasEmpty)
      topChanged(&expectation)
      return
    }
    if !motion.isAnimated { expectation.barContentAnimation = false }
    if last == stack.topBefore {
      if toolbar.hidingCount != hidingBefore { toolbar.isReturnOpen = true }
      topKept(&expectation)
      return
    }
    if relation.contains(.lastBelowTop) {
      expectTransition(.pop, animated: motion.isAnimated, &expectation)
    } else {
      expectTransition(.push, animated: motion.isAnimated, &expectation)
    }
    topChanged(&expectation)
    expectArrival(flag: motion.isAnimated, &expectation)
    if isInView, motion.isAnimated, delegate != nil, expectation.messages.willShow == .atLeastOne {
      expectation.messages.willShow = .exactlyOne
    }
  }

  private mutating func shape(of names: [ControllerName]) -> Situation {
    var shape: Situation = []
    let old = stack.controllers
    if names == old { shape.insert(.identical) }
    if names.first != old.first, !old.isEmpty { shape.insert(.rootReplaced) }
    if names.count == 1 { shape.insert(.single) }
    if names.count < old.count, old.starts(with: names) { shape.insert(.properPrefix) }
    if names.count == old.count + 1, !old.isEmpty, names.starts(with: old) {
      shape.insert(.extendsByOne)
    }
    return shape
  }

  private mutating func install(_ names: [ControllerName]) {
    let old = stack.controllers
    lastArrivalCount = 0
    for name in names where positions[name.position] < 0 { lastArrivalCount += 1 }
    for name in old { positions[name.position] = -1 }
    stack.firstChanged = 0
    stack.controllers.removeAll(keepingCapacity: true)
    noteTop()
    toolbar.hidingCount = 0
    for name in names { append(name) }
    for name in old where positions[name.position] < 0 { stack.removed.append(name) }
  }

  private mutating func topKept(_ expectation: inout Expectation) {
    if isInView {
      if delegate != nil {
        expectation.messages.willShowChoice = .messageOnSameTop
        expectation.messages.namesOnlyAppearing = true
        expectation.messages.isPaired = true
      }
      expectation.messages.addressee = MessageExpectation.Addressee(delegate)
      expectation.messages.othersSilent = true
      if let top { expectation.messages.appearing.append(top) }
      expectation.messages.isAppearanceOpen = true
    }
    refreshBarsUnderSameTop()
    leaveEditingOpenUnderSameTop()
  }
}
