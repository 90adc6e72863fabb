import ConformanceChecks
import NavigationReference

/// Tries a subject's glue before anything is judged, as `SelfCheck` does in process: accused is only what no subject can
/// be the cause of, or what leaves nothing to judge.
///
/// A subject that breaks down meanwhile is none of its affairs: that is an outcome, and the campaign finds it again.
struct WireSelfCheck {
  let subject: WireSubject
  let claims: Capabilities
  var notes: [String] = []
  private(set) var state = WireObservation()
  private(set) var said = WireFieldSet()
  private(set) var kinds: Set<WireEvent> = []
  /// What has been said and nobody knows.
  private(set) var strangers: [String] = []
  /// Whether the subject broke down meanwhile: then what has not been said may be what it did not come to.
  private(set) var hasBrokenDown = false
  private(set) var bars = BarSights()
  static let (a, b, c) = (ControllerName(0), ControllerName(1), ControllerName(2))

  init(_ subject: WireSubject) {
    self.subject = subject
    claims = subject.hello.capabilities
  }

  func run() -> SelfCheckResult {
    var check = self
    var result = SelfCheckResult()
    let smallest = subject.exchange(.navigation([SmallScenarios.smallest]))
    if let kept = subject.kept { result.failure = kept.description }
    if smallest.breakdown != nil { return result }
    do throws(AdapterMistake) {
      try check.tryEverything()
    } catch {
      result.failure = error.description
    }
    result.notes = check.notes
    return result
  }

  private mutating func tryEverything() throws(AdapterMistake) {
    let fresh = try tryStack()
    try tryStackAfterPop()
    for lines in Self.occasions(for: claims) {
      try play(lines) { check, step in check.seeBars(after: lines[step]) }
      try tryStart(after: lines, expecting: fresh)
    }
    try checkFields()
    try checkEvents()
    try tryClaimedLines()
    try tryCallbacks()
    noteMisspellings()
  }

  /// Has a scenario carried out whose lines no subject has a reason to refuse; looks at each step.
  @discardableResult
  mutating func play(
    _ lines: [ScenarioLine],
    _ look: (inout Self, _ step: Int) throws(AdapterMistake) -> Void = { _, _ in }
  ) throws(AdapterMistake) -> [WireAnswer] {
    let exchange = subject.exchange(.navigation(lines))
    if exchange.breakdown != nil { hasBrokenDown = true }
    try checkStray(exchange.stray, in: lines)
    state = WireObservation()
    for (step, answer) in exchange.answers.enumerated() {
      try take(answer, of: lines[step])
      // Nothing is known of what comes after a refusal that the documents do not ask for.
      if case .raised = answer.content { break }
      try look(&self, step)
    }
    said.formUnion(state.said)
    strangers += state.strangers.filter { !strangers.contains($0) }
    kinds.formUnion(state.events.map { WireEvent($0.kind) })
    // A controller that was lent is of no scenario, and may say so.
    if !lines.contains(.lendController) { try checkSenders(state.events) }
    return exchange.answers
  }

  private mutating func seeBars(after line: ScenarioLine) {
    switch line {
    case .start, .setNavigationBarHidden(_, animated: true), .setToolbarHidden(_, animated: true):
      bars.see(
        navigationBar: claims.contains(.navigationBarShown)
          ? state.isBarShown : !state.isBarHidden)
      bars.see(
        toolbar: claims.contains(.toolbarShown) ? state.isToolbarShown : !state.isToolbarHidden)
    case .setToolbarItems: bars.see(givenItems: !state.toolbarItems.isEmpty)
    default: break
    }
  }

  mutating func take(
    _ answer: WireAnswer, of line: ScenarioLine
  ) throws(AdapterMistake) {
    let operation = WireOperation(line).rawValue
    switch answer.content {
    case .observation(let seen):
      do throws(WireFault) {
        try state.add(seen)
      } catch {
        throw AdapterMistake(
          "The answer to '\(line.text)' cannot be read: \(error), in \(Self.text(answer))",
          expected: "an observation",
          advice: "Reference/WIRE.md describes each field.")
      }
    case .raised(let reason, _):
      // Nobody but the subject refuses, and of what is claimed there is enough left to judge.
      guard Capabilities().allows(line) else { return }
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
          ? "Implement it.\(otherSystemsAdvice)" : "Implement it, or take the claim away.")
    case .error(let text):
      throw AdapterMistake(
        "'\(line.text)' is answered with an error: \(HarmlessText.line(text))",
        expected: "an observation",
        advice: "Look at the subject's own glue: 'error' says that it failed.")
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
}
