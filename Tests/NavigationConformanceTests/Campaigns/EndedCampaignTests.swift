import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// A campaign that somebody waits for ends, and what it did not come to is done by whoever goes on with it.
@MainActor @Suite("Campaigns that are ended") struct EndedCampaignTests {
  /// Every animated set is a push; what is found first has more lines than it takes.
  private static let long =
    "A.title = \"a\"; start A; push B animated; push C; setToolbarHidden false; pop; set A B C D; "
    + "set B A animated"

  private func options() throws -> CampaignOptions {
    var options = CampaignOptions(scenarioCount: 12)
    options.stored = [try NavigationScenario(Self.long)]
    options.beginsSmall = false
    options.epochLength = 8
    options.proof = .steps(sample(300, of: 2_000))
    return options
  }

  private func campaign() throws -> Campaign {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.setAlwaysPushes]))
    return try Campaign(subject: subject, options: options())
  }

  private func finding(_ report: ConformanceReport) throws -> Counterexample {
    try #require(report.violations.first?.counterexample)
  }

  @Test func `a finding is kept as it is, and made more of by whoever goes on`() async throws {
    var undisturbed = try campaign()
    let whole = await undisturbed.run(CampaignControl())
    #expect(try finding(whole).scenario.oneLine == "start A; push B; set B A animated")
    var state: CampaignState?
    var first = try campaign()
    let cut = await first.run(
      CampaignControl(
        patience: Patience(isOver: { state != nil }, isOut: { state != nil }),
        checkpoint: { state = $0 }))
    #expect(cut.violations.map(\.id) == ["SETVC-04"])
    #expect(whole.violations.map(\.id) == ["SETVC-04", "SETVC-17"])
    #expect(try finding(cut).scenario.oneLine == Self.long)
    #expect(try finding(cut).certainty == .endedByLimit)
    var second = try campaign()
    second.resume(from: try StateDocument(try #require(state)).state())
    #expect(await second.run(CampaignControl()) == whole)
  }

  @Test func `a search that came to no end makes nothing of what shrinking has not tried`() {
    let limits = Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)
    let possible = Counterexample.Certainty.shortestPossible(scenarioCount: 9, within: limits)
    let own = Counterexample.Certainty.shortestInOwnVocabulary(
      scenarioCount: 9, within: limits, wholeLineCount: 1)
    let searched = Counterexample.Certainty.ownVocabularySearched(
      lineCount: 2, scenarioCount: 9, totalCount: nil, within: limits, wholeLineCount: 1)
    #expect(Counterexample.Certainty.endedByLimit.followed(by: searched) == .endedByLimit)
    #expect(Counterexample.Certainty.endedByLimit.followed(by: .shortestFound) == .endedByLimit)
    #expect(Counterexample.Certainty.shortestFound.followed(by: searched) == searched)
    for proven in [possible, own] {
      #expect(Counterexample.Certainty.endedByLimit.followed(by: proven) == proven)
      #expect(Counterexample.Certainty.shortestFound.followed(by: proven) == proven)
    }
  }

  @Test func `small scenarios are no reason to wait`() async throws {
    var runs = 0
    var subject = NavigationSubject("subject", HeadlessAdapter())
    let run = subject.run
    subject.run = { session, script in
      runs += 1
      return await run(&session, &script)
    }
    var campaign = try Campaign(subject: subject, options: CampaignOptions(scenarioCount: 4_000))
    let report = await campaign.run(CampaignControl(patience: Patience(isOver: { runs > 10 })))
    #expect(report.scenarioCount == 11)
  }

  @Test func `an example of an open point that nobody was waited for is as it was seen`()
    async throws
  {
    var patient = try campaign()
    let whole = await patient.run(CampaignControl())
    var hasty = try campaign()
    let cut = await hasty.run(CampaignControl(patience: Patience(isOut: { true })))
    func length(_ report: ConformanceReport) -> Int {
      report.choices.flatMap(\.examples).reduce(0) { $0 + $1.scenario.lines.count }
    }
    #expect(cut.choices.map(\.count) == whole.choices.map(\.count))
    #expect(length(cut) > length(whole))
    // Both are the same campaign: the better of what was made of it stays, in whatever order they come.
    let records = [try #require(whole.record), try #require(cut.record)]
    #expect(try records[0].merged(with: records[1]) == records[0])
    #expect(try records[1].merged(with: records[0]) == records[0])
  }
}
