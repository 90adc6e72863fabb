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
  /// How far the opening has come; `nil` when it is complete.
  var opening: CampaignOpening?
  /// Where the opening was cut; `nil` as long as there is enough left for all of it.
  var cut: CampaignCut?
  /// What each finding has had at least, to prove that nothing shorter shows it.
  var provenWith: ProofBudget
  /// The plan of the first epoch, once that has begun.
  var firstPlan: GenerationPlan?
  /// What is judged beside the navigation stack.
  package var systems: [SmallSystem] = []
  /// What is wrong with the adapter of one of these systems.
  var systemMistake: String?
  /// Why the campaign ended before its time; what it came to until then is reported.
  package private(set) var failure: ExecutionFailure?
  /// What was found behind the scenarios that could not be run, and is therefore not counted.
  package var uncounted: CampaignTally?

  /// - Throws: `UnknownRequirement` when the options ask about an ID that does not exist.
  package init(
    subject: NavigationSubject, options: CampaignOptions
  ) throws(UnknownRequirement) {
    self.subject = subject
    self.options = options
    provenWith = options.proof
    catalogue = .core
    matcher = RequirementMatcher(catalogue: .core, claims: subject.capabilities)
    ending = options.ending.flatMap { RequirementCatalogue.core.index(of: $0) }
    record = CampaignRecord(
      header: CampaignHeader(
        subject: subject.name, claims: subject.capabilities, requirements: options.requirements))
    total = CampaignTally(requirementCount: catalogue.requirements.count)
    try options.expectRequirements(among: catalogue.requirements.map(\.id))
  }

  /// Goes on where a campaign of the same options has ended. Where proofs may take more than they did, what they left open
  /// is tried again.
  package mutating func resume(from state: CampaignState) {
    let state = state.going(onTo: options.scenarioCount)
    self.state = state
    provenWith = state.proof
    opening = state.opening
    cut = state.cut
    record = state.record
    record.forgetUnfinished()
    total = record.total
  }

  /// Runs in this process alone.
  package mutating func run(_ control: CampaignControl) async -> ConformanceReport {
    let control = control.minding(subject)
    var executor = LocalExecutor(
      runner: runner(remembers: false, control), ending: ending, isOver: control.patience.isOver)
    return await run(&executor, control)
  }

  /// Runs with the help of others: the small systems may be theirs, and what comes after the first epoch is. `failure`
  /// tells what became of them.
  package mutating func run(
    _ executor: inout some CampaignExecutor, _ control: CampaignControl
  ) async -> ConformanceReport {
    let control = control.minding(subject)
    subject.foresight?.heed(control.patience.isOver)
    defer { subject.foresight?.heed { false } }
    let check = await subject.selfCheck()
    record.setNotes(check.notes)
    if let failure = check.failure {
      return ConformanceReport(record, seed: options.seed, adapterError: failure)
    }
    let openSystems = openSystems
    executor.begin(openSystems.map(\.work))
    await proveFurther(control)
    if state == nil || opening != nil { await open(control) }
    do throws(ExecutionFailure) {
      if total.unsupported == nil { try await judge(openSystems, &executor, control) }
      if !control.patience.isOver() {
        noteProven()
        checkpointOpening(control)
      }
      if systemMistake == nil, let state, state.opening == nil {
        try await goOn(from: state, &executor, control)
      }
    } catch {
      failure = error
    }
    var report = ConformanceReport(record, seed: options.seed)
    report.adapterError = report.adapterError ?? systemMistake
    report.givenUp = reasonToGiveUp ?? report.givenUp
    guard !options.profiles.isEmpty, report.adapterError == nil else { return report }
    let broken = subject.loss == nil ? await brokenRules() : []
    report.profiles = options.profiles.map { ProfileResult($0, report.choices + broken) }
    return report
  }

  /// What comes of breaking the rules that a profile asks about. A subject that does not say that it raises may end the
  /// process instead; it is left alone.
  private func brokenRules() async -> [ChoiceResult] {
    guard subject.capabilities.contains(.raises), !subject.capabilities.endsWithRefusal else {
      return []
    }
    let asked = Set(options.profiles.flatMap(\.rules))
    var check = RobustnessCheck(subject: subject)
    var results: [ChoiceResult] = []
    for rule in CallerRule.allCases where asked.contains(rule) {
      results.append(ChoiceResult(await check.result(of: rule, seed: options.seed)))
    }
    return results
  }

  /// Why there is no sense in going on; `nil` where there is.
  private var reasonToGiveUp: String? {
    if let loss = subject.loss { return Self.reasonToGiveUp(since: loss) }
    if total.breakdowns.contains(where: { $0.lines == [SmallScenarios.smallest] }) {
      return "The subject broke down in the smallest scenario there is: the campaign ended there."
    }
    let weight = total.breakdownWeight
    guard weight >= subject.breakdownLimit else { return nil }
    return Self.reasonToGiveUp(
      after: total.brokenScenarioCount, weight: weight, of: subject.breakdownLimit)
  }

  static func reasonToGiveUp(after count: Int, weight: Int, of limit: Int) -> String {
    let scenarios = TextLayout.count(count, "scenario")
    let exchange = weight > count ? ", where one in which it hangs counts as ten" : ""
    return "The subject broke down in \(scenarios), and no more than "
      + "\(TextLayout.number(limit)) are taken\(exchange): the campaign ended there."
  }

  static func reasonToGiveUp(since loss: String) -> String { "\(loss). The campaign ended there." }

  func runner(remembers: Bool, _ control: CampaignControl) -> ScenarioRunner {
    var runner = ScenarioRunner(
      subject: subject, catalogue: catalogue, matcher: matcher, remembers: remembers)
    runner.isOutOfPatience = control.patience.isOut
    let asked = options.requirements?.map { catalogue[$0]?.relation } ?? [nil]
    // Whoever asks about single steps as well gets what everybody gets.
    if asked.allSatisfy({ $0 != nil }) { runner.wantedRelations = asked.compactMap { $0 } }
    return runner
  }

  func isOver(_ control: CampaignControl) -> Bool {
    total.endsCampaign || control.patience.isOver() || reasonToGiveUp != nil
      || ending.map { ending in total.violations.contains { $0.blame.requirement == ending } }
        ?? false
  }

  /// Keeps what some scenarios came to.
  mutating func keep(
    _ key: CampaignPart.Key, to end: Int, _ tally: CampaignTally, _ control: CampaignControl
  ) async {
    record.extend(key, to: end, by: tally)
    total.add(tally)
    if !total.endsCampaign { await shortenChoices(in: key, control) }
    tell(control)
  }

  func tell(
    _ control: CampaignControl, shortening: CampaignProgress.Shortening? = nil
  ) {
    tell(
      control, and: CampaignTally(requirementCount: catalogue.requirements.count),
      shortening: shortening)
  }

  /// Tells how far the campaign has come, with what is not kept yet.
  func tell(
    _ control: CampaignControl, and more: CampaignTally,
    shortening: CampaignProgress.Shortening? = nil
  ) {
    let openCount = total.exercised.indices.count {
      matcher.isApplicable($0) && total.exercised[$0] + more.exercised[$0] == 0
    }
    var known = Set(total.violations.map(\.blame.requirement))
    known.formUnion(more.violations.map(\.blame.requirement))
    control.progress(
      CampaignProgress(
        scenarioCount: total.scenarioCount + more.scenarioCount,
        scenarioLimit: options.scenarioCount, stepCount: total.stepCount + more.stepCount,
        notExercisedCount: openCount, violatedCount: known.count, shortening: shortening))
  }
}
