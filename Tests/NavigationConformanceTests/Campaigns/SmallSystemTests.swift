import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import SmallestAdapter
import Testing

@testable import NavigationConformance

@Suite("What a campaign judges beside the navigation stack") struct SmallSystemTests {
  /// Notes what systems are asked for.
  private final class Spy {
    fileprivate(set) var counts: [Int] = []
    /// How many scenarios it comes to before the run is over.
    var reached = Int.max
    var mistake: String?
    var givenUp: String?

    /// Those that begin like one that fails are left out.
    var leftOut = 0

    func system(_ kind: ScenarioSystem = .lifecycle, holding existing: Int = .max) -> SmallSystem {
      SmallSystem(SpiedSystem(kind: kind, existing: existing, spy: self))
    }
  }

  /// A system of which only counts are known.
  private struct SpiedSystem: SmallSystemJudge {
    let kind: ScenarioSystem
    let existing: Int
    let spy: Spy

    var isInProcess: Bool { true }

    var loss: String? { nil }

    func key(of options: CampaignOptions) -> SystemRun.Key {
      SystemRun.Key(
        system: kind, seed: options.seed, wantedCount: min(options.scenarioCount, existing))
    }

    func check(_ options: CampaignOptions, with patience: Patience) async -> ConformanceReport {
      let wanted = key(of: options).wantedCount
      spy.counts.append(wanted)
      let count = min(wanted - spy.leftOut, spy.reached)
      var report = ConformanceReport(
        subject: "Spy", version: SuiteVersion.current,
        generatorVersion: ScenarioGenerator.version, seed: options.seed, scenarioCount: count,
        stepCount: count * 3,
        requirements: kind.requirements.map {
          RequirementResult(
            id: $0.id, level: $0.level, statement: $0.statement, source: $0.source,
            verdict: .holds, exercisedCount: count)
        }, choices: [])
      report.extent = RunExtent(wantedCount: wanted, isCut: spy.reached < wanted)
      report.adapterError = spy.mistake
      report.givenUp = spy.givenUp
      return report
    }

    func mistake() async -> String? { spy.mistake }

    func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int) {
      (.agrees, scenario.lineCount)
    }

    func counterexample(
      from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
    ) async -> Counterexample? {
      nil
    }
  }

  private func campaign(
    _ systems: [SmallSystem], _ scenarioCount: Int = 40, from state: CampaignState? = nil
  ) throws -> Campaign {
    var options = CampaignOptions(scenarioCount: scenarioCount)
    options.beginsSmall = false
    options.epochLength = 20
    var campaign = try Campaign(
      subject: NavigationSubject("Container", SmallestAdapter()), options: options)
    campaign.systems = systems
    if let state { campaign.resume(from: state) }
    return campaign
  }

  private func judge(_ campaign: inout Campaign) async throws {
    var nobody = Helper(outcomes: [:])
    try await campaign.judge(campaign.openSystems, &nobody, CampaignControl())
  }

  /// Somebody else who has judged these systems.
  private struct Helper: CampaignExecutor {
    var outcomes: [ScenarioSystem: SystemOutcome]
    var failure: ExecutionFailure?
    var begun: [SystemWork] = []

    mutating func begin(_ works: [SystemWork]) { begun += works }

    mutating func outcome(of work: SystemWork) async throws(ExecutionFailure) -> SystemOutcome? {
      if let failure { throw failure }
      return outcomes.removeValue(forKey: work.system)
    }

    mutating func run(
      _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
    ) async throws(ExecutionFailure) {}
  }

  @Test func `what somebody else has judged meanwhile is not judged again`() async throws {
    let spy = Spy()
    var alone = try campaign([spy.system(), spy.system(.layout)])
    try await judge(&alone)
    let run = try #require(alone.record.systemRuns.first { $0.key.system == .layout })
    var helper = Helper(outcomes: [.layout: .judged(run)])
    var helped = try campaign([spy.system(), spy.system(.layout)])
    _ = await helped.run(&helper, CampaignControl())
    #expect(helper.begun.map(\.system) == [.lifecycle, .layout])
    #expect(spy.counts == [40, 40, 40])
    #expect(helped.record.systemRuns == alone.record.systemRuns)
  }

  @Test func `what somebody else has judged counts though the campaign is over`() async throws {
    let spy = Spy()
    var alone = try campaign([spy.system()])
    try await judge(&alone)
    var helper = Helper(outcomes: [.lifecycle: .judged(try #require(alone.record.systemRuns.first))]
    )
    var helped = try campaign([spy.system(), spy.system(.layout)])
    _ = await helped.run(&helper, CampaignControl(patience: Patience(isOver: { true })))
    #expect(helped.record.systemRuns == alone.record.systemRuns)
    #expect(spy.counts == [40])
  }

  @Test func `a mistake that somebody else has met ends the campaign`() async throws {
    let spy = Spy()
    var helper = Helper(outcomes: [.lifecycle: .mistaken("the adapter is mistaken")])
    var helped = try campaign([spy.system()], 1_000)
    let report = await helped.run(&helper, CampaignControl())
    #expect(report.adapterError == "the adapter is mistaken")
    #expect(report.scenarioCount == 20)
  }

  @Test func `who ends a process by judging one ends the campaign behind its opening`() async throws
  {
    let spy = Spy()
    var helper = Helper(outcomes: [:], failure: ExecutionFailure("it trapped"))
    var helped = try campaign([spy.system()], 1_000)
    let report = await helped.run(&helper, CampaignControl())
    #expect(helped.failure == ExecutionFailure("it trapped"))
    #expect(report.scenarioCount == 20)
    #expect(spy.counts.isEmpty)
  }

  @Test @MainActor func `what is asked and what came of it go by text, and stay what they are`()
    async throws
  {
    let stored = try CorpusScenario("make root A; push B; pop", about: .lifecycle)
    for proof in [ProofBudget.none, .steps(7), .time(.milliseconds(1_500))] {
      let work = SystemWork(
        system: .lifecycle, seed: .max, scenarioCount: 12, proof: proof, stored: [stored])
      #expect(try Self.copy(SystemWorkDocument(work)).work() == work)
    }
    let adapter = HeadlessLayoutAdapter(faults: [.toolbarForgotten])
    let system = FullScreenLayoutSubject("S", adapter).smallSystem
    var campaign = try campaign([system], 3_000)
    try await judge(&campaign)
    let run = try #require(campaign.record.systemRuns.first)
    #expect(run.requirements.contains { $0.counterexample != nil })
    for outcome in [SystemOutcome.judged(run), .mistaken("it is"), .nothing] {
      #expect(try Self.copy(SystemOutcomeDocument(outcome)).outcome() == outcome)
    }
  }

  private static func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  @Test func `each is judged, and stands in the report`() async throws {
    let spy = Spy()
    var campaign = try campaign([spy.system(.layout), spy.system(.toolbarController)])
    let report = await campaign.run(CampaignControl())
    let ids = Set(report.requirements.map(\.id))
    #expect(ids.isSuperset(of: ["LAY-01", "CW-03"]))
    #expect(report.scenarioCount == 3 * 40)
    #expect(campaign.record.systemRuns.map(\.key.system) == [.layout, .toolbarController])
  }

  @Test func `as many scenarios are run as a check runs, or as there are`() async throws {
    let spy = Spy()
    var short = try campaign([spy.system(), spy.system(.layout, holding: 30)])
    try await judge(&short)
    #expect(spy.counts == [40, 30])
    var long = try campaign([spy.system()], .max)
    try await judge(&long)
    #expect(spy.counts == [40, 30, 20_000])
  }

  @Test func `what has been judged is not judged again by one that goes on`() async throws {
    let spy = Spy()
    var kept: CampaignState?
    var first = try campaign([spy.system()])
    let report = await first.run(CampaignControl(checkpoint: { kept = $0 }))
    var second = try campaign([spy.system()], from: kept)
    let again = await second.run(CampaignControl())
    #expect(spy.counts == [40])
    #expect(try JSONReport(again).text() == JSONReport(report).text())
  }

  @Test func `what was cut short is judged as a whole by one that goes on`() async throws {
    let spy = Spy()
    spy.reached = 7
    var first = try campaign([spy.system()])
    try await judge(&first)
    #expect(first.record.systemRuns.map(\.scenarioCount) == [7])
    spy.reached = .max
    let kept = CampaignState(record: first.record, avoided: [], next: 20)
    var second = try campaign([spy.system()], from: kept)
    try await judge(&second)
    #expect(spy.counts == [40, 40])
    #expect(second.record.systemRuns.map(\.scenarioCount) == [40])
  }

  @Test
  func `a short one is judged, though more scenarios had been run of a longer one that was cut`()
    async throws
  {
    let spy = Spy()
    spy.reached = 70
    var long = try campaign([spy.system()], 400)
    try await judge(&long)
    spy.reached = .max
    var short = try campaign(
      [spy.system()], from: CampaignState(record: long.record, avoided: [], next: 20))
    try await judge(&short)
    #expect(spy.counts == [400, 40])
    #expect(ConformanceReport(short.record, seed: 1).scenarioCount == 40)
  }

  @Test func `what left scenarios out has come to its end all the same`() async throws {
    let spy = Spy()
    spy.leftOut = 5
    var first = try campaign([spy.system()])
    try await judge(&first)
    #expect(first.record.systemRuns.map(\.scenarioCount) == [35])
    var second = try campaign(
      [spy.system()], from: CampaignState(record: first.record, avoided: [], next: 20))
    try await judge(&second)
    #expect(spy.counts == [40])
  }

  @Test func `what the opening came to behind its cut is not kept with a small system`()
    async throws
  {
    let spy = Spy()
    func options(_ count: Int) -> CampaignOptions {
      var options = CampaignOptions(scenarioCount: count)
      options.epochLength = 20
      return options
    }
    func campaign(_ count: Int, from state: CampaignState? = nil) throws -> Campaign {
      var campaign = try Campaign(
        subject: NavigationSubject("Container", SmallestAdapter()), options: options(count))
      campaign.systems = [spy.system()]
      if let state { campaign.resume(from: state) }
      return campaign
    }
    var kept: CampaignState?
    var short = try campaign(12)
    _ = await short.run(CampaignControl(checkpoint: { kept = $0 }))
    #expect(kept?.record.systemRuns.count == 1)
    var resumed = try campaign(40, from: kept)
    var whole = try campaign(40)
    let reports = (
      await resumed.run(CampaignControl()), await whole.run(CampaignControl())
    )
    #expect(try JSONReport(reports.0).text() == JSONReport(reports.1).text())
  }

  @Test func `the mistake of an adapter ends the campaign, and hides nothing`() async throws {
    let spy = Spy()
    let mistaken = Spy()
    mistaken.mistake = "the adapter is mistaken"
    var campaign = try campaign([mistaken.system(), spy.system(.layout)], 1_000_000)
    let report = await campaign.run(CampaignControl())
    #expect(report.adapterError == "the adapter is mistaken")
    #expect(spy.counts == [20_000])
    #expect(campaign.record.systemRuns.map(\.key.system) == [.layout])
    #expect(report.requirements.contains { $0.id == "PUSH-01" && $0.verdict == .holds })
  }

  @Test @MainActor func `less than no scenario is none`() async throws {
    let options = CampaignOptions(scenarioCount: -5)
    let reports = [
      try await FullScreenLayoutConformance(
        of: FullScreenLayoutSubject("S", HeadlessLayoutAdapter())
      )
      .check(options),
      try await LifecycleConformance(of: LifecycleSubject("S", HeadlessLifecycleAdapter()))
        .check(options),
    ]
    #expect(reports.map(\.scenarioCount) == [0, 0])
    #expect(
      reports.map(\.extent) == Array(repeating: RunExtent(wantedCount: 0, isCut: false), count: 2))
  }

  @Test @MainActor func `an ID that no requirement of the system has is refused`() async {
    let layout = FullScreenLayoutConformance(
      of: FullScreenLayoutSubject("S", HeadlessLayoutAdapter()))
    let misspelled = UnknownRequirement(id: "LAY-1", suggestion: "LAY-01")
    await #expect(throws: misspelled) { try await layout.check(.init(requirements: ["LAY-1"])) }
    let toolbar = ToolbarControllerConformance(
      of: ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter()))
    let foreign = UnknownRequirement(id: "PUSH-03", suggestion: nil)
    #expect(
      foreign.description
        == "none of the requirements that are judged here is called 'PUSH-03'")
    await #expect(throws: foreign) { try await toolbar.check(.init(requirements: ["PUSH-03"])) }
  }

  @Test func `what was given up of a small system is said`() async throws {
    let spy = Spy()
    spy.givenUp = "it broke down too often"
    var campaign = try campaign([spy.system()])
    #expect(await campaign.run(CampaignControl()).givenUp == "it broke down too often")
  }

  @Test func `a campaign that is over before judges none, and says so`() async throws {
    let spy = Spy()
    var campaign = try campaign([spy.system()])
    var report = await campaign.run(CampaignControl(patience: Patience(isOver: { true })))
    report.noteUnjudged([.lifecycle])
    #expect(spy.counts.isEmpty)
    #expect(
      report.notes == [
        "The run ended before the life cycle was judged, which the subject claims too; 'check' judges it."
      ])
  }
}
