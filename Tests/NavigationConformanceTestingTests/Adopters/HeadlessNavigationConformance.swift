import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceTesting
import Testing

// What an adopter writes. The seed is one with which so few scenarios exercise everything.
@MainActor let conformance = ConformanceSuite(
  "HeadlessNavigation", HeadlessAdapter(),
  options: CampaignOptions(seed: 3, scenarioCount: sample(1_500, of: 5_000)))

@Suite(.serialized) struct HeadlessNavigationConformance {
  @Test(arguments: RequirementCase.allCases)
  func requirement(_ requirement: RequirementCase) async throws {
    try await conformance.verify(requirement)
  }

  // As a report prints it for pasting.
  @Test func `SETVC-07`() async throws {
    try await conformance.replay("start A; push B; set A D animated")
  }
}
