import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject for the search, and says whom to blame.
///
/// Where a label was given to two things, it may be in doubt which of them is seen, and with that whom to blame. Then the
/// scenario is run once more with labels of their own, and where something else is to blame there, nothing is blamed here.
struct SubjectOracle: FailureOracle {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  var session: Session
  /// What was executed last, with labels of their own, if nothing was blamed because something else is to blame then.
  private(set) var toldApart: [ScenarioLine]?
  /// What was seen of scenarios that failed, where it is kept: one that does not fail again can still be told of.
  private(set) var failures: [[ScenarioLine]: String] = [:]
  var keepsFailures = false
  /// Told of what there was no answer from.
  var strays: StrayWatch?
  /// Whether what was executed last differed, whoever is to blame.
  private(set) var hasDiffered = false

  init(subject: NavigationSubject, catalogue: RequirementCatalogue) {
    self.subject = subject
    self.catalogue = catalogue
    session = Session(claims: subject.capabilities)
    session.keepsLastStep = true
  }

  /// One that goes on from what differs otherwise than in what the requirement is about, where nothing hangs on it.
  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, blaming requirement: Int
  ) {
    self.init(subject: subject, catalogue: catalogue)
    let aspect = catalogue.requirements[requirement].aspect
    session.ending = ScenarioEnding(
      aspects: .taking(aspect).union(AspectSet(aspect)), requirement: requirement)
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<Blame> {
    toldApart = nil
    hasDiffered = false
    let end = await run(lines)
    let count = session.lines.count
    guard subject.loss == nil else { return .passed(steps: count) }
    switch end {
    case .completed: return .passed(steps: count)
    case .unsupported:
      strays?.noteNotCarriedOut()
      return .passed(steps: count)
    case .left: return .ended(atLine: count - 1, steps: count)
    // A subject that breaks down violates nothing; what became of it is an outcome of its own.
    case .broken:
      return .brokenDown(
        atLine: count - 1, of: lines.count, steps: count,
        waitedSteps: session.breakdown?.kind.waitedSteps ?? 0)
    case .differs:
      return await failed()
    case .differsSomewhere:
      let lookedAtEverything = session.looksAtEverything
      session.looksAtEverything = true
      defer { session.looksAtEverything = lookedAtEverything }
      guard case .differs = await run(lines) else {
        return .passed(steps: session.lines.count)
      }
      return await failed()
    }
  }

  /// What a scenario comes to, and what is seen of all that differs: two runs of one scenario should answer alike.
  struct Answer: Hashable {
    let outcome: Execution<Blame>.Outcome
    /// What was waited for beside them is no answer: a process that ends behind what differs is told of elsewhere.
    let steps: Int
    let differences: [Counterexample.Comparison]
    /// What was gone on from before, where that is kept.
    let passed: [PassedDifference.Place]

    var failure: Blame? { failed?.blame }
    var failed: (blame: Blame, line: Int)? {
      if case .failed(let blame, let line) = outcome { (blame, line) } else { nil }
    }
  }

  mutating func answer(to lines: [ScenarioLine]) async -> Answer {
    let execution = await execute(lines)
    return Answer(
      outcome: execution.outcome, steps: execution.steps,
      differences: execution.failure != nil
        ? session.comparisons(isWhole: false).filter(\.differs) : [],
      passed: session.passed.map(\.place))
  }

  private mutating func run(_ lines: [ScenarioLine]) async -> ScenarioEnd {
    var script = Script(lines)
    let end = await subject.run(&session, &script)
    if let stray = session.stray {
      strays?.note(stray.breakdown, isOfAnother: stray.after != nil)
    }
    return end
  }

  private mutating func failed() async -> Execution<Blame> {
    hasDiffered = true
    var stepCount = session.lines.count
    // It may have broken down behind what differed.
    var waited = session.breakdown?.kind.waitedSteps ?? 0
    guard let judgement = session.judgement(in: catalogue) else {
      return .passed(steps: stepCount, waitedSteps: waited)
    }
    if judgement.isInDoubt {
      var other = self
      let apart = LabelsApart(session.lines).lines
      let end = await other.run(apart)
      let count = other.session.lines.count
      stepCount += count
      waited += other.session.breakdown?.kind.waitedSteps ?? 0
      // It may differ earlier than before, where the labels hid that something else was shown.
      if end == .differs, let another = other.session.judgement(in: catalogue)?.blame,
        another != judgement.blame
      {
        toldApart = Array(apart.prefix(count))
        return .passed(steps: stepCount, waitedSteps: waited)
      }
    }
    // In front of nobody nothing is told apart.
    guard subject.loss == nil else {
      return .passed(steps: stepCount, waitedSteps: waited)
    }
    if keepsFailures { failures[session.lines] = session.lastSeen }
    return .failed(
      judgement.blame, atLine: session.lines.count - 1, steps: stepCount, waitedSteps: waited)
  }
}
