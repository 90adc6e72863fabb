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

  init(subject: NavigationSubject, catalogue: RequirementCatalogue) {
    self.subject = subject
    self.catalogue = catalogue
    session = Session(claims: subject.capabilities)
  }

  /// One that goes on from a start that shows something else wrongly than what the requirement is about.
  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, blaming requirement: Int
  ) {
    self.init(subject: subject, catalogue: catalogue)
    session.keptAtStart = .shown(with: catalogue.requirements[requirement].aspect)
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<Blame> {
    toldApart = nil
    switch await run(lines) {
    // A subject that breaks down violates nothing; what became of it is an outcome of its own.
    case .completed, .left, .unsupported, .broken:
      return .passed(steps: session.lines.count)
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

  private mutating func run(_ lines: [ScenarioLine]) async -> ScenarioEnd {
    var script = Script(lines)
    return await subject.run(&session, &script)
  }

  private mutating func failed() async -> Execution<Blame> {
    let count = session.lines.count
    guard let judgement = session.judgement(in: catalogue) else { return .passed(steps: count) }
    if judgement.isInDoubt {
      let apart = LabelsApart(session.lines).lines
      if await isAnother(than: judgement.blame, toBlameFor: apart) {
        toldApart = apart
        return .passed(steps: count + apart.count)
      }
    }
    return .failed(judgement.blame, atLine: count - 1, steps: count)
  }

  /// Whether the last one of these lines shows something else.
  private func isAnother(
    than blame: Blame, toBlameFor lines: [ScenarioLine]
  ) async -> Bool {
    var other = self
    guard case .differs = await other.run(lines), other.session.lines.count == lines.count,
      let judgement = other.session.judgement(in: catalogue)
    else { return false }
    return judgement.blame != blame
  }
}
