import ConformanceChecks
import NavigationReference

/// What is claimed has to be said at all; whether it is right is for the requirements to say.
extension WireSelfCheck {
  /// Scenarios in which there is an occasion for whatever is claimed to be said.
  static func occasions(for claims: Capabilities) -> [[ScenarioLine]] {
    bars(for: claims) + barObjects(for: claims)
  }

  private static func bars(for claims: Capabilities) -> [[ScenarioLine]] {
    let start = ScenarioLine.start(.onScreen(root: a))
    var scenarios: [[ScenarioLine]] = []
    if claims.contains(.navigationBar) {
      var lines: [ScenarioLine] = [
        start, .setNavigationBarHidden(true, animated: true),
        .setNavigationBarHidden(false, animated: true),
      ]
      // A bar that is hidden from the start shows no content before.
      if claims.contains(.barContentAnimations) {
        lines += [.push(b, .animated), .pop(.animated)]
      }
      scenarios.append(lines + [.assignNavigationBarHidden(true)])
    }
    guard claims.contains(.toolbar) else { return scenarios }
    var lines: [ScenarioLine] = [start, .setToolbarHidden(false, animated: true)]
    if claims.contains(.toolbarItems) {
      lines += [.setToolbarItems(a, ["x"], animated: true), .push(b, .animated)]
    }
    lines += [.setToolbarHidden(true, animated: true), .assignToolbarHidden(false)]
    return scenarios + [lines]
  }

  private static func barObjects(for claims: Capabilities) -> [[ScenarioLine]] {
    let start = ScenarioLine.start(.onScreen(root: a))
    var scenarios: [[ScenarioLine]] = []
    if claims.allows(.makeAnother) { scenarios.append([start, .makeAnother]) }
    if claims.allows(.lendDelegate) { scenarios.append([start, .lendDelegate]) }
    if claims.allows(.lendController) { scenarios.append([start, .lendController]) }
    guard claims.contains(.navigationBarAppearance) else { return scenarios }
    // Whether the content makes room is looked at with the next top.
    scenarios.append([
      start, .changeBar(.style("x")), .changeBar(.isTranslucent(true)), .changeBar(.tint("x")),
      .changeBar(.barTint("x")), .push(b, .still),
    ])
    return scenarios
  }

  mutating func checkFields() throws(AdapterMistake) {
    for (place, field) in WireField.fields.enumerated() where !field.capability.isEmpty {
      let isSaid = said.contains(place)
      if field.isDue(by: claims), !isSaid, !hasBrokenDown {
        throw .unsaid(field, strangers: strangers)
      }
      if claims.isDisjoint(with: field.capability), isSaid {
        notes.append(
          "'\(field.rawValue)' is said, but '\(field.claim)' is not claimed; claim it to have it judged"
        )
      }
    }
  }

  mutating func checkEvents() throws(AdapterMistake) {
    for (capability, needed, events) in WireEvent.claims {
      let isSaid = events.contains { kinds.contains($0) }
      if claims.isSuperset(of: capability.union(needed)), !isSaid, !hasBrokenDown,
        bars.unchanged.isDisjoint(with: capability)
      {
        throw .unreported(events, claimedBy: capability, strangers: strangers)
      }
      if claims.isDisjoint(with: capability), isSaid {
        let claim = capability.names.joined(separator: ", ")
        let words = events.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        notes.append(
          "the event \(words) comes, but '\(claim)' is not claimed; claim it to have it judged")
      }
    }
  }

  /// What is not known is passed over, since a later version may have it. But where it looks like what is claimed and has
  /// never come, nobody would find out why that is not exercised.
  mutating func noteMisspellings() {
    let fields = WireField.fields.enumerated().filter { place, field in
      claims.isSuperset(of: field.capability) && !said.contains(place)
    }.map(\.element.rawValue)
    let events = WireEvent.claims.filter { claims.isSuperset(of: $0.0) }.flatMap(\.2)
      .filter { !kinds.contains($0) }.map(\.rawValue)
    let known = WireField.fields.map(\.rawValue) + WireEvent.allCases.map(\.rawValue)
    for stranger in strangers {
      guard let meant = Suggestion.nearest(to: stranger, among: known),
        (fields + events).contains(meant)
      else { continue }
      notes.append(
        "'\(HarmlessText.line(stranger))' is said, which is not known; did you mean '\(meant)'?")
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
    case .pop, .setViewControllers: false
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
