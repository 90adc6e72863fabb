import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// What a start shows wrongly is left out from there on, in shrinking and proofs as in campaigns.
@MainActor @Suite("Shrinking behind a wrong start") struct WrongStartShrinkingTests {
  private func found(
    _ faults: NavigationFaults, _ requirement: String, beginsSmall: Bool
  ) async throws -> Counterexample {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    var options = CampaignOptions(scenarioCount: sample(1_500, of: 4_000))
    options.requirements = [requirement]
    options.ending = requirement
    options.beginsSmall = beginsSmall
    options.proof = .steps(sample(60_000, of: 500_000))
    let report = try await Conformance(of: subject).check(options)
    let violation = try #require(report.violations.first { $0.id == requirement })
    return try #require(violation.counterexample)
  }

  /// Where the bars stand in the view is looked at with what a toolbar shows, and says nothing of it.
  @Test(arguments: [
    (NavigationFault.toolbarHiddenByPop, "TV-22"), (.popToRootDropsRoot, "REL-POP-15"),
    (.setKindByNewArray, "REL-SETVC-18"),
  ])
  func `what is wrong from the start makes no other counterexample longer, or less certain`(
    _ fault: NavigationFault, _ requirement: String
  ) async throws {
    for beginsSmall in [true, false] {
      let alone = try await found([fault], requirement, beginsSmall: beginsSmall)
      let both = try await found(
        [fault, .barOutsideView], requirement, beginsSmall: beginsSmall)
      #expect(both.scenario == alone.scenario)
      #expect(both.comparisons == alone.comparisons)
      #expect(both.certainty == alone.certainty)
      #expect(both.detours == alone.detours)
    }
  }
}
