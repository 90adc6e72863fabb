import NavigationConformance
import NavigationReference
import Testing

@Suite struct ModelAdapterTests {
  @Test(arguments: 1...5)
  func `The checks accept the model itself, and exercise every requirement`(
    _ seed: UInt64
  ) async throws {
    let report = try await Self.check(seed: seed)
    #expect(report.outcome == .conforms)
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    let open = report.requirements.filter { $0.verdict != .holds }
    #expect(open.map(\.id) == [])
    #expect(report.requirements.count == RequirementCatalogue.core.requirements.count)
  }

  @Test func `The model takes one reading of each open point, and the first but for two`()
    async throws
  {
    let report = try await Self.check(seed: 6)
    #expect(report.choices.filter(\.isMixed) == [])
    let others = report.choices.filter { choice in
      let first = Choice.allCases.first { $0.name == choice.id }?.readings.first
      return first.map { !choice.readings.contains($0) } ?? true
    }
    #expect(others.map(\.id) == ["plain-pop-transition", "messages-off-screen"])
    #expect(report.choices.count >= 20)
  }

  private static func check(seed: UInt64) async throws -> ConformanceReport {
    #if DEBUG
      let options = CampaignOptions(seed: seed, scenarioCount: 6_000)
    #else
      let options = CampaignOptions(seed: seed)
    #endif
    let subject = NavigationSubject("the model", ModelAdapter())
    return try await Conformance(of: subject).check(options)
  }
}
