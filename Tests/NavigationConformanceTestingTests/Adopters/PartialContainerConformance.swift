import NavigationConformance
import NavigationConformanceTesting
import Testing

// A container with nothing but a stack that asks about pops and sets only. Its adapter is no main-actor type and takes
// its time, and the tests run in parallel and off the main actor.
struct PartialContainerConformance {
  @MainActor static let conformance = ConformanceSuite(
    "ArrayContainer", ArrayContainer(),
    options: CampaignOptions(
      scenarioCount: sample(400, of: 1_000),
      requirements: RequirementCase.allCases.map(\.id).filter {
        $0.hasPrefix("POP-") || $0.hasPrefix("SETVC-")
      }))

  @Test(arguments: RequirementCase.allCases)
  func requirement(_ requirement: RequirementCase) async throws {
    try await Self.conformance.verify(requirement)
  }

  @Test(arguments: ["start A; push B; pop", "start A; push B; push C; popTo A", "start A; set B A"])
  func scenario(_ scenario: String) async throws {
    try await Self.conformance.replay(scenario)
  }
}
