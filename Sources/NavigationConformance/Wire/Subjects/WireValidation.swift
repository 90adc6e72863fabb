import ConformanceChecks
import NavigationReference

/// Looks at what a subject says by the rules of the wire, stricter than a campaign does and without judging any of it: for
/// whoever writes one.
///
/// Members that nobody knows are ignored in a campaign, because a later version may have them; here they are named, because
/// mostly they are misspelled.
@usableFromInline
package struct WireValidation {
  private let subject: WireSubject
  private var result = Result()
  private var state = WireObservation()
  private var isStarted = false
  private var isRunning = false
  /// What is claimed and has been missed already: it is missing after most of the lines.
  private var missed = WireFieldSet()
  /// What has been said so far, of all that is claimed.
  private var said = WireFieldSet()
  private var kinds: Set<WireEvent> = []
  /// Whether a step came to nothing so far: then what has not been said may be what the subject did not come to.
  private var comesShort = false

  @usableFromInline package typealias Result = WireValidationResult

  /// So many small scenarios are run, and so many generated ones.
  private static let smallCount = 400
  private static let generatedCount = 100

  init(_ subject: WireSubject) {
    self.subject = subject
  }

  func run() -> Result {
    var validation = self
    validation.runEverything()
    return validation.result
  }

  private mutating func runEverything() {
    for stranger in subject.hello.strangers {
      result.note(Self.unknown(stranger, in: "'hello'", among: WireHello.members))
    }
    guard subject.hello.hasNavigation else { return }
    let claims = subject.hello.capabilities
    for lines in [WireSelfCheck.simplest] + WireSelfCheck.occasions(for: claims) {
      guard result.goesOn() else { return }
      look(at: lines)
    }
    noteUnsaid(of: claims)
    let small = SmallScenarios(claims: claims).next(Self.smallCount)
    var all = small
    for index in 0..<Self.generatedCount {
      var script = Script(
        ScenarioGenerator(
          seed: 1, index: UInt64(index), plan: GenerationPlan(), claims: claims, longest: 60))
      all.append(script.allLines())
    }
    for lines in all {
      guard result.goesOn() else { return }
      look(at: lines)
    }
  }

  /// As in the self-check: what is claimed has to be said at all.
  private mutating func noteUnsaid(of claims: Capabilities) {
    guard !comesShort else { return }
    for (place, field) in WireField.fields.enumerated()
    where field.isDue(by: claims) && !said.contains(place) && !missed.contains(place) {
      note(.unsaid(field, strangers: []))
    }
    for (capability, needed, events) in WireEvent.claims
    where claims.isSuperset(of: capability.union(needed)) && kinds.isDisjoint(with: events) {
      note(.unreported(events, claimedBy: capability, strangers: []))
    }
  }

  /// What is misspelled is named by itself.
  private mutating func note(_ mistake: AdapterMistake) {
    result.note("\(mistake.seen); expected \(mistake.expected)")
  }

  private mutating func look(at lines: [ScenarioLine]) {
    guard subject.kept == nil, subject.loss == nil else { return }
    let exchange = subject.exchange(.navigation(lines))
    if let kept = subject.kept { return result.note(kept.description) }
    // That is of no scenario, and said once.
    if let loss = subject.loss { return result.note("\(loss)") }
    result.count(answers: exchange.answers.count)
    state = WireObservation()
    isStarted = false
    isRunning = false
    for (index, answer) in exchange.answers.enumerated() {
      isStarted = isStarted || lines[index].isStart
      if lines[index].motion == .running { isRunning = true }
      if lines[index] == .settle { isRunning = false }
      for reason in reasons(answer, to: lines[index]) {
        note(reason, answer, Array(lines.prefix(index + 1)))
      }
    }
    said.formUnion(state.said)
    if let breakdown = exchange.breakdown {
      note(breakdown, Array(lines.prefix(exchange.answers.count + 1)), comesAgain: true)
    } else if let stray = exchange.stray {
      let former = stray.after?.navigationLines
      note(stray.breakdown, former ?? lines, comesAgain: former != nil)
    }
  }

  private mutating func note(
    _ breakdown: Breakdown, _ lines: [ScenarioLine], comesAgain: Bool
  ) {
    comesShort = true
    let key = BreakdownRecord.Key(breakdown, in: lines)
    let problem = WireProblem.breakdown(
      breakdown, at: Self.place(lines), scenario: comesAgain ? ScenarioStory(lines: lines) : nil)
    result.note(problem, kind: "\(key.word) \(key.operation)")
  }

  private mutating func note(_ reason: String, _ answer: WireAnswer, _ lines: [ScenarioLine]) {
    result.note(reason, at: Self.place(lines), answer: answer.line)
  }

  private static func place(_ lines: [ScenarioLine]) -> String {
    let scenario = NavigationScenario(lines: lines).oneLine
    return "step \(lines.count) of '\(TextLayout.truncate(scenario, to: 120))'"
  }

  // MARK: Reasons

  private mutating func reasons(_ answer: WireAnswer, to line: ScenarioLine) -> [String] {
    var reasons = answer.strangers.map { Self.unknown($0, in: "an answer", among: Self.members) }
    if case .observation = answer.content {} else { comesShort = true }
    switch answer.content {
    case .observation(let seen): reasons += self.reasons(seen, after: line)
    case .raised(_, let seen): reasons += self.reasons(seen, after: line)
    case .unsupported:
      reasons.append(
        "'\(WireOperation(line).rawValue)' is answered 'unsupported', but is claimed or needed")
    case .error(let text):
      reasons.append("'error': \(HarmlessText.line(text))")
    }
    return reasons
  }

  static var members: [String] { ["id", "step"] + WireAnswer.Key.allCases.map(\.rawValue) }

  private mutating func reasons(_ seen: WireValue, after line: ScenarioLine) -> [String] {
    guard case .object(let members) = seen else { return [] }
    var reasons: [String] = []
    let known = WireField.names + ["reason"]
    for member in members {
      if !known.contains(member.key) {
        reasons.append(Self.unknown(member.key, in: "an observation", among: known))
      }
      if member.key == WireField.events.rawValue { reasons += Self.eventReasons(member.value) }
      if member.key == WireField.barAppearance.rawValue {
        reasons += Self.appearanceReasons(member.value)
      }
    }
    // One field of the wrong kind says nothing of the others.
    let faults = state.addReadable(seen)
    reasons += faults.map(\.description)
    kinds.formUnion(state.events.map { WireEvent($0.kind) })
    state.events.removeAll()
    for (place, field) in WireField.fields.enumerated()
    where field.question == line && seen[field.rawValue] == nil && !missed.contains(place) {
      missed.insert(place)
      reasons.append("'\(field.rawValue)' is claimed, and not said by '\(line.text)'")
    }
    guard isStarted, !isRunning else { return reasons }
    for (place, field) in WireField.fields.enumerated()
    where Self.isAlwaysThere(field) && subject.hello.capabilities.isSuperset(of: field.capability)
      && !state.said.contains(place) && !missed.contains(place)
    {
      missed.insert(place)
      reasons.append("'\(field.rawValue)' is claimed, and not said by the end of '\(line.text)'")
    }
    return reasons
  }

  /// Others are said when there is something to be said of them.
  private static func isAlwaysThere(_ field: WireField) -> Bool {
    switch field {
    case .stack, .items, .barHidden, .toolbarHidden, .children, .barObject, .toolbarObject,
      .barDelegate:
      true
    case .returned, .events, .top, .visible, .content, .itemOf, .created, .left, .center, .right,
      .prompt, .barShown, .barDuration, .toolbarShown, .toolbarItems, .anotherBarObject,
      .barAppearance, .itemColor, .barColor, .interfaceParts, .contentInsetAdjusted,
      .popGestureInstalled, .lentDelegateKept, .lentControllerKept:
      false
    }
  }

  private static func appearanceReasons(_ value: WireValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    let known = WireBarProperty.allCases.map(\.rawValue)
    return members.map(\.key).filter { !known.contains($0) }
      .map { unknown($0, in: "'\(WireField.barAppearance.rawValue)'", among: known) }
  }

  private static func eventReasons(_ value: WireValue) -> [String] {
    guard case .array(let events) = value else { return [] }
    return events.flatMap { event -> [String] in
      guard case .object(let members) = event, case .text(let name)? = event["event"] else {
        return []
      }
      guard let known = WireEvent(rawValue: name) else {
        return [unknown(name, in: "the list of events", among: WireEvent.allCases.map(\.rawValue))]
      }
      return members.map(\.key).filter { !known.members.contains($0) }
        .map { unknown($0, in: "the event '\(name)'", among: known.members) }
    }
  }

  static func unknown(_ key: String, in place: String, among known: [String]) -> String {
    "'\(HarmlessText.line(key))' is not known in \(place)"
      + Suggestion.advice(for: key, among: known)
  }
}

extension ScenarioLine {
  fileprivate var isStart: Bool {
    if case .start = self { true } else { false }
  }
}

extension WireEvent {
  /// What can be said of it.
  var members: [String] {
    let own: [String] =
      switch self {
      case .toolbarItemAction: ["item"]
      case .willShow, .didShow: ["controller", "delegate"]
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
        ["controller", "movingToParent", "movingFromParent", "viewShown", "hasParent"]
      case .transition: ["kind", "from", "to"]
      case .navigationBarVisibility, .toolbarVisibility:
        ["hidden", "duration", "alongsideTransition"]
      case .setEditing: ["controller", "editing"]
      case .navigationBarContent, .toolbarItems: []
      }
    return (self == .toolbarItemAction ? ["event"] : ["event", "animated"]) + own
  }
}
