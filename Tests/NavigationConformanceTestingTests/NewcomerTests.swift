import MistakenAdapters
import NavigationConformance
import NavigationConformanceTesting
import Testing

/// What `swift test` tells someone who wrote an adapter with one of the likely mistakes to a container that is right.
@MainActor struct NewcomerTests {
  @Test(arguments: Newcomer.allCases)
  func `A mistake of the adapter is the one failure there is, in the words of the report`(
    _ newcomer: Newcomer
  ) async throws {
    let suite = ConformanceSuite(
      newcomer.subject, options: CampaignOptions(scenarioCount: sample(200, of: 600)),
      environment: ConformanceEnvironment(variables: [:]))
    let failures = try await suite.failures()
    switch newcomer {
    case .resultsTopFirst, .claimsTooLittle:
      #expect(failures.isEmpty)
    default:
      let text = TextReport(
        try await suite.report(), context: ReportContext(replayCommand: nil)
      ).text
      #expect(failures.map(\.kind) == [.notJudged])
      #expect(failures.map { $0.message + "\n" } == [text])
      #expect(!text.contains("violate"))
    }
  }
}
