import ConformanceEngine
import NavigationReference

/// One run with a budget: stored scenarios, all small ones, then generated ones, and whatever they show shrunk and kept.
package struct Campaign {
  let subject: NavigationSubject
  let options: CampaignOptions
  let catalogue: RequirementCatalogue
  let matcher: RequirementMatcher
  let ending: Int?
  var record: CampaignRecord
  /// What is known by now, to tell how far it has come.
  var total: CampaignTally
  var state: CampaignState?
  /// Why the campaign ended before its time; what it came to until then is reported.
  package private(set) var failure: ExecutionFailure?
  /// What was found behind the scenarios that could not be run, and is therefore not counted.
  package var uncounted: [ViolationRecord] = []

  /// - Throws: `UnknownRequirement` when the options ask about an ID that does not exist.
  package init(
    subject: NavigationSubject, options: CampaignOptions
  ) throws(UnknownRequirement) {
    self.subject = subject
    self.options = options
    catalogue = .core
    matcher = RequirementMatcher(catalogue: .core, claims: subject.capabilities)
    ending = options.ending.flatMap { RequirementCatalogue.core.index(of: $0) }
    record = CampaignRecord(
      header: CampaignHeader(
        subject: subject.name, claims: subject.capabilities, requirements: options.requirements))
    total = CampaignTally(requirementCount: catalogue.requirements.count)
    for id in options.requirements ?? [] where catalogue.index(of: id) == nil {
      throw UnknownRequirement(
        id: id,
        suggestion: Suggestion.nearest(to: id, among: catalogue.requirements.map(\.id)))
    }
  }

  /// Goes on where a campaign of the same options has ended.
  package mutating func resume(from state: CampaignState) {
    self.state = state
    record = state.record
    total = record.total
  }

  /// Runs in this process alone.
  package mutating func run(_ control: CampaignControl) async -> ConformanceReport {
    var executor = LocalExecutor(
      runner: runner(remembers: false), ending: ending, isOver: control.isOver)
    return await run(&executor, control)
  }

  /// Runs with the help of others: what comes after the first epoch is theirs. `failure` tells what became of them.
  package mutating func run(
    _ executor: inout some EpochExecutor, _ control: CampaignControl
  ) async -> ConformanceReport {
    let check = await subject.selfCheck()
    record.setNotes(check.notes)
    if let failure = check.failure {
      return ConformanceReport(record, seed: options.seed, adapterError: failure)
    }
    if state == nil { await open(control) }
    if let state {
      do throws(ExecutionFailure) {
        try await goOn(from: state, &executor, control)
      } catch {
        failure = error
      }
    }
    return ConformanceReport(record, seed: options.seed)
  }

  func runner(remembers: Bool) -> ScenarioRunner {
    ScenarioRunner(
      subject: subject, catalogue: catalogue, matcher: matcher, remembers: remembers)
  }

  func isOver(_ control: CampaignControl) -> Bool {
    total.endsCampaign || control.isOver()
      || ending.map { ending in total.violations.contains { $0.blame.requirement == ending } }
        ?? false
  }

  /// Keeps what some scenarios came to.
  mutating func keep(
    _ key: CampaignPart.Key, to end: Int, _ tally: CampaignTally, _ control: CampaignControl
  ) {
    record.extend(key, to: end, by: tally)
    total.add(tally)
    tell(control)
  }

  /// Makes counterexamples of what was found.
  mutating func investigate(_ control: CampaignControl) async {
    for violation in record.total.violations where violation.counterexample == nil {
      var investigation = Investigation(
        subject: subject, catalogue: catalogue, proof: options.proof)
      let counterexample = await investigation.counterexample(
        from: violation.lines, showing: violation.blame, origin: violation.position.origin)
      record.keep(counterexample, investigation.nondeterminism, of: violation)
      if investigation.nondeterminism != nil { total = record.total }
      var kept = violation
      kept.counterexample = counterexample
      if investigation.nondeterminism == nil { control.found(kept) }
    }
  }

  private func tell(_ control: CampaignControl) {
    tell(control, and: CampaignTally(requirementCount: catalogue.requirements.count))
  }

  /// Tells how far the campaign has come, with what is not kept yet.
  func tell(_ control: CampaignControl, and more: CampaignTally) {
    let openCount = total.exercised.indices.count {
      matcher.isApplicable($0) && total.exercised[$0] + more.exercised[$0] == 0
    }
    var known = Set(total.violations.map(\.blame.requirement))
    known.formUnion(more.violations.map(\.blame.requirement))
    control.progress(
      CampaignProgress(
        scenarioCount: total.scenarioCount + more.scenarioCount,
        scenarioLimit: options.scenarioCount, stepCount: total.stepCount + more.stepCount,
        notExercisedCount: openCount, violatedCount: known.count))
  }
}
