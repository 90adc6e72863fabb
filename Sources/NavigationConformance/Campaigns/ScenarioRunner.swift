import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject, one after the other, and keeps account of what they came to.
package struct ScenarioRunner {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  private let matcher: RequirementMatcher
  private(set) var session: Session
  var tally: CampaignTally
  /// Compares runs with each other, and how many agreed, by the index of the requirement.
  var judge: RelationJudge
  var relationCounts: [Int]
  /// In how many scenarios the subject has broken down.
  private var breakdownWeight = 0
  /// Steps at the time of the last account.
  private var countedSteps = 0
  /// Whether something was counted of the scenario in which the subject was lost: then the account since the last one is
  /// worth nothing, and whoever goes on begins with that.
  private(set) var isTorn = false
  /// The steps of all accounts, where something is to be learned from them.
  private var memory: StepMemory?
  /// The relations that alone are asked about; empty where something else is.
  var wantedRelations: [Relation] = []
  /// Asked before each scenario by which something is made of one that wavers.
  var isOutOfPatience: () -> Bool = { false }

  package init(subject: NavigationSubject) {
    self.init(
      subject: subject, catalogue: .core,
      matcher: RequirementMatcher(catalogue: .core, claims: subject.capabilities),
      remembers: false)
  }

  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, matcher: RequirementMatcher,
    remembers: Bool
  ) {
    self.subject = subject
    self.catalogue = catalogue
    self.matcher = matcher
    memory = remembers ? StepMemory() : nil
    session = Session(claims: subject.capabilities)
    session.ending = .impasse
    session.keepsPassed = true
    if remembers { session.wantedAftermaths = BreakdownLesson.sufficientCount }
    tally = CampaignTally(requirementCount: catalogue.requirements.count)
    judge = RelationJudge(subject: subject)
    relationCounts = Array(repeating: 0, count: catalogue.requirements.count)
  }

  /// Hands over what the scenarios since the last account came to.
  package mutating func takeTally() -> CampaignTally {
    let entries = session.exercised.unsortedEntries
    tally.exercised = matcher.counts(of: entries)
    let hollow = matcher.counts(of: session.hollow.unsortedEntries)
    for index in hollow.indices { tally.exercised[index] -= hollow[index] }
    for index in relationCounts.indices where relationCounts[index] > 0 {
      tally.exercised[index] += relationCounts[index]
      relationCounts[index] = 0
    }
    tally.stepCount = session.stepCount + judge.stepCount - countedSteps
    for index in tally.choices.indices {
      let record = tally.choices[index]
      tally.choices[index].count = session.checker.choices.count(record.choice, record.mask)
    }
    memory?.add(session.exercised)
    countedSteps = session.stepCount + judge.stepCount
    session.forgetCounts()
    defer { tally = CampaignTally(requirementCount: catalogue.requirements.count) }
    return tally
  }

  /// What is remembered of all accounts; empty where nothing is to be learned.
  var lesson: StepLesson {
    memory?.lesson(wantedAftermaths: session.wantedAftermaths) ?? StepLesson()
  }

  /// Goes on where another runner has come to.
  ///
  /// - Parameter known: what that one has found to be violated.
  mutating func goOn(
    from lesson: StepLesson, known: [ViolationRecord], breakdownWeight: Int
  ) {
    memory = StepMemory(lesson)
    noteKnown(known.map(\.blame.requirement))
    session.wantedAftermaths = lesson.wantedAftermaths
    self.breakdownWeight = breakdownWeight
  }

  /// Takes a breakdown down, and what leads to it.
  mutating func note(
    _ breakdown: Breakdown, at position: ScenarioPosition, _ lines: [ScenarioLine]
  ) {
    breakdownWeight += breakdown.kind.weight
    tally.add(BreakdownRecord(breakdown, position: position, lines: lines))
    memory?.addBreakdown(lines, besides: session.exercised)
  }

  /// Takes down that the subject answers in more than one way. Who does not answer because nobody is there any more does
  /// not waver.
  mutating func note(_ nondeterminism: Nondeterminism, at position: ScenarioPosition) {
    guard !isLost else { return }
    tally.nondeterminism = NondeterminismRecord(
      position: position, nondeterminism: nondeterminism)
  }

  /// A breakdown after a difference is a note to that. What leads to it is to be kept away from all the same, and the time
  /// that a hang takes counts.
  private mutating func learn(from breakdown: Breakdown) -> Aftermath {
    let isHang = breakdown.kind.isHang
    if isHang { breakdownWeight += breakdown.kind.weight }
    guard session.wantedAftermaths > 0 else { return Aftermath(breakdown: breakdown) }
    session.wantedAftermaths -= 1
    memory?.addBreakdown(session.linesToBreakdown, besides: session.exercised)
    return Aftermath(breakdown: breakdown, hang: isHang ? session.linesToBreakdown : nil)
  }

  /// What is known to lead to a breakdown.
  var fatal: [FatalStep] { memory?.fatal ?? [] }

  /// Of a requirement's violations the first is kept, and what came after it; scenarios come in the order of their
  /// positions.
  private mutating func noteKnown(_ requirements: [Int]) {
    session.knownViolations.formUnion(requirements)
    judge.knownViolations = session.knownViolations
  }

  /// What leads to the known violations, as far as what is remembered tells.
  func triggers(of violations: [ViolationRecord]) -> [Situation] {
    memory?.triggers(of: violations, in: catalogue) ?? []
  }

  /// Whether a requirement was violated since the last account.
  func hasViolation(of requirement: Int) -> Bool {
    tally.violations.contains { $0.blame.requirement == requirement }
  }

  /// Whether there is no sense in going on.
  var isStuck: Bool {
    tally.endsCampaign || breakdownWeight >= subject.breakdownLimit || isLost
  }

  /// Whether the subject cannot be asked any more. The scenario in which that shows counts as not run: nobody has answered
  /// it, or not as often as it takes to believe what it shows.
  var isLost: Bool { subject.loss != nil }

  /// Notes that the scenario in which the subject was lost was counted in part.
  mutating func noteTear() { isTorn = isTorn || isLost }

  /// How many lines of the last scenario were carried out.
  var lineCount: Int { session.lines.count }

  /// Runs a stretch of some work, until there is no sense in going on.
  ///
  /// - Returns: the part of the stretch that was run.
  package mutating func run(
    _ stretch: Range<Int>, of work: EpochWork,
    until isOver: (borrowing ScenarioRunner) -> Bool = { _ in false }
  ) async -> Range<Int> {
    var isCutShort = false
    let end = await run(
      work.shard.indices(in: stretch), seed: work.seed, plan: work.plan,
      until: { runner in
        isCutShort = runner.isStuck || isOver(runner)
        return isCutShort
      })
    // What comes after the last that was run is none of the shard's.
    if isLost { return stretch.lowerBound..<(end ?? stretch.lowerBound) }
    return stretch.lowerBound..<(isCutShort ? end ?? stretch.upperBound : stretch.upperBound)
  }

  /// Runs the scenarios of a seed that have these indices, until there is no sense in going on.
  ///
  /// - Returns: the index after the last that was run.
  mutating func run(
    _ indices: some Sequence<Int>, seed: UInt64, plan: GenerationPlan,
    until isOver: (borrowing ScenarioRunner) -> Bool = { _ in false }
  ) async -> Int? {
    var end: Int?
    let relations = RelationGenerator(
      seed: seed, claims: subject.capabilities, wanted: wantedRelations)
    var queue = ScenarioQueue(
      indices, seed: seed, plan: plan, subject: subject, relations: relations)
    while let (index, script) = queue.next(before: plan.fatal + fatal) {
      await run(script, at: ScenarioPosition(.generated, index, seed: seed))
      if let scenario = relations.scenario(after: index),
        !(plan.fatal + fatal).isMet(in: scenario)
      {
        await run(scenario, at: ScenarioPosition(.generated, index, seed: seed))
      }
      if isLost { break }
      end = index + 1
      if isOver(self) || isStuck { break }
    }
    return end
  }

  /// Runs one scenario. True when it ended early.
  @discardableResult
  mutating func run(_ script: consuming Script, at position: ScenarioPosition) async -> Bool {
    var script = script
    let end = await subject.run(&session, &script)
    guard !isLost else { return true }
    defer { noteTear() }
    tally.scenarioCount += 1
    for sighting in session.takeSightings() {
      tally.add(
        ChoiceRecord(
          choice: sighting.sighting.choice, mask: sighting.sighting.mask, count: 0,
          position: position, lines: Array(session.lines.prefix(sighting.lineCount))))
    }
    if let run = BrokenRun(end, of: session) {
      attend(to: run, at: position)
    } else {
      memory?.addSurvived(session.lines)
    }
    var account = ViolationAccount()
    for difference in session.passed {
      await attend(to: difference, in: session.lines, at: position, &account)
    }
    switch end {
    case .completed: return false
    case .left: return true
    case .unsupported:
      tally.unsupported = UnsupportedRecord(position: position, text: session.whyUnsupported)
      return true
    case .broken: return true
    case .differs:
      let aftermath = session.breakdown.map { learn(from: $0) }
      // What is there after a breakdown was not seen in the step that differed.
      let found = session.breakdown == nil ? SeenDifference(session) : nil
      await attend(to: session.lines, at: position, found: found, before: aftermath, &account)
      return true
    case .differsSomewhere:
      await attend(to: session.lines, at: position, &account)
      return false
    }
  }

  /// A breakdown has come twice by now, or it is another matter.
  mutating func attend(to run: BrokenRun, at position: ScenarioPosition) {
    if let breakdown = run.breakdown {
      note(breakdown, at: position, run.lines)
    }
    guard let stray = run.stray, !stray.breakdown.kind.mayHaveAnotherCause else { return }
    if let former = stray.after {
      note(stray.breakdown, at: position, former)
    } else {
      note(
        Nondeterminism(stray.breakdown, in: ScenarioStory(lines: run.lines)), at: position)
    }
  }

  /// Takes down what a scenario has gone on from.
  private mutating func attend(
    to difference: PassedDifference, in lines: [ScenarioLine], at position: ScenarioPosition,
    _ account: inout ViolationAccount
  ) async {
    let lines = Array(lines.prefix(difference.lineCount))
    switch difference.cause {
    case .known(let blame, let facts, let shadowed):
      let record = ViolationRecord(
        blame: blame, position: position, lines: lines, endedCount: 0, shadows: shadows(shadowed))
      add(record, in: facts, after: difference, &account)
    case .unconfirmed(let seen):
      for thing in difference.things {
        await attend(
          to: lines, at: position, found: seen, after: (difference, thing), &account)
      }
    }
  }

  /// Takes down a violation that is believed.
  ///
  /// - Parameters:
  ///   - facts: what the step is told apart by.
  ///   - passed: what the scenario has gone on from, if it has.
  mutating func add(
    _ record: ViolationRecord, in facts: Situation, after passed: PassedDifference?,
    _ account: inout ViolationAccount
  ) {
    let requirement = record.blame.requirement
    if let passed {
      if passed.requirement != nil { memory?.addPassed(facts, passed.aspects) }
    } else {
      memory?.addViolation(of: requirement, record.lines, facts)
    }
    if !session.knownViolations.contains(requirement) { noteKnown([requirement]) }
    tally.add(account.counting(record))
  }

  func shadows(_ requirements: [Int]) -> [ShadowRecord] {
    requirements.filter { matcher.isApplicable($0) }.sorted().map { ShadowRecord(requirement: $0) }
  }
}
