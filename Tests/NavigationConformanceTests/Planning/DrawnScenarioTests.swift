import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// What a report calls a generated scenario can be drawn again by whoever reads it.
@MainActor
@Suite struct DrawnScenarioTests {
  private let subject = NavigationSubject(
    "subject", HeadlessAdapter(faults: [.setAlwaysPushes, .cancelledGesturePops]))

  /// - Parameter epochLength: so few that what is found late is of a learned plan.
  private func options(epochLength: Int) -> CampaignOptions {
    var options = CampaignOptions(scenarioCount: 60)
    options.beginsSmall = false
    options.epochLength = epochLength
    options.proof = .none
    return options
  }

  @Test(arguments: [60, 4])
  func `A generated scenario is drawn again, and goes wrong where the report says`(
    _ epochLength: Int
  ) async throws {
    let options = options(epochLength: epochLength)
    let report = try await Conformance(of: subject).check(options)
    #expect(report.violations.count >= 2)
    var indices: [Int] = []
    for violation in report.violations {
      let finding = try #require(violation.counterexample)
      guard case .generated(let index, seed: 1) = finding.foundAt else {
        Issue.record("\(violation.id) was found in \(finding.foundAt)")
        continue
      }
      var campaign = try Campaign(subject: subject, options: options)
      let drawn = try await campaign.generatedScenario(index)
      let beginning = NavigationScenario(lines: Array(drawn.lines.prefix(finding.foundLineCount)))
      let replay = await Conformance(of: subject).replay(beginning)
      #expect(
        replay.violated?.id == violation.id, "\(index): \(beginning.oneLine)")
      indices.append(index)
    }
    #expect(epochLength == 60 || indices.contains { $0 >= epochLength })
  }

  @Test func `A scenario that a campaign does not come to is not drawn`() async throws {
    var campaign = try Campaign(subject: subject, options: options(epochLength: 60))
    await #expect(throws: Campaign.NotGenerated(count: 60)) {
      try await campaign.generatedScenario(60)
    }
  }
}
