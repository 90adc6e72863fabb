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
    let length = sample(120, of: 500)
    func cutShort(_ count: Int) async throws -> Int {
      var options = CampaignOptions(scenarioCount: count)
      options.proof = .none
      options.beginsSmall = false
      options.epochLength = length
      let report = try await Conformance(of: wrongAtEveryPop()).verdicts(options)
      return report.violations.reduce(0) { $0 + $1.cutShortCount }
    }
    let first = try await cutShort(length)
    #expect(first * 5 > length * 2)
    let later = try await cutShort(3 * length) - first
    // Of twice as many scenarios.
    #expect(later < first)
    #expect(later < length / 2, "\(later) of \(2 * length) scenarios after the first epoch")
  }
}
