import FlowAdapter
import NavigationConformance
import NavigationConformanceTesting
import Testing

@MainActor let conformance = ConformanceSuite(
  "Flow", FlowAdapter(), options: CampaignOptions(scenarioCount: 2_000))

@Suite(.serialized) struct FlowConformance {
  @Test(arguments: RequirementCase.allCases)
  func requirement(_ requirement: RequirementCase) async throws {
    try await conformance.verify(requirement)
  }

  // As a report printed it when transitions went by the number of pages.
  @Test func `SETVC-06`() async throws {
    try await conformance.replay("start A; set A B C; set A D animated")
  }
}

@MainActor @Suite struct FirstVersion {
  @Test func `The version that let a page come twice is found out`() async throws {
    let suite = ConformanceSuite(
      "Flow, first version", FlowAdapter(acceptsDuplicates: true),
      options: CampaignOptions(scenarioCount: 500, requirements: ["PUSH-03"]))
    let failures = try await suite.failures()
    #expect(failures.map(\.id) == ["PUSH-03"])
    #expect(failures.first?.scenario?.text == "start A\npush A")
  }
}
