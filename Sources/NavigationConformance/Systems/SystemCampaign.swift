import ConformanceEngine
import NavigationReference

/// One run on one of the smaller systems: what was found earlier, all small scenarios, then drawn ones, and whatever they
/// show shrunk.
///
/// Stored scenarios come on top of those that are asked for, so that the others are the same with them and without.
/// Scenario i is a pure function of the seed and i. Nothing is learned from one scenario to the next but which
/// requirements are known to be violated, so that what nothing else follows from is passed over, and which operations the
/// subject does not survive, so that the others are judged.
struct SystemCampaign<System: JudgedSystem> {
  let subject: SystemSubject<System>
  let options: CampaignOptions
  let patience: Patience
  /// Scenarios that were found earlier, as far as the adapter claims what they take, numbered among all of the system.
  let stored: [(number: Int, lines: [System.Line])]
  private(set) var session: SystemSession<System>
  private(set) var found: [Finding] = []
  private(set) var choices = SystemChoiceTally<System>()
  /// What stored scenarios have put to the test.
  private(set) var storedExercised: [Int]
  private(set) var scenarioCount = 0
  private(set) var stepCount = 0
  private var breakdowns: [SystemBreakdownRecord<System>] = []
  /// Operations at which the subject has broken down so often that they are left out.
  private var fatal: Set<String> = []
  /// Why nothing more can be judged: the adapter's fault.
  private(set) var mistake: String?
  private(set) var nondeterminism: Nondeterminism?
  /// Whether somebody ended it before its end.
  private(set) var isCut = false

  struct Finding {
    let blame: SystemBlame
    let lines: [System.Line]
    let origin: Counterexample.Origin
    let aftermath: Breakdown?
    var cutShortCount: Int
    /// What differed beside it.
    var shadows: [ShadowRecord]
    var counterexample: Counterexample?
  }

  init(
    subject: SystemSubject<System>, options: CampaignOptions,
    patience: Patience = Patience()
  ) {
    self.subject = subject
    self.options = options
    self.patience = patience.minding(subject.elsewhere?.care)
    stored = options.storedBeside.filter { $0.system == System.kind }.enumerated()
      .compactMap { number, scenario in
        guard let lines = try? SystemScenario<System>.lines(of: scenario.text),
          lines.allSatisfy({ subject.system.allows($0) })
        else { return nil }
        return (number, lines)
      }
    session = SystemSession(subject)
    storedExercised = Array(repeating: 0, count: session.exercised.count)
  }

  /// - Throws: `UnknownRequirement` when the options ask about an ID that no requirement of the system has.
  init(checked options: CampaignOptions, of subject: SystemSubject<System>)
    throws(UnknownRequirement)
  {
    try options.expectRequirements(among: System.State.catalogue.requirements.map(\.id))
    self.init(subject: subject, options: options)
  }

  mutating func run() async -> ConformanceReport {
    mistake = await SystemSelfCheck(subject).mistake()
    guard mistake == nil else { return report() }
    for (number, lines) in stored {
      guard !hasEnded() else { break }
      await runStored(lines, origin: .stored(number))
    }
    let storedCount = scenarioCount
    let end = max(min(options.scenarioCount, .max - storedCount), 0)
    for (index, lines) in subject.system.smallScenarios(ofRun: end).enumerated() {
      guard !hasEnded() else { break }
      guard !failing.contains(where: { lines.starts(with: $0) }),
        !lines.contains(where: { Self.isFatal($0, fatal, in: subject.system) })
      else { continue }
      await run(lines, origin: .exhaustive(index)) { _, _ in nil }
    }
    var index = 0
    while subject.system.draws, scenarioCount < storedCount + end, !hasEnded() {
      var randomness = SeededGenerator(seed: options.seed, stream: UInt64(index))
      let (system, fatal) = (subject.system, fatal)
      await run([], origin: .generated(index, seed: options.seed)) { state, count in
        system.line(after: state, count: count, using: &randomness)
          .flatMap { Self.isFatal($0, fatal, in: system) ? nil : $0 }
      }
      index += 1
    }
    guard mistake == nil else { return report() }
    if nondeterminism == nil, !isCut, reasonToGiveUp == nil {
      await choices.shorten(
        on: subject, passingOver: Set(found.map(\.blame.requirement)), until: patience.isOut)
    }
    await investigate()
    let broken = await breakdownFindings()
    // Whoever goes on makes more of what was found, so it is another run than one that came to its end.
    isCut = isCut || patience.isOut()
    var report = report()
    report.breakdowns = broken
    return report
  }

  /// Makes counterexamples of what was found. A scenario that wavers takes nothing from the others but what is claimed of
  /// them.
  private mutating func investigate() async {
    for position in found.indices {
      let others = Set(found.map(\.blame.requirement))
        .subtracting([found[position].blame.requirement])
      var investigation = SystemInvestigation(
        subject: subject, proof: options.proof, passedOver: others, patience: patience)
      found[position].counterexample = await investigation.counterexample(
        from: found[position].lines, showing: found[position].blame,
        origin: found[position].origin)
      if !isLost { nondeterminism = nondeterminism ?? investigation.nondeterminism }
    }
  }

  private mutating func breakdownFindings() async -> [BreakdownFinding] {
    var investigation = SystemInvestigation(
      subject: subject, proof: options.proof, passedOver: Set(found.map(\.blame.requirement)),
      patience: patience)
    var findings: [BreakdownFinding] = []
    for record in breakdowns {
      findings.append(await investigation.finding(of: record))
      if !isLost { nondeterminism = nondeterminism ?? investigation.nondeterminism }
    }
    return findings.map { $0.claiming(nondeterminism == nil) }
  }

  /// Whether the subject cannot be asked any more. Who does not answer because nobody is there does not waver.
  private var isLost: Bool { subject.loss != nil }

  /// Whether there is to be no further scenario, though there is one.
  private mutating func hasEnded() -> Bool {
    guard mistake == nil, nondeterminism == nil, reasonToGiveUp == nil else { return true }
    isCut = patience.isOver()
    return isCut
  }

  /// So many breakdowns at an operation are enough.
  private static var breakdownCount: Int { 12 }

  /// Without the operation that every scenario begins with there would be none.
  private mutating func learn(from key: SystemBreakdownKey, _ count: Int) {
    guard count >= Self.breakdownCount, key.operation != System.kind.opening else { return }
    fatal.insert(key.operation)
  }

  private static func isFatal(
    _ line: System.Line, _ fatal: Set<String>, in system: System
  ) -> Bool {
    !fatal.isEmpty && fatal.contains(SystemBreakdownKey.operation(of: system.text(of: line)))
  }

  var reasonToGiveUp: String? {
    if let loss = subject.loss { return Campaign.reasonToGiveUp(since: loss) }
    guard let elsewhere = subject.elsewhere else { return nil }
    let count = breakdowns.reduce(0) { $0 + $1.scenarioCount }
    let weight = breakdowns.reduce(0) { $0 + $1.scenarioCount * $1.breakdown.kind.weight }
    return weight < elsewhere.breakdownLimit
      ? nil
      : Campaign.reasonToGiveUp(after: count, weight: weight, of: elsewhere.breakdownLimit)
  }

  /// What small scenarios fail with: what goes on after it shows nothing new.
  private var failing: [[System.Line]] = []

  /// Runs a stored scenario as often as it shows something new: it may have been found behind something else that is wrong,
  /// from which nothing follows.
  ///
  /// In a session of its own, so that the scenarios after it are what they would be without it.
  private mutating func runStored(
    _ lines: [System.Line], origin: Counterexample.Origin
  ) async {
    scenarioCount += 1
    var known: Set<Int> = []
    var shadows: Set<SystemShadow> = []
    while true {
      var session = SystemSession(subject)
      session.passedOver = known
      let execution = await session.run(lines)
      guard !isLost else { return }
      stepCount += execution.steps
      attend(to: session, origin)
      shadows.formUnion(session.shadows)
      if let blame = execution.failure, known.insert(blame.requirement).inserted {
        await note(blame, in: session, origin)
        if mistake == nil, nondeterminism == nil { continue }
      }
      choices.add(session.readings, of: session.lines)
      for index in storedExercised.indices { storedExercised[index] += session.exercised[index] }
      note(shadows)
      return
    }
  }

  private mutating func run(
    _ lines: [System.Line], origin: Counterexample.Origin,
    thenMore draw: (System.State, Int) -> System.Line?
  ) async {
    let execution = await session.run(lines, thenMore: draw)
    guard !isLost else { return }
    scenarioCount += 1
    stepCount += execution.steps
    choices.add(session.readings, of: session.lines)
    attend(to: session, origin)
    let shadows = session.shadows
    defer { note(shadows) }
    guard let blame = execution.failure else { return }
    if case .exhaustive = origin { failing.append(session.lines) }
    await note(blame, in: session, origin)
    session.passedOver.insert(blame.requirement)
  }

  /// Believes a violation when three repetitions agree.
  private mutating func note(
    _ blame: SystemBlame, in session: SystemSession<System>, _ origin: Counterexample.Origin
  ) async {
    if let known = found.firstIndex(where: { $0.blame.requirement == blame.requirement }) {
      found[known].cutShortCount += 1
      return
    }
    // Of the run in which it was found, and not of what follows.
    let aftermath = session.aftermath
    let answers = await SystemRepetition(of: session, showing: blame).disagreement()
    // Nobody has shown it as often as it takes to believe it.
    guard !isLost else { return }
    if let answers {
      nondeterminism = nondeterminism ?? answers
    } else {
      found.append(
        Finding(
          blame: blame, lines: session.lines, origin: origin, aftermath: aftermath,
          cutShortCount: 1, shadows: []))
    }
  }

  /// Counts what differed in a scenario beside what is known.
  private mutating func note(_ shadows: Set<SystemShadow>) {
    for index in found.indices {
      let others = shadows.filter { $0.cause == found[index].blame.requirement }
        .map(\.requirement).sorted()
      found[index].shadows = ShadowRecord.sum(
        found[index].shadows, others.map { ShadowRecord(requirement: $0) })
    }
  }

  /// Keeps why a scenario could not be judged to its end.
  private mutating func attend(
    to session: SystemSession<System>, _ origin: Counterexample.Origin
  ) {
    let observation = session.observation
    mistake =
      observation.mistake ?? observation.unsupported.map { SystemSelfCheck<System>.unsupported($0) }
    if let breakdown = observation.breakdown {
      if case .exhaustive = origin { failing.append(session.lines) }
      note(breakdown, session.lines, origin)
    }
    guard let stray = session.stray, !stray.breakdown.kind.mayHaveAnotherCause else { return }
    if let former = stray.after {
      note(stray.breakdown, former, origin)
    } else {
      nondeterminism = Nondeterminism(
        stray.breakdown, in: subject.system.story(session.lines))
    }
  }

  private mutating func note(
    _ breakdown: Breakdown, _ lines: [System.Line], _ origin: Counterexample.Origin
  ) {
    let last = lines.last.map { subject.system.text(of: $0) } ?? ""
    let key = SystemBreakdownKey(breakdown, in: last)
    if let known = breakdowns.firstIndex(where: { $0.key == key }) {
      breakdowns[known].scenarioCount += 1
      learn(from: key, breakdowns[known].scenarioCount)
    } else {
      breakdowns.append(
        SystemBreakdownRecord(breakdown: breakdown, key: key, lines: lines, origin: origin))
    }
  }
}
