import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Runs one scenario and keeps what every step showed.
struct ScenarioReplay {
  private let subject: NavigationSubject
  private let catalogue = RequirementCatalogue.core

  init(subject: NavigationSubject) {
    self.subject = subject
  }

  mutating func run(_ scenario: NavigationScenario) async -> ReplayReport {
    subject.care?.begin(false)
    defer { subject.care?.end() }
    var report = ReplayReport(
      subject: subject.name, scenario: ScenarioStory(scenario), steps: [])
    var session = Session(claims: subject.capabilities)
    session.looksAtEverything = true
    session.keepsPassed = true
    var passed: (violated: RequirementResult, stepCount: Int)?
    let forbidden = subject.capabilities.firstNotAllowed(in: scenario.lines)
    // Each prefix is a run of its own, so that every step can be looked at afterwards; scenarios to be read are short.
    for count in 1...max(scenario.lines.count, 1) where count <= scenario.lines.count {
      let line = scenario.lines[count - 1]
      guard line != forbidden else {
        report.unsupported = line.text
        report.unclaimed = subject.capabilities.namesMissing(for: line)
        return report
      }
      let isStart = if case .start = line { true } else { false }
      session.ending = isStart ? nil : .impasse
      var script = Script(Array(scenario.lines.prefix(count)))
      var end = await subject.run(&session, &script)
      if let difference = session.passed.last, difference.lineCount == count {
        // Once more, so that it ends with what differs there.
        session.ending = ScenarioEnding(lineCount: count)
        script = Script(Array(scenario.lines.prefix(count)))
        end = await subject.run(&session, &script)
      }
      if let loss = subject.loss {
        report.adapterError = "\(loss)."
        return report
      }
      report.steps.append(
        ReplayReport.Step(
          // What was not read is not shown.
          line: line.text,
          comparisons: end == .unsupported ? [] : session.comparisons(isWhole: true),
          events: session.eventTexts))
      report.breakdown = session.breakdown
      switch end {
      case .completed, .differsSomewhere: continue
      case .left:
        report.endedEarly = passed == nil
        return report.ended(by: passed)
      case .unsupported:
        report.adapterError = session.mistake
        report.unsupported = session.mistake == nil ? session.observation.unsupported : nil
        return report
      case .broken:
        report.steps.removeLast()
        return report
      case .differs:
        let violated = violation(in: &session, scenario, count)
        if let violated, session.canGoOn() {
          passed = (violated, report.steps.count)
          continue
        }
        report.violated = violated
        return report
      }
    }
    return report.ended(by: passed)
  }

  private func violation(
    in session: inout Session, _ scenario: NavigationScenario, _ count: Int
  ) -> RequirementResult? {
    guard let blame = session.blame(in: catalogue) else { return nil }
    let counterexample = Counterexample(
      scenario: ScenarioStory(lines: Array(scenario.lines.prefix(count))),
      failingLine: count - 1, comparisons: session.comparisons(isWhole: false),
      raised: session.observation.raised, certainty: .shortestFound, foundLineCount: count,
      foundAt: .given, shrinkStepCount: 0)
    return RequirementResult(
      catalogue.requirements[blame.requirement], verdict: .violated, exercisedCount: 0,
      cutShortCount: 1, counterexample: counterexample)
  }
}

extension ReplayReport {
  /// The report where nothing else was wrong than what was gone on from.
  fileprivate func ended(by passed: (violated: RequirementResult, stepCount: Int)?) -> Self {
    guard let passed else { return self }
    var report = self
    report.violated = passed.violated
    report.steps = Array(steps.prefix(passed.stepCount))
    return report
  }
}
