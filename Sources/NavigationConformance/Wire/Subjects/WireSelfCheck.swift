import NavigationReference

/// Tries a subject's glue before anything is judged, as `SelfCheck` does in process: accused is only what no subject can
/// be the cause of, or what leaves nothing to judge.
///
/// A subject that breaks down meanwhile is none of its affairs: that is an outcome, and the campaign finds it again.
struct WireSelfCheck {
  private let subject: WireSubject
  private let claims: Capabilities
  private var notes: [String] = []
  private var state = WireObservation()
  private var said = WireFieldSet()
  private var kinds: Set<WireEvent> = []

  init(_ subject: WireSubject) {
    self.subject = subject
    claims = subject.hello.capabilities
  }

  func run() -> SelfCheckResult {
    var check = self
    var result = SelfCheckResult()
    if subject.exchange(.navigation([SmallScenarios.smallest])).breakdown != nil { return result }
    do throws(AdapterMistake) {
      try check.tryEverything()
    } catch {
      result.failure = error.description
    }
    result.notes = check.notes
    return result
  }

  private mutating func tryEverything() throws(AdapterMistake) {
    try tryStack()
    try tryStackAfterPop()
    try tryBars()
    try tryBarObjects()
    try tryEditButton()
    try checkFields()
    try checkEvents()
    try tryClaimedLines()
    try tryCallbacks()
  }

  // MARK: The stack

  private static let (a, b, c) = (ControllerName(0), ControllerName(1), ControllerName(2))

  private mutating func tryStack() throws(AdapterMistake) {
    let lines: [ScenarioLine] = [
      .start(.onScreen(root: Self.a)), .push(Self.b, .still), .push(Self.c, .animated),
      .pop(.animated), .pop(.still),
    ]
    // What a pop leaves, or an animated push, is for the requirements to say.
    let stacks: [[Int32]] = [[0], [0, 1]]
    let first = try play(lines) { check, step throws(AdapterMistake) in
      guard step < stacks.count else { return }
      try check.expect(stacks[step], after: lines[step], check.stackAdvice)
    }
    let second = try play(lines) { _, _ throws(AdapterMistake) in }
    for (step, (one, other)) in zip(first, second).enumerated() where one.content != other.content {
      throw AdapterMistake(
        "The same scenario was answered in two ways at '\(lines[step].text)': "
          + "\(Self.text(one)) and then \(Self.text(other))",
        expected: "the same answer",
        advice: "Make everything fresh at the start; what is not said again is as it was.")
    }
    let again: [ScenarioLine] = [.start(.onScreen(root: Self.c)), .push(Self.b, .still)]
    _ = try play(again) { check, step throws(AdapterMistake) in
      try check.expect(
        step == 0 ? [2] : [2, 1], after: again[step],
        "Make a fresh subject at each start; nothing of an earlier one may be left.")
    }
  }

  /// A stack that is not sent after a pop reads as it did. The next push gives it away: what it shows must have been so
  /// after the pop already.
  private mutating func tryStackAfterPop() throws(AdapterMistake) {
    var stacks: [[Int32]] = []
    var popped = WireObservation.Returned.nothing
    let lines: [ScenarioLine] = [
      .start(.onScreen(root: Self.a)), .push(Self.b, .still), .pop(.still), .push(Self.c, .still),
    ]
    try play(lines) { check, step throws(AdapterMistake) in
      stacks.append(check.state.stack)
      if step == 2 { popped = check.state.returned }
    }
    guard popped == .one(Self.b.index), stacks.suffix(2) == [[0, 1], [0, 2]] else { return }
    throw AdapterMistake(
      "After a pop that returned B, 'stack' reads A B, and after a push of C it reads A C",
      expected: "A after the pop", advice: stackAdvice)
  }

  private var stackAdvice: String {
    let advice = "Send the whole stack, bottom to top, whenever it has changed."
    guard state.stack.isEmpty, !subject.hello.systems.isEmpty else { return advice }
    return advice
      + " A subject that has no navigation controller, only other systems, says so with "
      + "\"navigation\":false in its 'hello'."
  }

  private func expect(
    _ stack: [Int32], after line: ScenarioLine, _ advice: String
  ) throws(AdapterMistake) {
    guard state.stack != stack else { return }
    let seen = state.stack.map { $0 < 0 ? WireValue.stranger : ObservationText.name($0) }
    throw AdapterMistake(
      "After '\(line.text)', 'stack' reads \(seen.isEmpty ? "nothing" : seen.joined(separator: " "))",
      expected: stack.map { ObservationText.name($0) }.joined(separator: " "), advice: advice)
  }

  private static func text(_ answer: WireAnswer) -> String {
    "'"
      + TextLayout.truncate(
        HarmlessText.line(String(decoding: answer.line.dropLast(), as: UTF8.self)), to: 120) + "'"
  }

  /// Has a scenario carried out whose lines no subject has a reason to refuse; looks at each step.
  @discardableResult
  private mutating func play(
    _ lines: [ScenarioLine],
    _ look: (inout Self, _ step: Int) throws(AdapterMistake) -> Void = { _, _ in }
  ) throws(AdapterMistake) -> [WireAnswer] {
    let exchange = subject.exchange(.navigation(lines))
    state = WireObservation()
    for (step, answer) in exchange.answers.enumerated() {
      try take(answer, of: lines[step])
      try look(&self, step)
    }
    said.formUnion(state.said)
    kinds.formUnion(state.events.map { WireEvent($0.kind) })
    try checkSenders(state.events)
    return exchange.answers
  }

  private mutating func take(
    _ answer: WireAnswer, of line: ScenarioLine
  ) throws(AdapterMistake) {
    let operation = WireOperation(line).rawValue
    switch answer.content {
    case .observation(let seen):
      do throws(WireFault) {
        try state.add(seen)
      } catch {
        throw AdapterMistake(
          "The answer to '\(line.text)' cannot be read: \(error)", expected: "an observation",
          advice: "Reference/WIRE.md describes each field.")
      }
    case .raised(let reason, _):
      throw AdapterMistake(
        "'\(line.text)' was refused in the simplest scenario: \(HarmlessText.line(reason))",
        expected: "an observation",
        advice: "Answer 'raised' to what the subject itself refuses, and to nothing else.")
    case .unsupported:
      throw AdapterMistake(
        "'\(operation)' is answered 'unsupported', but "
          + (Capabilities().allows(line) ? "every subject needs it" : "is claimed"),
        expected: "an observation",
        advice: Capabilities().allows(line)
          ? "Implement it." : "Implement it, or take the claim away.")
    case .error(let text):
      throw AdapterMistake(
        "'\(line.text)' is answered with an error: \(HarmlessText.line(text))",
        expected: "an observation",
        advice: "Look at the subject's own glue: 'error' says that it failed.")
    }
  }

  // MARK: Claims

  private mutating func tryBars() throws(AdapterMistake) {
    let start = ScenarioLine.start(.onScreen(root: Self.a))
    if claims.contains(.navigationBar) {
      try play([
        start, .setNavigationBarHidden(true, animated: true),
        .setNavigationBarHidden(false, animated: true), .assignNavigationBarHidden(true),
      ])
    }
    guard claims.contains(.toolbar) else { return }
    var lines: [ScenarioLine] = [start, .setToolbarHidden(false, animated: true)]
    if claims.contains(.toolbarItems) {
      lines += [.setToolbarItems(Self.a, ["x"], animated: true), .push(Self.b, .animated)]
    }
    lines += [.setToolbarHidden(true, animated: true), .assignToolbarHidden(false)]
    try play(lines)
  }

  private mutating func tryBarObjects() throws(AdapterMistake) {
    let start = ScenarioLine.start(.onScreen(root: Self.a))
    if claims.allows(.makeAnother) { try play([start, .makeAnother]) }
    guard claims.contains(.navigationBarAppearance) else { return }
    // Whether the content makes room is looked at with the next top.
    try play([
      start, .changeBar(.style("x")), .changeBar(.isTranslucent(true)), .changeBar(.tint("x")),
      .changeBar(.barTint("x")), .push(Self.b, .still),
    ])
  }

  private mutating func tryEditButton() throws(AdapterMistake) {
    let lines: [ScenarioLine] = [
      .change(Self.a, .editButton), .start(.onScreen(root: Self.a)), .tapEdit,
    ]
    guard lines.allSatisfy({ claims.allows($0) }) else { return }
    try play(lines)
  }

  private mutating func checkFields() throws(AdapterMistake) {
    for (place, field) in WireField.fields.enumerated() where !field.capability.isEmpty {
      let isSaid = said.contains(place)
      let claim = field.capability.names.joined(separator: ", ")
      if claims.isSuperset(of: field.capability.union(field.needs)), !isSaid {
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

  private mutating func checkEvents() throws(AdapterMistake) {
    for (capability, needed, events) in WireEvent.claims {
      let claim = capability.names.joined(separator: ", ")
      let words = events.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      let isSaid = events.contains { kinds.contains($0) }
      if claims.isSuperset(of: capability.union(needed)), !isSaid {
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

  private func checkSenders(_ events: [ObservedEvent]) throws(AdapterMistake) {
    for event in events {
      switch event.kind {
      case .willShow, .didShow, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .editingBegins, .editingEnds:
        guard event.controller < 0 else { continue }
        throw AdapterMistake(
          "The event '\(WireEvent(event.kind).rawValue)' names a controller of no scenario",
          expected: "one that the scenario names",
          advice: "Controllers are called in answers what the scenario calls them.")
      default: continue
      }
    }
  }

  private mutating func tryClaimedLines() throws(AdapterMistake) {
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
  private mutating func tryCallbacks() throws(AdapterMistake) {
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
    guard wasAsked else { return }
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
      (.editButton, .barContent, [.setEditing]),
    ]
  }
}
