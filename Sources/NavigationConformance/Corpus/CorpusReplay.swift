import NavigationReference

/// Runs stored scenarios on a subject, three times each, and says what they show.
struct CorpusReplay {
  /// What a scenario shows now.
  enum Sighting: Hashable, Sendable {
    case agrees
    case violates(String, Blame, differences: [String])
    /// Why it was not carried out to its end, without anything being violated.
    case unjudged(String)
    /// It does not show the same every time.
    case notDeterministic
  }

  let subject: NavigationSubject
  private let catalogue = RequirementCatalogue.core
  private var session: Session

  /// How many lines the last run carried out.
  var lastLineCount: Int { session.lines.count }

  init(subject: NavigationSubject) {
    self.subject = subject
    session = Session(claims: subject.capabilities)
    session.looksAtEverything = true
  }

  mutating func run(_ scenario: NavigationScenario) async -> Sighting {
    if let line = scenario.lines.first(where: { !subject.capabilities.allows($0) }) {
      return .unjudged("'\(line.text)' is not supported")
    }
    let first = await runOnce(scenario)
    for _ in 0..<2 where await runOnce(scenario) != first { return .notDeterministic }
    return first
  }

  private mutating func runOnce(_ scenario: NavigationScenario) async -> Sighting {
    var script = Script(scenario.lines)
    let end = await subject.run(&session, &script)
    let step = session.lines.count
    switch end {
    case .completed, .differsSomewhere: return .agrees
    case .left where step == scenario.lines.count: return .agrees
    case .left:
      return .unjudged("what line \(step) leads to is left open by the documents")
    case .unsupported:
      let what = session.observation.unsupported ?? session.lines.last?.text ?? ""
      return .unjudged("'\(HarmlessText.line(what))' is not supported")
    case .differs:
      guard let blame = session.blame(in: catalogue) else {
        return .unjudged("what line \(step) shows is nobody's to blame")
      }
      return .violates(
        catalogue.requirements[blame.requirement].id, blame,
        differences: session.comparisons(isWhole: false).differences)
    }
  }
}
