import ConformanceEngine
import NavigationReference

/// Runs two subjects on the same scenarios, all small ones first, and keeps the shortest on which they differ.
///
/// The model is asked what may be sent, and what a difference is to be called; never who is right.
package struct SubjectComparison {
  private let first: NavigationSubject
  private let second: NavigationSubject
  private let scenarioCount: Int
  private let beginsSmall: Bool
  private let catalogue = RequirementCatalogue.core
  private var oracle: DifferenceOracle
  private var report: ComparisonReport
  private var breakdowns: ComparedBreakdowns

  package init(
    _ first: NavigationSubject, _ second: NavigationSubject, seed: UInt64, scenarioCount: Int,
    beginsSmall: Bool = true
  ) {
    self.first = first
    self.second = second
    self.scenarioCount = scenarioCount
    self.beginsSmall = beginsSmall
    breakdowns = ComparedBreakdowns(
      limits: (first.breakdownLimit, second.breakdownLimit))
    oracle = DifferenceOracle(first, second, catalogue: catalogue)
    // The old version and the new one are called the same.
    let areNamesakes = first.name == second.name
    report = ComparisonReport(
      first: first.name + (areNamesakes ? " (first)" : ""),
      second: second.name + (areNamesakes ? " (second)" : ""), seed: seed,
      onlyFirst: first.capabilities.subtracting(oracle.claims).names,
      onlySecond: second.capabilities.subtracting(oracle.claims).names)
  }

  /// Each candidate costs a process.
  static let breakdownLimits = ShrinkLimits(executedSteps: 400, exhaustiveSteps: 40)

  /// Runs all scenarios.
  package mutating func run() async -> ComparisonReport {
    for (subject, name) in [(first, report.first), (second, report.second)] {
      if let message = await subject.selfCheck().failure {
        report.adapterErrors.append(
          ComparisonReport.AdapterError(subject: name, message: message))
      }
    }
    guard report.adapterErrors.isEmpty else { return report }
    if beginsSmall { await runSmall() }
    await runGenerated()
    return report
  }

  private var isOver: Bool {
    !report.adapterErrors.isEmpty || report.unsteady != nil || report.endedByBreakdowns != nil
      || report.scenarioCount >= scenarioCount
  }

  private mutating func runSmall() async {
    var small = SmallScenarios(claims: oracle.claims)
    // However few scenarios there are to be, half of them are generated: much differs only in long ones.
    let limit = scenarioCount - scenarioCount / 2
    while !isOver, report.scenarioCount < limit, let lines = small.next() { await run(lines) }
  }

  private mutating func runGenerated() async {
    let matcher = RequirementMatcher(catalogue: catalogue, claims: oracle.claims)
    var schedule = await PlanSchedule.learned(
      seed: report.seed, claims: oracle.claims, matcher: matcher,
      epochLength: CampaignOptions().epochLength)
    let plan = await schedule.learnedPlan(forEpoch: 0)
    var index: UInt64 = 0
    while !isOver {
      await run(
        ScenarioGenerator(seed: report.seed, index: index, plan: plan, claims: oracle.claims)
          .scenario)
      index += 1
    }
  }

  private mutating func run(_ lines: [ScenarioLine]) async {
    report.scenarioCount += 1
    let found = await oracle.execute(lines)
    if noteLoss() { return }
    breakdowns.add(oracle.brokenDown)
    report.endedByBreakdowns = breakdowns.end(of: report)
    if let mistake = oracle.mistake {
      report.adapterErrors.append(
        ComparisonReport.AdapterError(
          subject: mistake.isOfFirst ? report.first : report.second, message: mistake.text))
      return
    }
    guard let key = found.failure, let line = found.failingLine else { return }
    let failing = Array(lines.prefix(line + 1))
    guard key != .unsteady, await oracle.execute(failing).failure == key else {
      if noteLoss() { return }
      report.unsteady = ScenarioStory(lines: failing)
      return
    }
    if oracle.known.contains(key) { return }
    let shrunk = await shrink(failing, showing: key)
    let rows = await rows(of: key, in: shrunk)
    if noteLoss() { return }
    guard let rows else {
      report.unsteady = ScenarioStory(lines: shrunk)
      return
    }
    oracle.known.insert(key)
    report.differences.append(
      SubjectDifference(key, ScenarioStory(lines: shrunk), rows, catalogue))
  }

  /// Where one of the two cannot be asked any more the comparison ends, and what was being looked into shows nothing.
  private mutating func noteLoss() -> Bool {
    report.noteLosses(of: [(report.first, first.loss), (report.second, second.loss)])
  }

  /// What was seen of the two; `nil` where they do not differ after all.
  private mutating func rows(
    of key: DifferenceKey, in lines: [ScenarioLine]
  ) async -> [SubjectDifference.Row]? {
    if case .breakdown(let first, let second) = key {
      return [SubjectDifference.Row(aspect: "step", first: first, second: second)]
    }
    if await oracle.execute(lines).failure == key, let refusals = oracle.refusals {
      return [
        SubjectDifference.Row(
          aspect: Aspect.raised.title, first: refusals.first, second: refusals.second)
      ]
    }
    return await oracle.difference(in: lines)?.rows
  }

  private func shrink(_ lines: [ScenarioLine], showing key: DifferenceKey) async -> [ScenarioLine] {
    let language = NavigationLanguage(claims: oracle.claims)
    let isBreakdown = if case .breakdown = key { true } else { false }
    if isBreakdown { for subject in [first, second] { subject.care?.begin(true) } }
    defer { if isBreakdown { for subject in [first, second] { subject.care?.end() } } }
    var shrinker = Shrinker(
      language: language, oracle: oracle,
      vocabulary: NavigationVocabulary.whole(
        with: lines, language: language, claims: oracle.claims),
      limits: isBreakdown ? Self.breakdownLimits : ShrinkLimits())
    return await shrinker.shrink(lines, failure: key, failingLine: lines.count - 1).lines
  }
}

extension SubjectDifference {
  fileprivate init(
    _ key: DifferenceKey, _ scenario: ScenarioStory, _ rows: [Row],
    _ catalogue: RequirementCatalogue
  ) {
    switch key {
    case .requirement(let index):
      let requirement = catalogue.requirements[index]
      self.init(
        kind: .requirement, id: requirement.id, statement: requirement.statement,
        scenario: scenario, rows: rows)
    case .choice(let choice):
      self.init(
        kind: .choice, id: choice.name, statement: choice.question, scenario: scenario, rows: rows)
    case .unsteady:
      self.init(
        kind: .open, id: "unsteady", statement: "The two differ now and then.", scenario: scenario,
        rows: rows)
    case .breakdown:
      self.init(
        kind: .breakdown, id: "breakdown", statement: SubjectDifference.noAnswer,
        scenario: scenario, rows: rows)
    case .open(let title):
      self.init(
        kind: .open, id: title, statement: SubjectDifference.nothingSaid,
        scenario: scenario, rows: rows)
    }
  }
}
