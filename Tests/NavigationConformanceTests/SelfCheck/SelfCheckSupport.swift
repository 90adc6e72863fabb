import NavigationConformance
import Testing

/// What a short campaign says of an adapter.
func report<Adapter: NavigationAdapter>(
  on adapter: sending Adapter, scenarioCount: Int = sample(250, of: 2_000)
) async throws -> ConformanceReport {
  let subject = NavigationSubject("TheSubject", adapter)
  return try await Conformance(of: subject).check(CampaignOptions(scenarioCount: scenarioCount))
}

/// The adapter is accused in these words, and its subject is not judged.
func expectMistake<Adapter: NavigationAdapter>(
  _ adapter: sending Adapter, _ message: String, notes: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let report = try await report(on: adapter)
  #expect(report.outcome == .adapterError, sourceLocation: sourceLocation)
  #expect(report.adapterError == message, sourceLocation: sourceLocation)
  #expect(report.notes == notes, sourceLocation: sourceLocation)
  #expect(report.requirements == [], sourceLocation: sourceLocation)
  #expect(report.choices == [], sourceLocation: sourceLocation)
  #expect(!message.contains(report.subject), sourceLocation: sourceLocation)
}
