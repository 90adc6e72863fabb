import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceTesting
import XCTest

// What an adopter with XCTest writes; no `import Testing`.
final class HeadlessNavigationTests: XCTestCase {
  @MainActor static let conformance = ConformanceSuite(
    "HeadlessNavigation", HeadlessAdapter(),
    options: CampaignOptions(seed: 4, scenarioCount: sample(2_000, of: 5_000)))

  func testConformance() async throws {
    for failure in try await Self.conformance.failures() { XCTFail(failure.message) }
  }

  func testAPastedScenario() async throws {
    let failures = try await Self.conformance.failures(
      replaying: "start A; push B; set A D animated")
    for failure in failures { XCTFail(failure.message) }
  }
}
