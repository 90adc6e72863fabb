import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import SmallestAdapter
import Testing

@testable import NavigationConformance

/// Campaigns with too few scenarios for all small ones: half of them are generated all the same.
@MainActor @Suite struct CutCampaignTests {
  private func campaign(_ count: Int, stored: Bool = false) throws -> Campaign {
    var options = CampaignOptions(seed: 3, scenarioCount: count)
    options.proof = .steps(500)
    if stored { options.stored = [try NavigationScenario("start A; push B; pop")] }
    let faults: NavigationFaults = [.popToStopsOneAbove, .popReturnsNewTop]
    return try Campaign(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)), options: options)
  }

  private func run(
    _ campaign: Campaign, from state: CampaignState? = nil
  ) async throws -> (report: ConformanceReport, states: [CampaignState]) {
    var campaign = campaign
    if let state { campaign.resume(from: try StateDocument(state).state()) }
    var states: [CampaignState] = []
    let report = await campaign.run(CampaignControl(checkpoint: { states.append($0) }))
    return (report, states)
  }

  @Test(arguments: [false, true])
  func `From every state that is kept it goes on to the same report`(_ stored: Bool) async throws {
    let (whole, states) = try await run(campaign(120, stored: stored))
    #expect(whole.violations.count > 1)
    let phases = states.filter { $0.cut != nil }.compactMap { $0.opening?.phase }
    #expect(Set(phases) == [.compared, .generated])
    for state in states {
      #expect(try StateDocument(state).state() == state)
      let (again, _) = try await run(campaign(120, stored: stored), from: state)
      #expect(again == whole)
    }
  }

  @Test func `What was found behind the cut is known to who goes on and is ended at once`()
    async throws
  {
    let (whole, states) = try await run(campaign(120))
    let last = try #require(states.last)
    var again = try campaign(120)
    again.resume(from: last)
    let report = await again.run(CampaignControl(patience: Patience(isOver: { true })))
    #expect(report.violations.map(\.id) == whole.violations.map(\.id))
    #expect(report.scenarioCount == whole.scenarioCount)
    #expect(last.cut?.record.total.violations.count ?? .max < whole.violations.count)
  }

  @Test(arguments: [90, 200])
  func `With another number of scenarios it goes on from the cut`(_ count: Int) async throws {
    let last = try #require(try await run(campaign(120)).states.last)
    let (whole, _) = try await run(campaign(count))
    let (again, _) = try await run(campaign(count), from: last)
    if count > 120 {
      #expect(again == whole)
    } else {
      // What was run is not undone.
      #expect(again.scenarioCount >= whole.scenarioCount)
    }
  }

  @Test func `One that has room for all is not cut`() async throws {
    let small = SmallScenarios(claims: SmallestAdapter.capabilities).count
    var options = CampaignOptions(seed: 3, scenarioCount: 3 * small)
    options.proof = .none
    var campaign = try Campaign(
      subject: NavigationSubject("subject", SmallestAdapter()), options: options)
    var states: [CampaignState] = []
    _ = await campaign.run(CampaignControl(checkpoint: { states.append($0) }))
    #expect(!states.isEmpty)
    #expect(states.allSatisfy { $0.cut == nil })
  }
}
