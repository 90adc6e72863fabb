package import NavigationReference

/// Runs scenarios as a campaign does, with everything that is judged at each step and nothing that is learned between
/// them: for whoever measures what a step costs.
package struct JudgedRuns {
  private let subject: NavigationSubject
  private var session: Session
  /// Whether every scenario so far was completed without a difference.
  package private(set) var isClean = true

  /// Judges no more than the claims cover.
  package init(of subject: NavigationSubject, claims: Capabilities = .all) {
    self.subject = subject
    session = Session(claims: subject.capabilities.intersection(claims))
  }

  /// Steps carried out so far.
  package var stepCount: Int { session.stepCount }

  package mutating func run(_ lines: [ScenarioLine]) async {
    await run(Script(lines))
  }

  package mutating func run(_ generator: ScenarioGenerator) async {
    await run(Script(generator))
  }

  private mutating func run(_ script: consuming Script) async {
    switch await subject.run(&session, &script) {
    // A rejected push may leave what the model does not know; that ends a scenario and is no difference.
    case .completed, .left: break
    case .differs, .differsSomewhere, .unsupported, .broken: isClean = false
    }
  }
}
