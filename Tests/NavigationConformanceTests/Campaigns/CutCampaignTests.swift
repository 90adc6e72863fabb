import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import SmallestAdapter
import Testing

@testable import NavigationConformance

/// Campaigns with too few scenarios for all small ones: half of them are generated all the same.
@MainActor @Suite struct CutCampaignTests {
  private func campaign(
    _ count: Int, stored: Int = 0, proof: ProofBudget = .steps(500)
  ) throws -> Campaign {
    var options = CampaignOptions(seed: 3, scenarioCount: count)
    options.proof = proof
    options.stored = try (0..<stored).map {
      try NavigationScenario("start A; push B; pop" + String(repeating: "; push C; pop", count: $0))
    }
    let faults: NavigationFaults = [.popToStopsOneAbove, .popReturnsNewTop]
    var campaign = try Campaign(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)), options: options)
    // It takes longer than all the rest.
    if stored == 1 {
      campaign.systems = [
        LifecycleSubject("subject", HeadlessLifecycleAdapter(faults: [.encodedFromTop])).smallSystem
      ]
    }
    return campaign
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

  @Test(arguments: [1, 0].prefix(sample(1, of: 2)))
  func `From every state that is kept it goes on to the same report`(_ stored: Int) async throws {
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
    #expect(again.scenarioCount == whole.scenarioCount)
    // More small ones have been run than a shorter campaign has.
    if count > 120 { #expect(again == whole) }
  }

  @Test func `What was cut twice is whole again with enough of them`() async throws {
    // More are stored than the first two have room for.
    let first = try await run(campaign(20, stored: 30))
    let second = try await run(
      campaign(10, stored: 30), from: first.states.last)
    #expect(!first.states.isEmpty && !second.states.isEmpty)
    let third = try await run(
      campaign(90, stored: 30), from: second.states.last)
    #expect(third.report == (try await run(campaign(90, stored: 30)).report))
  }

  @Test func `What more may be proven is proven once`() async throws {
    let plain = try await run(campaign(120, proof: .none))
    let whole = try await run(campaign(120))
    #expect(!plain.states.isEmpty)
    let proven = try await run(campaign(120), from: plain.states.last)
    #expect(proven.report == whole.report)
    let last = try #require(proven.states.last)
    #expect(last.proof == .steps(500))
    let certainties = last.record.total.violations.map(\.counterexample?.certainty)
    #expect(
      certainties == whole.states.last?.record.total.violations.map(\.counterexample?.certainty))
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
