import ConformanceChecks
import NavigationReference

/// What was seen of one subject in a step of a scenario, and how it stands to what is permitted.
struct StepSight: Sendable {
  /// What can be compared, by title, in the order of blame.
  let rows: [Row]
  /// The aspects that are not as permitted. They name a difference; they do not make one.
  let differing: AspectSet
  let situation: Situation
  /// What was seen of what breaks a requirement and not the more general one.
  private let symptoms: Set<Symptom>
  /// Whether something that the scenario does in a callback was not done, or done too early.
  let missesCallback: Bool
  /// The readings taken in the step, by choice.
  let readings: [Choice: UInt8]

  struct Row: Hashable, Sendable {
    let title: String
    let text: String
    let aspects: AspectSet
    /// Whether it is gone with the step; otherwise what follows differs by it.
    let isTransient: Bool
  }

  /// - Parameter session: one that has just carried out the step, and records rather than judges.
  init(_ session: Session, claims: Capabilities) {
    var checker = session.checker
    checker.choices = ChoiceTally()
    // What one of the two says and the other does not claim to say is no difference of theirs.
    var observation = session.observation
    observation.events = observation.events.compactMap { $0.limited(to: claims) }
    differing = checker.differing(session.expectation, observation, after: session.model)
    situation = session.expectation.situation
    symptoms = differing.isEmpty ? [] : Set(Symptom.allCases.filter { session.shows($0) })
    missesCallback =
      session.observation.firedCallbackCount != session.expectation.firedCallbackCount
    checker.choices.endStep()
    var readings: [Choice: UInt8] = [:]
    for sighting in checker.choices.takeFresh() {
      readings[sighting.choice, default: 0] |= sighting.mask
    }
    self.readings = readings
    rows = Self.stateRows(session) + Self.eventRows(session, claims)
  }

  /// The requirement that is broken by how the aspect differs from what is permitted.
  func broken(by aspect: Aspect, of catalogue: RequirementCatalogue) -> Int? {
    catalogue.broken(by: aspect, in: situation, shows: { symptoms.contains($0) })
  }

  private static func stateRows(_ session: Session) -> [Row] {
    let (expectation, observation) = (session.expectation, session.observation)
    var shown = expectation.stated.intersection(session.checker.claimed)
      .subtracting(eventAspects)
    if expectation.notesUntitledCentre, session.checker.claimed.contains(.centre) {
      shown.insert(.centre)
    }
    shown.insert(.raised)
    let text = ObservationText(observation, session.model, expectation.situation)
    let rows = shown.aspects.map { aspect in
      Row(
        title: aspect.title, text: text.text(aspect), aspects: AspectSet(aspect),
        isTransient: aspect == .returned || aspect == .lentDelegate)
    }
    return rows + runningRows(expectation, observation.running)
  }

  /// What is read while a transition goes on.
  private static func runningRows(_ expectation: Expectation, _ seen: RunningSight?) -> [Row] {
    guard let seen else { return [] }
    var rows: [Row] = []
    func add(_ title: String, _ text: String?) {
      guard let text else { return }
      rows.append(
        Row(title: title, text: text, aspects: AspectSet(rawValue: 0), isTransient: true))
    }
    func word(_ choice: Choice, _ reading: RunningSight.Reading?) -> String? {
      let readings = choice.readings
      return reading.map { readings[min(Int($0.rawValue), readings.count - 1)] }
    }
    if let choice = expectation.runningStackChoice {
      add("running stack", word(choice, seen.stack))
    }
    add("running items", word(.itemsDuringTransition, seen.items))
    add("running visible controller", word(.visibleDuringTransition, seen.visible))
    add("running bar flag", seen.isBarHidden.map { $0 ? "hidden" : "not hidden" })
    add("running toolbar flag", seen.isToolbarHidden.map { $0 ? "hidden" : "not hidden" })
    return rows
  }

  private static func eventRows(_ session: Session, _ claims: Capabilities) -> [Row] {
    let groups = session.observation.comparableEvents(claims)
    let rows: [(String, AspectSet, [ObservedEvent])] = [
      ("transitions", AspectSet(.transitionCount, .transitionKind, .transitionEnds), groups[3]),
      ("bar animation", AspectSet(.barAnimation, .barDuration), groups[4]),
      ("toolbar animation", AspectSet(.toolbarAnimation), groups[5]),
      ("bar content animation", AspectSet(.barContentAnimation), groups[6]),
      ("toolbar items animation", AspectSet(.toolbarItemsAnimation), groups[7]),
      (
        "delegate",
        AspectSet(.willShow, .willShowController, .willShowFlag, .delegateAddressee, .pairs),
        groups[0]
      ),
      (
        "appearing", AspectSet(.appearing, .bystanders, .movingTo, .viewAtAppearance), groups[1]
      ),
      ("disappearing", AspectSet(.affected, .bystanders, .movingFrom), groups[2]),
      ("told first", AspectSet(rawValue: 0), groups[8]),
      ("editing", AspectSet(.editingCalls, .editingFlag), groups[9]),
      ("toolbar item action", AspectSet(.toolbarItemAction), groups[10]),
    ]
    return rows.map { title, aspects, events in
      let texts = events.map(\.comparableText)
      return Row(
        title: title, text: texts.isEmpty ? "nothing" : texts.joined(separator: ", "),
        aspects: aspects, isTransient: true)
    }
  }

  /// What is shown by events; the rest is read.
  private static var eventAspects: AspectSet {
    AspectSet(
      .transitionCount, .transitionKind, .transitionEnds, .barAnimation, .barDuration,
      .toolbarAnimation, .barContentAnimation, .toolbarItemsAnimation, .viewAtAppearance,
      .movingTo, .movingFrom, .editingCalls, .editingFlag, .toolbarItemAction
    ).union(.messages)
  }
}

extension ObservedEvent {
  /// The event as reports print it, with all that is compared.
  fileprivate var comparableText: String {
    var text = text
    if let isViewShown { text += isViewShown ? " (view in place)" : " (view not in place)" }
    if let duration { text += " \(duration) s" }
    if isAlongsideTransition == true { text += " (alongside the transition)" }
    return text
  }
}
