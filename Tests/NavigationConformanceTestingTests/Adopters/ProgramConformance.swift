import Foundation
import NavigationConformance
import NavigationConformanceTesting
import Testing

// CONFORMANCE.md shows this file; a test holds it to that.

#if os(macOS) || os(Linux)
  @MainActor @Suite(.serialized) struct ProgramConformance {
    // The program is started when the first test asks. Where it cannot be, each test says why.
    static let conformance = Result {
      let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Reference/Examples/Subjects/container.py")
      let external = try ExternalSubject(["python3", program.path])
      return ConformanceSuite(
        external.navigation, options: CampaignOptions(seed: 2, scenarioCount: 800))
    }

    @Test(arguments: RequirementCase.allCases)
    func requirement(_ requirement: RequirementCase) async throws {
      try await Self.conformance.get().verify(requirement)
    }
  }
#endif
