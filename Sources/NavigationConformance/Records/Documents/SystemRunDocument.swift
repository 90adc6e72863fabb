/// What a run on one of the smaller systems came to, in the form in which it is stored.
struct SystemRunDocument: Codable, Sendable {
  let system: String
  let seed: UInt64
  let scenarios: Int
  /// How many were asked for; left out where as many were run.
  let wanted: Int?
  /// Whether somebody ended it; left out where nobody did.
  let cut: Bool?
  /// A digest of the stored scenarios that it began with; left out where there were none.
  let stored: String?
  let steps: Int
  let requirements: [SystemResultDocument]
  let choices: [SystemChoiceDocument]
  /// Left out where there are none.
  let breakdowns: [SystemBreakdownDocument]?
  let nondeterminism: Ambiguity?
  let givenUp: String?

  /// A scenario that was answered in two ways.
  struct Ambiguity: Codable, Sendable {
    let scenario: [String]
    let first: String
    let second: String
  }

  init(_ run: SystemRun) {
    system = run.key.system.name
    seed = run.key.seed
    scenarios = run.scenarioCount
    wanted = run.key.wantedCount == run.scenarioCount ? nil : run.key.wantedCount
    cut = run.key.cutAt == nil ? nil : true
    stored = run.key.stored
    steps = run.stepCount
    requirements = run.requirements.map { SystemResultDocument($0) }
    choices = run.choices.map { SystemChoiceDocument($0) }
    breakdowns =
      run.breakdowns.isEmpty ? nil : run.breakdowns.map { SystemBreakdownDocument($0) }
    nondeterminism = run.nondeterminism.map {
      Ambiguity(scenario: $0.scenario.lines, first: $0.first, second: $0.second)
    }
    givenUp = run.givenUp
  }

  func run() throws(RecordFault) -> SystemRun {
    let system = try RecordFault.system(system)
    let known = Dictionary(
      system.requirements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var results: [RequirementResult] = []
    for requirement in requirements {
      guard let description = known[requirement.id] else {
        throw RecordFault("the \(system.title) has no requirement '\(requirement.id)'")
      }
      results.append(try requirement.result(description, among: Set(known.keys)))
    }
    var read: [ChoiceResult] = []
    for choice in choices { read.append(try choice.choice()) }
    var findings: [BreakdownFinding] = []
    for breakdown in breakdowns ?? [] { findings.append(try breakdown.finding()) }
    let count = try RecordFault.count(scenarios, "scenarios")
    let wantedCount = try RecordFault.wantedCount(wanted ?? scenarios)
    if let stored, stored.utf8.count != 16 || UInt64(stored, radix: 16) == nil {
      throw RecordFault(
        "'stored' expects sixteen hexadecimal digits, found \(ScenarioText.found(stored))")
    }
    return SystemRun(
      key: SystemRun.Key(
        system: system, seed: seed, wantedCount: wantedCount, cutAt: cut == true ? count : nil,
        stored: stored),
      scenarioCount: count, stepCount: try RecordFault.count(steps, "steps"), requirements: results,
      choices: read,
      breakdowns: findings,
      nondeterminism: nondeterminism.map {
        Nondeterminism(
          scenario: ScenarioStory(lines: $0.scenario), first: $0.first, second: $0.second)
      }, givenUp: givenUp)
  }
}
