import ConformanceEngine
import NavigationReference

/// One run on one of the smaller systems: all small scenarios, then drawn ones, and whatever they show shrunk.
///
/// Scenario i is a pure function of the seed and i. Nothing is learned from one scenario to the next but which
/// requirements are known to be violated, so that what nothing else follows from is passed over.
struct SystemCampaign<System: JudgedSystem> {
  let subject: SystemSubject<System>
  let options: CampaignOptions
  let isOver: () -> Bool
  private var session: SystemSession<System>
  private var found: [Finding] = []
  private var choices = SystemChoiceTally<System>()
  private var scenarioCount = 0
  private var stepCount = 0

  private struct Finding {
    let blame: SystemBlame
    let lines: [System.Line]
    let origin: Counterexample.Origin
    var cutShortCount: Int
    var counterexample: Counterexample?
  }

  init(
    subject: SystemSubject<System>, options: CampaignOptions,
    isOver: @escaping () -> Bool = { false }
  ) {
    self.subject = subject
    self.options = options
    self.isOver = isOver
    session = SystemSession(subject)
  }

  mutating func run() async -> ConformanceReport {
    if let mistake = await SystemSelfCheck(subject).mistake() {
      var report = report(nondeterminism: nil)
      report.adapterError = mistake
      return report
    }
    let end = max(options.scenarioCount, 0)
    for (index, lines) in subject.system.smallScenarios(atMost: end).enumerated() {
      guard index < end, !isOver() else { break }
      guard !failing.contains(where: { lines.starts(with: $0) }) else { continue }
      await run(lines, origin: .exhaustive(index)) { _, _ in nil }
    }
    var index = 0
    while scenarioCount < end, !isOver(), subject.system.draws {
      var randomness = SeededGenerator(seed: options.seed, stream: UInt64(index))
      let system = subject.system
      await run([], origin: .generated(index, seed: options.seed)) { state, count in
        system.line(after: state, count: count, using: &randomness)
      }
      index += 1
    }
    for position in found.indices {
      let others = Set(found.map(\.blame.requirement))
        .subtracting([found[position].blame.requirement])
      var investigation = SystemInvestigation(
        subject: subject, proof: options.proof, passedOver: others)
      found[position].counterexample = await investigation.counterexample(
        from: found[position].lines, showing: found[position].blame,
        origin: found[position].origin)
      if let nondeterminism = investigation.nondeterminism {
        return report(nondeterminism: nondeterminism)
      }
    }
    return report(nondeterminism: nil)
  }

  /// What small scenarios fail with: what goes on after it shows nothing new.
  private var failing: [[System.Line]] = []

  private mutating func run(
    _ lines: [System.Line], origin: Counterexample.Origin,
    thenMore draw: (System.State, Int) -> System.Line?
  ) async {
    let execution = await session.run(lines, thenMore: draw)
    scenarioCount += 1
    stepCount += execution.steps
    choices.add(session.readings, of: session.lines)
    guard let blame = execution.failure else { return }
    if case .exhaustive = origin { failing.append(session.lines) }
    if let known = found.firstIndex(where: { $0.blame.requirement == blame.requirement }) {
      found[known].cutShortCount += 1
    } else {
      found.append(
        Finding(blame: blame, lines: session.lines, origin: origin, cutShortCount: 1))
      session.passedOver.insert(blame.requirement)
    }
  }

  // MARK: The report

  private func report(nondeterminism: Nondeterminism?) -> ConformanceReport {
    let wanted = options.requirements.map(Set.init)
    var report = ConformanceReport(
      subject: subject.name, version: SuiteVersion.current,
      generatorVersion: ScenarioGenerator.version, seed: options.seed,
      scenarioCount: scenarioCount, stepCount: stepCount,
      requirements: System.State.catalogue.requirements.indices
        .filter { wanted?.contains(System.State.catalogue.requirements[$0].id) ?? true }
        .map { result(of: $0, isSure: nondeterminism == nil) },
      choices: choices.results(in: subject.system))
    report.nondeterminism = nondeterminism
    return report
  }

  private func result(of index: Int, isSure: Bool) -> RequirementResult {
    let requirement = System.State.catalogue.requirements[index]
    let finding = found.first { $0.blame.requirement == index }
    let count = session.exercised[index]
    let verdict: RequirementResult.Verdict =
      if finding != nil {
        .violated
      } else if !subject.system.claims(requirement.aspect) {
        .notApplicable
      } else {
        count > 0 ? .holds : .notExercised
      }
    return RequirementResult(
      id: requirement.id, level: RequirementResult.Level(requirement.level),
      statement: requirement.statement, source: requirement.source.description,
      verdict: verdict, exercisedCount: count, cutShortCount: finding?.cutShortCount ?? 0,
      counterexample: finding?.counterexample?.claiming(isSure))
  }
}
