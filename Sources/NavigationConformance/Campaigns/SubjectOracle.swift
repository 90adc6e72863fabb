import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject for the search, and says whom to blame.
struct SubjectOracle: FailureOracle {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  var session: Session

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
    var script = Script(lines)
    switch await subject.run(&session, &script) {
    // A subject that breaks down violates nothing; what became of it is an outcome of its own.
    case .completed, .left, .unsupported, .broken:
      return .passed(steps: session.lines.count)
    case .differs:
      return failed()
    case .differsSomewhere:
      let lookedAtEverything = session.looksAtEverything
      session.looksAtEverything = true
      defer { session.looksAtEverything = lookedAtEverything }
      script = Script(lines)
      guard case .differs = await subject.run(&session, &script) else {
        return .passed(steps: session.lines.count)
      }
      return failed()
    }
  }

  private mutating func failed() -> Execution<Blame> {
    guard let blame = session.blame(in: catalogue) else {
      return .passed(steps: session.lines.count)
    }
    return .failed(blame, atLine: session.lines.count - 1, steps: session.lines.count)
  }
}
