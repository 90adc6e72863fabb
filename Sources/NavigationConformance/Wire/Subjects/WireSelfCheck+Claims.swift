import NavigationReference

/// What is claimed has to be said at all; whether it is right is for the requirements to say.
extension WireSelfCheck {
  mutating func tryBars() throws(AdapterMistake) {
    let start = ScenarioLine.start(.onScreen(root: Self.a))
    if claims.contains(.navigationBar) {
      var lines: [ScenarioLine] = [
        start, .setNavigationBarHidden(true, animated: true),
        .setNavigationBarHidden(false, animated: true),
      ]
      // A bar that is hidden from the start shows no content before.
      if claims.contains(.barContentAnimations) {
        lines += [.push(Self.b, .animated), .pop(.animated)]
      }
      try play(lines + [.assignNavigationBarHidden(true)])
    }
    guard claims.contains(.toolbar) else { return }
    var lines: [ScenarioLine] = [start, .setToolbarHidden(false, animated: true)]
    if claims.contains(.toolbarItems) {
      lines += [.setToolbarItems(Self.a, ["x"], animated: true), .push(Self.b, .animated)]
    }
    lines += [.setToolbarHidden(true, animated: true), .assignToolbarHidden(false)]
    try play(lines)
  }

  mutating func tryBarObjects() throws(AdapterMistake) {
    let start = ScenarioLine.start(.onScreen(root: Self.a))
    if claims.allows(.makeAnother) { try play([start, .makeAnother]) }
    guard claims.contains(.navigationBarAppearance) else { return }
    // Whether the content makes room is looked at with the next top.
    try play([
      start, .changeBar(.style("x")), .changeBar(.isTranslucent(true)), .changeBar(.tint("x")),
      .changeBar(.barTint("x")), .push(Self.b, .still),
    ])
  }

  mutating func checkFields() throws(AdapterMistake) {
    for (place, field) in WireField.fields.enumerated() where !field.capability.isEmpty {
      let isSaid = said.contains(place)
      let claim = field.capability.names.joined(separator: ", ")
      if claims.isSuperset(of: field.capability.union(field.needs)), !isSaid, !hasBrokenDown {
        throw AdapterMistake(
          "'\(claim)' is claimed, but no observation says '\(field.rawValue)'",
          expected: "it in the first observation after the start, and whenever it has changed",
          advice: "Say it, or take the claim away.")
      }
      if claims.isDisjoint(with: field.capability), isSaid {
        notes.append(
          "'\(field.rawValue)' is said, but '\(claim)' is not claimed; claim it to have it judged")
      }
    }
  }

  mutating func checkEvents() throws(AdapterMistake) {
    for (capability, needed, events) in WireEvent.claims {
      let claim = capability.names.joined(separator: ", ")
      let words = events.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      let isSaid = events.contains { kinds.contains($0) }
      if claims.isSuperset(of: capability.union(needed)), !isSaid, !hasBrokenDown {
        throw AdapterMistake(
          "'\(claim)' is claimed, but no event \(words) came in starts, pushes, pops and changes of "
            + "the bars",
          expected: "at least one", advice: "Report it in 'events', or take the claim away.")
      }
      if claims.isDisjoint(with: capability), isSaid {
        notes.append(
          "the event \(words) comes, but '\(claim)' is not claimed; claim it to have it judged")
      }
    }
  }

  mutating func tryClaimedLines() throws(AdapterMistake) {
    for line in SelfCheck<ModelAdapter>.optionalLines where claims.allows(line) {
      try play([
        .start(.onScreen(root: Self.a)), .push(Self.b, .still), .push(Self.c, .still), line,
      ])
    }
    for lines in SelfCheck<ModelAdapter>.optionalStarts
    where lines.allSatisfy({ claims.allows($0) }) {
      try play(lines)
    }
    for lines in SelfCheck<ModelAdapter>.optionalRoutes
    where lines.allSatisfy({ claims.allows($0) }) {
      try play([.start(.onScreen(root: Self.a)), .push(Self.b, .still)] + lines)
    }
  }

  // MARK: Callbacks

  /// One kind that is carried out suffices: a subject may lose another, and is judged for it.
  mutating func tryCallbacks() throws(AdapterMistake) {
    guard claims.isSuperset(of: [.callbacks, .appearance]) else { return }
    var wasAsked = false
    for operation in callbackOperations {
      try play([
        .start(.onScreen(root: Self.a)), .callback(.viewWillAppear(Self.b), operation),
        .push(Self.b, .still),
      ])
      guard state.events.contains(where: { $0.kind == .viewWillAppear && $0.controller == 1 })
      else { continue }
      wasAsked = true
      if hasEffect(operation) { return }
    }
    guard wasAsked, !hasBrokenDown else { return }
    throw AdapterMistake(
      "'callbacks' is claimed, but what a scenario wants done in viewWillAppear had no effect",
      expected: "each request to be carried out there and then",
      advice: "Carry it out before the message returns, once, or take the claim away.")
  }

  private var callbackOperations: [CallbackOperation] {
    SelfCheck<ModelAdapter>.callbackOperations(for: claims)
  }

  /// What was never said does not read as it was asked for.
  private func hasEffect(_ operation: CallbackOperation) -> Bool {
    switch operation {
    case .push(let name, _): state.stack.contains(name.index)
    case .setNavigationBarHidden(let hidden, _):
      isSaid(.barHidden) && state.isBarHidden == hidden
    case .setToolbarHidden(let hidden, _):
      isSaid(.toolbarHidden) && state.isToolbarHidden == hidden
    }
  }

  private func isSaid(_ field: WireField) -> Bool {
    WireField.fields.firstIndex(of: field).map { state.said.contains($0) } ?? false
  }
}

extension WireEvent {
  /// What is claimed to be reported, what it takes besides to make it happen, and the events of which one has to come.
  static var claims: [(Capabilities, needs: Capabilities, [WireEvent])] {
    [
      (.willShow, [], [.willShow]), (.didShow, [], [.didShow]),
      (.appearance, [], [.viewWillAppear]),
      (.disappearance, [], [.viewWillDisappear, .viewDidDisappear]),
      (.transitions, [], [.transition]),
      (.barAnimations, .navigationBar, [.navigationBarVisibility]),
      (.toolbarAnimations, .toolbar, [.toolbarVisibility]),
      (.barContentAnimations, [], [.navigationBarContent]),
      (.toolbarItemsAnimations, [.toolbar, .toolbarItems], [.toolbarItems]),
    ]
  }
}
