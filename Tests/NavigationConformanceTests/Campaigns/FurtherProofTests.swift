import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Who goes on with a campaign and has more time for proofs gets more proven of what is known already.
@MainActor @Suite("Proofs that are gone on with") struct FurtherProofTests {
  /// Counts what a subject is asked.
  private final class Counter {
    var runs = 0
  }

  private func campaign(
    _ proof: ProofBudget, of fault: NavigationFault = .setAlwaysPushes,
    from state: CampaignState? = nil, counting counter: Counter? = nil
  ) throws -> Campaign {
    var options = CampaignOptions(scenarioCount: 12)
    options.stored = [
      try NavigationScenario(
        "start A; push B animated; push C; setToolbarHidden false; set B A animated")
    ]
    options.beginsSmall = false
    options.epochLength = 8
    options.proof = proof
    var subject = NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
    if let counter {
      let run = subject.run
      subject.run = { session, script in
        counter.runs += 1
        return await run(&session, &script)
      }
    }
    var campaign = try Campaign(subject: subject, options: options)
    if let state { campaign.resume(from: try StateDocument(state).state()) }
    return campaign
  }

  /// What a run comes to, and what is kept of it.
  private func run(
    _ campaign: Campaign, until isOutOfPatience: @escaping () -> Bool = { false }
  ) async throws -> (report: ConformanceReport, state: CampaignState) {
    var campaign = campaign
    var kept: CampaignState?
    let report = await campaign.run(
      CampaignControl(patience: Patience(isOver: isOutOfPatience, isOut: isOutOfPatience)) {
        kept = $0
      })
    return (report, try #require(kept))
  }

  private func certainty(_ report: ConformanceReport) throws -> Counterexample.Certainty {
    try #require(report.violations.first?.counterexample).certainty
  }

  @Test func `what was left open is proven as in a campaign that had as much from its start`()
    async throws
  {
    let whole = try await run(campaign(.steps(2_000))).report
    let first = try await run(campaign(.none))
    #expect(try certainty(first.report) == .shortestFound)
    let second = try await run(campaign(.steps(300), from: first.state))
    #expect(try certainty(second.report) != .shortestFound)
    #expect(try certainty(second.report) != certainty(whole))
    let third = try await run(campaign(.steps(2_000), from: second.state))
    #expect(third.report == whole)
    #expect(third.state.proof == .steps(2_000))
  }

  @Test(arguments: [ProofBudget.steps(300), .steps(40), .none])
  func `whoever may spend no more tries nothing again, and loses nothing`(
    _ proof: ProofBudget
  ) async throws {
    let first = try await run(campaign(.steps(300)))
    let counter = Counter()
    let second = try await run(campaign(proof, from: first.state, counting: counter))
    #expect(counter.runs == 0)
    #expect(second.report == first.report)
    #expect(second.state.proof == proof)
  }

  @Test func `what is ended meanwhile keeps what was proven, and is tried by the next`()
    async throws
  {
    let first = try await run(campaign(.steps(300)))
    let hasty = try campaign(.steps(2_000), from: first.state)
    let second = try await run(hasty, until: { true })
    #expect(second.report.violations == first.report.violations)
    #expect(second.state.proof == .steps(300))
    let third = try await run(campaign(.steps(2_000), from: second.state))
    #expect(try await third.report == run(campaign(.steps(2_000))).report)
  }

  @Test func `what has been proven to its end is not tried again`() async throws {
    let first = try await run(campaign(.steps(300), of: .toolbarShownInitially))
    #expect(try !certainty(first.report).isOpen)
    let counter = Counter()
    let second = try await run(
      campaign(
        .steps(2_000), of: .toolbarShownInitially, from: first.state, counting: counter))
    #expect(counter.runs == 0)
    #expect(second.report == first.report)
    #expect(second.state.proof == .steps(2_000))
  }

  @Test func `what beside the navigation stack was left open is judged once more`() async throws {
    func campaign(_ proof: ProofBudget, from state: CampaignState? = nil) throws -> Campaign {
      var campaign = try self.campaign(proof, from: state)
      campaign.systems = [
        FullScreenLayoutSubject("subject", HeadlessLayoutAdapter(faults: [.toolbarForgotten]))
          .smallSystem
      ]
      return campaign
    }
    func certainties(_ report: ConformanceReport) -> [Counterexample.Certainty] {
      report.violations.filter { $0.id.hasPrefix("LAY-") }.compactMap(\.counterexample?.certainty)
    }
    let first = try await run(campaign(.none))
    #expect(!certainties(first.report).isEmpty)
    #expect(certainties(first.report).allSatisfy { $0 == .shortestFound })
    let second = try await run(campaign(.steps(300), from: first.state))
    #expect(certainties(second.report).contains { $0 != .shortestFound })
    #expect(second.state.record.systemRuns.count == 1)
    #expect(try await second.report == run(campaign(.steps(300))).report)
  }

  @Test func `a time is more than steps, and anything more than nothing`() {
    let ascending: [ProofBudget] = [
      .none, .steps(1), .steps(500_000), .time(.milliseconds(1)), .time(.seconds(60)),
    ]
    for (place, budget) in ascending.enumerated() {
      for (otherPlace, other) in ascending.enumerated() {
        #expect(budget.isLarger(than: other) == (place > otherPlace))
      }
    }
  }

  @Test(arguments: [ProofBudget.none, .steps(7), .time(.milliseconds(1_500))])
  func `what may be spent is kept`(_ proof: ProofBudget) throws {
    let text = try JSONText.text(of: ProofDocument(proof))
    #expect(try JSONText.value(of: ProofDocument.self, from: text).budget() == proof)
  }

  @Test(arguments: [
    (#"{"steps": 7, "milliseconds": 7}"#, "'proof' expects steps or milliseconds, found both"),
    (#"{"milliseconds": -1}"#, "'milliseconds' expects a time from 0, found -1"),
    (#"{"steps": -1}"#, "'steps' expects a count of at most 9007199254740992, found -1"),
  ])
  func `what nobody can have meant is refused`(_ text: String, _ reason: String) throws {
    let document = try JSONText.value(of: ProofDocument.self, from: text)
    #expect { try document.budget() } throws: { ($0 as? RecordFault)?.description == reason }
  }
}
