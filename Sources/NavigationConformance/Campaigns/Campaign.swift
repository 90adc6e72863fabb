import ConformanceEngine
import NavigationReference

/// One run with a budget: all small scenarios, then generated ones, and whatever they show shrunk and kept.
struct Campaign {
  private let subject: NavigationSubject
  private let options: CampaignOptions
  private let catalogue: RequirementCatalogue
  private var session: Session
  private var plan = GenerationPlan()
  private var known: [KnownViolation] = []
  private var examples: [ChoiceExample] = []
  private var nondeterminism: Nondeterminism?
  private var scenarioCount = 0
  private var unsupported: String?
  private var openCount = 0
  private var countedKeys = 0

  /// A plan is fixed for so many scenarios.
  static let epochLength = 10_000
  /// How many ways of breaking one requirement are told apart.
  static let signaturesPerRequirement = 1

  private struct ChoiceExample {
    let sighting: ChoiceTally.Sighting
    let lines: [ScenarioLine]
  }

  init(subject: NavigationSubject, options: CampaignOptions) throws(UnknownRequirement) {
    self.subject = subject
    self.options = options
    catalogue = .core
    session = Session(claims: subject.capabilities)
    for id in options.requirements ?? [] where catalogue.index(of: id) == nil {
      throw UnknownRequirement(
        id: id,
        suggestion: Suggestion.nearest(to: id, among: catalogue.requirements.map(\.id)))
    }
  }

  mutating func run(progress: (CampaignProgress) -> Void) async -> ConformanceReport {
    let check = await subject.selfCheck()
    if let failure = check.failure {
      return report(adapterError: failure, notes: check.notes)
    }
    if options.beginsSmall { await runSmallScenarios(progress) }
    await runGeneratedScenarios(progress)
    if let unsupported {
      return report(adapterError: SelfCheckResult.unsupported(unsupported), notes: check.notes)
    }
    return report(adapterError: nil, notes: check.notes)
  }

  private var isOver: Bool {
    scenarioCount >= options.scenarioCount || nondeterminism != nil || unsupported != nil
      || hasEnding
  }

  private var hasEnding: Bool {
    guard let ending = options.ending else { return false }
    return known.contains { catalogue.requirements[$0.blame.requirement].id == ending }
  }

  private mutating func runSmallScenarios(_ progress: (CampaignProgress) -> Void) async {
    var small = SmallScenarios(claims: subject.capabilities)
    while !isOver, let lines = small.next() {
      var script = Script(lines)
      let end = await subject.run(&session, &script)
      scenarioCount += 1
      if await attend(to: end, from: .exhaustive(scenarioCount - 1)) {
        small.skipExtensions(ofFirst: session.lines.count)
      }
      if scenarioCount & 1023 == 0 { tell(progress) }
    }
    replan()
  }

  private mutating func runGeneratedScenarios(_ progress: (CampaignProgress) -> Void) async {
    var index = 0
    while !isOver {
      if index > 0, index % Self.epochLength == 0 { replan() }
      var script = Script(
        ScenarioGenerator(
          seed: options.seed, index: UInt64(index), plan: plan, claims: subject.capabilities))
      let end = await subject.run(&session, &script)
      scenarioCount += 1
      await attend(to: end, from: .generated(index))
      index += 1
      if scenarioCount & 1023 == 0 { tell(progress) }
    }
  }

  /// Steers around what is known by now.
  private mutating func replan() {
    guard !known.isEmpty else { return }
    let learner = TriggerLearner(agreed: session.exercised.entries)
    plan.avoided = known.compactMap { learner.trigger(of: $0) }
  }

  /// Looks after what came of a scenario. True when it ended early.
  @discardableResult
  private mutating func attend(to end: ScenarioEnd, from origin: Counterexample.Origin) async
    -> Bool
  {
    keepExamples()
    switch end {
    case .completed: return false
    case .left: return true
    case .unsupported:
      unsupported = session.observation.unsupported
      return true
    case .differs:
      await attend(toLines: session.lines, from: origin)
      return true
    case .differsSomewhere:
      await attend(toLines: session.lines, from: origin)
      return false
    }
  }

  private mutating func keepExamples() {
    for sighting in session.takeSightings() {
      examples.append(
        ChoiceExample(
          sighting: sighting.sighting, lines: Array(session.lines.prefix(sighting.lineCount))))
    }
  }

  private mutating func attend(
    toLines lines: [ScenarioLine], from origin: Counterexample.Origin
  ) async {
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    let first = await oracle.execute(lines)
    let firstSeen = oracle.session.lastSeen
    for _ in 0..<2 {
      let again = await oracle.execute(lines)
      guard again == first, first.failure != nil else {
        // Where all repetitions agree, it is the run in which it was found that they differ from.
        let second = oracle.session.lastSeen
        nondeterminism = Nondeterminism(
          scenario: NavigationScenario(lines: lines),
          first: firstSeen == second ? session.lastSeen : firstSeen, second: second)
        return
      }
    }
    guard let blame = first.failure, let failingLine = first.failingLine else { return }
    let facts = oracle.session.expectation.situation
    if let index = known.firstIndex(where: { $0.blame.requirement == blame.requirement }) {
      known[index].cutShortCount += 1
      known[index].commonFacts.formIntersection(facts)
      return
    }
    await keep(blame, lines, failingLine, origin, facts)
  }

  private mutating func keep(
    _ blame: Blame, _ lines: [ScenarioLine], _ failingLine: Int, _ origin: Counterexample.Origin,
    _ facts: Situation
  ) async {
    var investigation = Investigation(
      subject: subject, catalogue: catalogue, proof: options.proof)
    let counterexample = await investigation.counterexample(
      from: Array(lines.prefix(failingLine + 1)), showing: blame, origin: origin)
    if let unsteady = investigation.nondeterminism { nondeterminism = unsteady }
    let violation = KnownViolation(
      blame: blame, aspect: catalogue.requirements[blame.requirement].aspect,
      counterexample: counterexample, commonFacts: facts)
    known.append(violation)
  }
}

// MARK: Reporting

extension Campaign {
  /// What is open is counted anew only when there is much that is new: it takes a look at everything.
  private mutating func tell(_ progress: (CampaignProgress) -> Void) {
    if session.exercised.keyCount > countedKeys + countedKeys / 2 {
      countedKeys = session.exercised.keyCount
      openCount = ledger.openCount
    }
    progress(
      CampaignProgress(
        scenarioCount: scenarioCount, scenarioLimit: options.scenarioCount,
        stepCount: session.stepCount, notExercisedCount: openCount, violatedCount: known.count))
  }

  private var ledger: ExerciseLedger {
    ExerciseLedger(
      entries: session.exercised.unsortedEntries, catalogue: catalogue,
      claims: subject.capabilities)
  }

  private func report(adapterError: String?, notes: [String]) -> ConformanceReport {
    let isJudged = adapterError == nil
    return ConformanceReport(
      subject: subject.name, version: SuiteVersion.current,
      generatorVersion: ScenarioGenerator.version, seed: options.seed,
      scenarioCount: scenarioCount, stepCount: session.stepCount,
      requirements: isJudged ? results : [], choices: isJudged ? choices : [],
      adapterError: adapterError, notes: notes, nondeterminism: nondeterminism)
  }

  private var results: [RequirementResult] {
    let ledger = ledger
    let asked = options.requirements.map { Set($0) }
    return catalogue.requirements.indices
      .filter { asked?.contains(catalogue.requirements[$0].id) ?? true }
      .map { result(of: $0, ledger) }
  }

  private func result(of index: Int, _ ledger: ExerciseLedger) -> RequirementResult {
    let violation = known.first { $0.blame.requirement == index }
    let verdict: RequirementResult.Verdict
    if violation != nil {
      verdict = .violated
    } else if !ledger.isApplicable(index) {
      verdict = .notApplicable
    } else {
      verdict = ledger.counts[index] > 0 ? .holds : .notExercised
    }
    return RequirementResult(
      catalogue.requirements[index], verdict: verdict, exercisedCount: ledger.counts[index],
      cutShortCount: violation?.cutShortCount ?? 0,
      counterexample: violation?.counterexample.claiming(nondeterminism == nil))
  }

  private var choices: [ChoiceResult] {
    Choice.allCases.compactMap { choice in
      let tally = session.checker.choices
      let count = tally.count(choice)
      guard count > 0 else { return nil }
      let possible = tally.possible(choice)
      return ChoiceResult(
        id: choice.name, question: choice.question,
        readings: choice.readings(in: possible),
        count: count, isMixed: possible == 0,
        examples: examples.filter { $0.sighting.choice == choice }.map { example in
          ChoiceResult.Example(
            readings: choice.readings(in: example.sighting.mask),
            scenario: NavigationScenario(lines: example.lines))
        })
    }
  }
}

extension Choice {
  /// The readings whose bits are set.
  func readings(in mask: UInt8) -> [String] {
    readings.enumerated().filter { mask & (1 << UInt8($0.offset)) != 0 }.map(\.element)
  }
}
