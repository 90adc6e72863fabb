import NavigationConformance
import NavigationConformanceTesting
import Testing

// A container with nothing but a stack, whose adapter is no main-actor type and takes its time, in a suite whose tests
// run in parallel and off the main actor: most cases are cancelled, the others pass.
struct PartialContainerConformance {
  @MainActor static let conformance = ConformanceSuite(
    "ArrayContainer", ArrayContainer(), options: CampaignOptions(scenarioCount: 1_000))

  @Test(arguments: RequirementCase.allCases)
  func requirement(_ requirement: RequirementCase) async throws {
    try await Self.conformance.verify(requirement)
  }

  @Test(arguments: ["start A; push B; pop", "start A; push B; push C; popTo A", "start A; set B A"])
  func scenario(_ scenario: String) async throws {
    try await Self.conformance.replay(scenario)
  }
}
