import FlowAdapter
import NavigationConformance
import NavigationConformanceTesting
import XCTest

final class FlowXCTests: XCTestCase {
  @MainActor func testConformance() async throws {
    let conformance = ConformanceSuite(
      "Flow", FlowAdapter(), options: CampaignOptions(scenarioCount: 2_000))
    for failure in try await conformance.failures() { XCTFail(failure.message) }
  }
}
