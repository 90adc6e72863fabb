// Campaigns of some length take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG
  import Foundation
  import HeadlessNavigation
  import HeadlessNavigationAdapter
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceCommand

  /// Whatever is kept of a campaign when it is killed, going on from there comes to the same.
  @MainActor
  @Suite struct ResumptionTests {
    private static var options: CampaignOptions {
      CampaignOptions(seed: 3, scenarioCount: 30_000)
    }

    private func campaign() throws -> Campaign {
      var campaign = try Campaign(
        subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)), options: Self.options)
      campaign.systems = [
        FullScreenLayoutSubject("Wrong", HeadlessLayoutAdapter(faults: [.toolbarForgotten]))
          .smallSystem
      ]
      return campaign
    }

    private func text(_ report: ConformanceReport) throws -> String {
      try JSONReport(report).text()
    }

    @Test func `Every state that is ever kept leads to the same report`() async throws {
      var states: [CampaignState] = []
      var whole = try campaign()
      let report = try text(await whole.run(CampaignControl(checkpoint: { states.append($0) })))
      #expect(states.count > 5)
      #expect(Set(states.compactMap { $0.opening?.phase }).count == 3)
      let folder = try TemporaryFolder()
      let file = CampaignFile(folder.path("night"))
      for state in states {
        try file.write(KeptCampaign(Self.options, isInProcess: true, state))
        var rest = try campaign()
        rest.resume(from: try #require(try file.read()).state)
        #expect(try text(await rest.run(CampaignControl())) == report)
      }
    }

    @Test func `A campaign that is ended at many places comes to the same as one that is not`()
      async throws
    {
      var whole = try campaign()
      let report = try text(await whole.run(CampaignControl()))
      var dice = Dice(seed: 11)
      for _ in 0..<3 {
        var kept: CampaignState?
        var last = ""
        var resumedCount = 0
        for _ in 0..<200 where last != report {
          var rest = try campaign()
          if let kept {
            rest.resume(from: kept)
            resumedCount += 1
          }
          var looks = Int.random(in: 0..<9_000, using: &dice)
          last = try text(
            await rest.run(
              CampaignControl(
                patience: Patience(isOver: {
                  looks -= 1
                  return looks < 0
                }), checkpoint: { kept = $0 })))
        }
        #expect(last == report)
        #expect(resumedCount > 1)
      }
    }

    @Test func `What is stored and found in the opening is gone on with, too`() async throws {
      var options = Self.options
      options.scenarioCount = 16_000
      options.stored = [
        try NavigationScenario("start A; push B; push A"),
        try NavigationScenario("start A; push B; pop"),
      ]
      var whole = try Campaign(
        subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)), options: options)
      var states: [CampaignState] = []
      var found: [String] = []
      let report = try text(
        await whole.run(
          CampaignControl(
            checkpoint: { states.append($0) }, found: { found.append($0.requirement) })))
      let openings = states.filter { $0.opening != nil }
      #expect(Set(openings.compactMap { $0.opening?.phase }).count == 4)
      #expect(!found.isEmpty)
      for state in openings {
        var again: [String] = []
        var rest = try Campaign(
          subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)), options: options)
        rest.resume(from: state)
        let known = state.record.total.violations.filter { $0.counterexample != nil }
        #expect(
          try text(await rest.run(CampaignControl(found: { again.append($0.requirement) })))
            == report)
        #expect(again == found.filter { id in !known.contains { $0.requirement == id } })
      }
    }

    @Test func `Stretches that come back in any order, as text, come to the same`() async throws {
      var whole = try campaign()
      let report = try text(await whole.run(CampaignControl()))
      for seed in 1...3 as ClosedRange<UInt64> {
        var shared = try campaign()
        var executor = ShufflingExecutor(
          subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)),
          systems: seed == 1 ? [] : shared.systems, dice: Dice(seed: seed))
        #expect(try text(await shared.run(&executor, CampaignControl())) == report)
        #expect(shared.failure == nil)
      }
    }
  }
#endif
