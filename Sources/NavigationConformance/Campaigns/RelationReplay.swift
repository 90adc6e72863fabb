import ConformanceEngine
import NavigationReference

/// Runs one scenario that compares two runs, and keeps what they showed beside each other.
struct RelationReplay {
  private let subject: NavigationSubject
  private let catalogue = RequirementCatalogue.core

  init(subject: NavigationSubject) {
    self.subject = subject
  }

  func run(_ relation: RelationScenario, _ scenario: NavigationScenario) async -> ReplayReport {
    let report = await judged(relation, scenario)
    guard let loss = subject.loss else { return report }
    // What nobody has answered shows nothing.
    var lost = ReplayReport(subject: subject.name, scenario: ScenarioStory(scenario), steps: [])
    lost.adapterError = "\(loss)."
    return lost
  }

  private func judged(
    _ relation: RelationScenario, _ scenario: NavigationScenario
  ) async -> ReplayReport {
    let story = ScenarioStory(scenario)
    var report = ReplayReport(subject: subject.name, scenario: story, steps: [])
    if let line = scenario.lines.first(where: { !subject.capabilities.allows($0) }) {
      report.unsupported = line.text
      report.unclaimed = subject.capabilities.namesMissing(for: line)
      return report
    }
    var judge = RelationJudge(subject: subject)
    guard let plan = relation.plan, let judgement = await judge.judge(plan) else {
      if let run = judge.takeBrokenRuns().first(where: { $0.breakdown != nil }) {
        return await replay(of: run)
      }
      // A claim that one of the runs does not keep is told as that of a single one.
      for lines in [relation.plan?.left, relation.plan?.right].compactMap(\.self) {
        var single = ScenarioReplay(subject: subject)
        let judged = await single.run(NavigationScenario(lines: lines))
        report.unsupported = report.unsupported ?? judged.unsupported
        report.adapterError = report.adapterError ?? judged.adapterError
      }
      report.endedEarly = report.unsupported == nil && report.adapterError == nil
      return report
    }
    var beginning = RelationBeginning(subject: subject, catalogue: catalogue)
    if judgement.isDifferent, await beginning.explains(judgement) {
      var single = ScenarioReplay(subject: subject)
      let judged = await single.run(NavigationScenario(lines: plan.common))
      if judged.violated != nil { return judged }
    }
    report.steps = scenario.lines.map {
      ReplayReport.Step(line: $0.text, comparisons: [], events: [])
    }
    if !report.steps.isEmpty {
      report.steps[report.steps.count - 1].comparisons = judgement.comparisons(isWhole: true)
    }
    guard judgement.isDifferent, let index = catalogue.index(of: plan.relation) else {
      return report
    }
    let counterexample = Counterexample(
      scenario: story, failingLine: scenario.lines.count - 1,
      comparisons: judgement.comparisons(isWhole: false), certainty: .shortestFound,
      foundLineCount: scenario.lines.count, foundAt: .given, shrinkStepCount: 0)
    report.violated = RequirementResult(
      catalogue.requirements[index], verdict: .violated, exercisedCount: 0, cutShortCount: 1,
      counterexample: counterexample)
    return report
  }

  /// The one of the two runs that came to nothing, up to the line that was not answered, or to the first difference
  /// before it.
  private func replay(of run: BrokenRun) async -> ReplayReport {
    var single = ScenarioReplay(subject: subject)
    let judged = await single.run(NavigationScenario(lines: run.lines))
    if judged.violated != nil { return judged }
    var report = ReplayReport(
      subject: subject.name, scenario: ScenarioStory(lines: run.lines),
      steps: run.lines.dropLast().map {
        ReplayReport.Step(line: $0.text, comparisons: [], events: [])
      })
    report.breakdown = run.breakdown
    return report
  }
}
