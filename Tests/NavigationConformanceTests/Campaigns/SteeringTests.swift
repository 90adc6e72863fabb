import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a campaign keeps away from, once it knows what is wrong.
@MainActor @Suite struct SteeringTests {
  /// Will-show names the controller that goes, whichever operation takes it off the stack.
  private func wrongAtEveryPop() -> NavigationSubject {
    NavigationSubject("subject", HeadlessAdapter(faults: [.willShowNamesPopped]))
  }

  @Test func `A defect in what several operations share is kept away from in each of them`()
    async throws
  {
    func cutShort(_ count: Int) async throws -> Int {
      var options = CampaignOptions(scenarioCount: count)
      options.proof = .none
      options.beginsSmall = false
      options.epochLength = 500
      let report = try await Conformance(of: wrongAtEveryPop()).check(options)
      return report.violations.reduce(0) { $0 + $1.cutShortCount }
    }
    let first = try await cutShort(500)
    #expect(first > 250)
    let later = try await cutShort(1_500) - first
    #expect(later < 250, "\(later) of the 1,000 scenarios after the first epoch ended early")
  }
}
