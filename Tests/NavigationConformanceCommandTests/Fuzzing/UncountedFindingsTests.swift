import NavigationReference
import Testing

@testable import NavigationConformance
@testable import NavigationConformanceCommand

/// What workers found behind a stretch that another of them never handed in.
@MainActor @Suite struct UncountedFindingsTests {
  private func tally() throws -> CampaignTally {
    let lines = try NavigationScenario("start A; push B; push B").lines
    let count = RequirementCatalogue.core.requirements.count
    var tally = CampaignTally(requirementCount: count)
    tally.scenarioCount = 7
    let position = ScenarioPosition(.generated, 31, seed: 1)
    let index = try #require(RequirementCatalogue.core.index(of: "PUSH-03"))
    tally.add(
      ViolationRecord(
        blame: Blame(requirement: index, signature: .differs), position: position, lines: lines))
    tally.add(
      BreakdownRecord(Breakdown(.crashed(signal: 4)), position: position, lines: lines))
    tally.nondeterminism = NondeterminismRecord(
      position: position,
      nondeterminism: Nondeterminism(
        scenario: ScenarioStory(lines: lines), first: "one", second: "another"))
    return tally
  }

  @Test func `All that was found is told`() async throws {
    let report = try await Conformance(of: NavigationSubject("Right", ToyAdapter(.none)))
      .check(CampaignOptions(scenarioCount: 10))
    let told = UncountedFindings(tally: try tally(), report: report, place: "behind it").failures
    #expect(
      told.map(\.message) == [
        "found behind it, and not counted: PUSH-03 by 'start A; push B; push B'",
        "found behind it, and not counted: crashed (signal 4) in 'start A; push B; push B'",
        "found behind it, and not counted: two answers to 'start A; push B; push B'",
      ])
    #expect(told.allSatisfy { $0.code == .violated })
  }

  @Test func `What the report tells of is not told again`() async throws {
    var campaign = try Campaign(
      subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)),
      options: CampaignOptions(scenarioCount: 400))
    let report = await campaign.run(CampaignControl())
    #expect(report.violations.map(\.id).contains("PUSH-03"))
    let told = UncountedFindings(tally: try tally(), report: report, place: "behind it").failures
    #expect(told.count == 2)
    #expect(!told.contains { $0.message.contains("PUSH-03") })
  }

  /// Hands in the end of the work, and is gone.
  private struct EndingExecutor: CampaignExecutor {
    let tally: CampaignTally

    func begin(_ works: [SystemWork]) {}
    func outcome(of work: SystemWork) -> SystemOutcome? { nil }

    func run(
      _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
    ) async throws(ExecutionFailure) {
      let end = work.range.upperBound
      _ = await completed(end - 7..<end, tally)
      throw ExecutionFailure("a worker was ended")
    }
  }

  @Test func `A campaign keeps what it cannot count`() async throws {
    var options = CampaignOptions(scenarioCount: 60)
    options.beginsSmall = false
    options.epochLength = 20
    var campaign = try Campaign(
      subject: NavigationSubject("Right", ToyAdapter(.none)), options: options)
    let tally = try tally()
    var executor = EndingExecutor(tally: tally)
    let report = await campaign.run(&executor, CampaignControl())
    #expect(campaign.failure?.description == "a worker was ended")
    #expect(report.scenarioCount == 20)
    #expect(report.violations.isEmpty)
    #expect(campaign.uncounted == tally)
  }
}
