import ConformanceChecks
import NavigationReference

/// Runs stored scenarios on a navigation controller, and says what they show.
struct NavigationCorpusReplay {
  let subject: NavigationSubject
  private let catalogue = RequirementCatalogue.core
  private var session: Session
  private var judge: RelationJudge

  /// How many lines the last run carried out.
  private(set) var lastLineCount = 0

  init(subject: NavigationSubject) {
    self.subject = subject
    session = Session(claims: subject.capabilities)
    session.looksAtEverything = true
    session.keepsPassed = true
    judge = RelationJudge(subject: subject)
  }

  /// Three times, for what does not show the same every time shows nothing.
  mutating func run(_ scenario: NavigationScenario) async -> CorpusSighting {
    if let line = subject.capabilities.firstNotAllowed(in: scenario.lines) {
      return .unjudged("'\(line.text)' is not supported")
    }
    let sighting = await runThrice(scenario)
    return subject.loss.map { .unjudged($0) } ?? sighting
  }

  private mutating func runThrice(_ scenario: NavigationScenario) async -> CorpusSighting {
    let first = await runOnce(scenario)
    for _ in 0..<2 where await runOnce(scenario) != first { return .notDeterministic }
    return first
  }

  private mutating func compare(_ plan: RelationPlan?, _ count: Int) async -> CorpusSighting {
    lastLineCount = count
    let judgement: RelationJudge.Judgement? =
      if let plan { await judge.judge(plan) } else { nil }
    let broken = judge.takeBrokenRuns().first { $0.breakdown != nil }
    if let broken, let breakdown = broken.breakdown {
      defer { lastLineCount = count }
      // What breaks down after a difference violates what it differs in.
      let alone = await runOnce(NavigationScenario(lines: broken.lines))
      if case .violates = alone { return alone }
      return .breaksDown(breakdown.kind.word)
    }
    guard let plan, let judgement else {
      return .unjudged("the two runs cannot be compared")
    }
    guard judgement.isDifferent, let blame = catalogue.blame(for: plan.relation) else {
      return .agrees
    }
    var beginning = RelationBeginning(subject: subject, catalogue: catalogue)
    if await beginning.explains(judgement) {
      defer { lastLineCount = count }
      let alone = await runOnce(NavigationScenario(lines: plan.common))
      if case .violates = alone { return alone }
    }
    return .violates(
      catalogue.requirements[blame.requirement].id, .navigation(blame),
      differences: judgement.comparisons(isWhole: false).differences(
        of: ScenarioStory(lines: plan.lines)))
  }

  private mutating func runOnce(_ scenario: NavigationScenario) async -> CorpusSighting {
    if let relation = RelationScenario(scenario.lines) {
      return await compare(relation.plan, scenario.lines.count)
    }
    session.ending = .impasse
    var script = Script(scenario.lines)
    var end = await subject.run(&session, &script)
    if let last = session.passed.last, end != .differs, end != .broken {
      // Nothing else is wrong, so that is what the scenario shows.
      session.ending = ScenarioEnding(lineCount: last.lineCount)
      script = Script(scenario.lines)
      end = await subject.run(&session, &script)
    }
    let step = session.lines.count
    lastLineCount = step
    switch end {
    case .completed, .differsSomewhere: return .agrees
    case .left where step == scenario.lines.count: return .agrees
    case .left:
      return .unjudged("what line \(step) leads to is left open by the documents")
    case .unsupported:
      if let mistake = session.mistake {
        return .unjudged(HarmlessText.lines(mistake).first ?? "")
      }
      let what = session.observation.unsupported ?? session.lines.last?.text ?? ""
      return .unjudged("'\(HarmlessText.line(what))' is not supported")
    case .broken: return .breaksDown(session.breakdown?.kind.word ?? "")
    case .differs:
      guard let blame = session.blame(in: catalogue) else {
        return .unjudged("what line \(step) shows is nobody's to blame")
      }
      return .violates(
        catalogue.requirements[blame.requirement].id, .navigation(blame),
        differences: session.comparisons(isWhole: false).differences(
          of: ScenarioStory(scenario)))
    }
  }
}
