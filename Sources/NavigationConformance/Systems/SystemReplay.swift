import ConformanceEngine
import NavigationReference

/// Runs one scenario of one of the smaller systems and keeps what every step showed.
struct SystemReplay<System: JudgedSystem> {
  private let subject: SystemSubject<System>

  init(_ subject: SystemSubject<System>) {
    self.subject = subject
  }

  func run(_ lines: [System.Line]) async -> ReplayReport {
    let system = subject.system
    var report = ReplayReport(subject: subject.name, scenario: system.story(lines), steps: [])
    var session = SystemSession(subject)
    // A scenario that was shrunk ends with the line that fails; what differs before it has another cause.
    session.judgedLine = lines.count - 1
    if await session.run(lines).failure == nil { session.judgedLine = 0 }
    // Each prefix is a run of its own, so that every step can be looked at afterwards.
    for count in lines.indices.map({ $0 + 1 }) {
      let line = lines[count - 1]
      guard system.allows(line) else {
        report.unsupported = system.text(of: line)
        report.unclaimed = system.namesMissing(for: line)
        return report
      }
      let execution = await session.run(Array(lines.prefix(count)))
      if let loss = subject.loss {
        report.adapterError = "\(loss)."
        return report
      }
      // It ended before, where nothing more is defined.
      guard session.lines.count == count else {
        report.endedEarly = true
        return report
      }
      if let mistake = session.observation.mistake {
        report.adapterError = mistake
        return report
      }
      if session.observation.unsupported != nil {
        report.unsupported = system.text(of: line)
        return report
      }
      if let breakdown = session.observation.breakdown {
        report.breakdown = breakdown
        return report
      }
      report.steps.append(
        ReplayReport.Step(
          line: system.text(of: line), comparisons: session.comparisons(isWhole: true),
          events: []))
      if let blame = execution.failure {
        report.violated = violation(blame, session, Array(lines.prefix(count)))
        return report
      }
    }
    return report
  }

  private func violation(
    _ blame: SystemBlame, _ session: SystemSession<System>, _ lines: [System.Line]
  ) -> RequirementResult {
    let requirement = System.State.catalogue.requirements[blame.requirement]
    return RequirementResult(
      id: requirement.id, level: RequirementResult.Level(requirement.level),
      statement: requirement.statement, source: requirement.source.description,
      verdict: .violated, exercisedCount: 0, cutShortCount: 1,
      counterexample: Counterexample(
        scenario: subject.system.story(lines), failingLine: lines.count - 1,
        comparisons: session.comparisons(isWhole: false), raised: session.observation.raised,
        certainty: .shortestFound, foundLineCount: lines.count, foundAt: .given,
        shrinkStepCount: 0))
  }
}
