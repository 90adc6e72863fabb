import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("What a campaign judges beside the navigation stack") struct SmallSystemTests {
  /// A system that notes what it is asked for.
  private final class Spy {
    private(set) var counts: [Int] = []
    /// How many scenarios it comes to before the run is over.
    var reached = Int.max
    var mistake: String?

    func system(_ kind: ScenarioSystem = .lifecycle, holding existing: Int = .max) -> SmallSystem {
      SmallSystem(kind) {
        min($0, existing)
      } run: { options, _ in
        self.counts.append(options.scenarioCount)
        let count = min(options.scenarioCount, self.reached)
        var report = ConformanceReport(
          subject: "Spy", version: SuiteVersion.current,
          generatorVersion: ScenarioGenerator.version, seed: options.seed, scenarioCount: count,
          stepCount: count * 3,
          requirements: kind.requirements.map {
            RequirementResult(
              id: $0.id, level: $0.level, statement: $0.statement, source: $0.source,
              verdict: .holds, exercisedCount: count)
          }, choices: [])
        report.adapterError = self.mistake
        return report
      }
    }
  }

  private func campaign(
    _ systems: [SmallSystem], _ scenarioCount: Int = 40, from state: CampaignState? = nil
  ) throws -> Campaign {
    var options = CampaignOptions(scenarioCount: scenarioCount)
    options.beginsSmall = false
    options.epochLength = 20
    var campaign = try Campaign(
      subject: NavigationSubject("Model", ModelAdapter()), options: options)
    campaign.systems = systems
    if let state { campaign.resume(from: state) }
    return campaign
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
    await short.judgeSystems(CampaignControl())
    #expect(spy.counts == [40, 30])
    var long = try campaign([spy.system()], .max)
    await long.judgeSystems(CampaignControl())
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
    await first.judgeSystems(CampaignControl())
    #expect(first.record.systemRuns.map(\.key.scenarioCount) == [7])
    spy.reached = .max
    let kept = CampaignState(record: first.record, avoided: [], next: 20)
    var second = try campaign([spy.system()], from: kept)
    await second.judgeSystems(CampaignControl())
    #expect(spy.counts == [40, 40])
    #expect(second.record.systemRuns.map(\.key.scenarioCount) == [40])
  }

  @Test func `the mistake of an adapter ends the campaign, and nothing of it is kept`() async throws
  {
    let spy = Spy()
    spy.mistake = "the adapter is mistaken"
    var campaign = try campaign([spy.system(), spy.system(.layout)], 1_000_000)
    let report = await campaign.run(CampaignControl())
    #expect(report.adapterError == "the adapter is mistaken")
    #expect(spy.counts == [20_000])
    #expect(campaign.record.systemRuns.isEmpty)
  }

  @Test func `a campaign that is over before judges none, and says so`() async throws {
    let spy = Spy()
    var campaign = try campaign([spy.system()])
    var report = await campaign.run(CampaignControl(isOver: { true }))
    report.noteUnjudged([.lifecycle])
    #expect(spy.counts.isEmpty)
    #expect(
      report.notes == [
        "The run ended before the life cycle was judged, which the subject claims too; 'check' judges it."
      ])
  }
}
