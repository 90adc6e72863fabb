import NavigationConformance
import NavigationReference
import Testing

@Suite struct ModelLifecycleAdapterTests {
  @Test(arguments: 1...sample(1, of: 5) as ClosedRange<UInt64>)
  func `The checks accept the model of life cycles, and exercise every requirement`(
    _ seed: UInt64
  ) async throws {
    let subject = LifecycleSubject("the model", ModelLifecycleAdapter())
    let options = CampaignOptions(
      seed: seed, scenarioCount: sample(400, of: CampaignOptions().scenarioCount))
    let report = try await LifecycleConformance(of: subject).check(options)
    #expect(report.outcome == .conforms)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    #expect(report.requirements.filter { $0.verdict != .holds }.map(\.id) == [])
    #expect(report.requirements.map(\.id) == LifecycleModel.catalogue.requirements.map(\.id))
    // The first reading of the open point.
    #expect(report.choices.map(\.id) == LifecycleModel.choices.map(\.name))
    #expect(report.choices.map(\.readings) == LifecycleModel.choices.map { [$0.readings[0]] })
  }

  @Test func `Where nothing is promised, the model preserves what has an identifier`() throws {
    var adapter = ModelLifecycleAdapter()
    try adapter.make(.root("A"), identifier: nil, identifiers: ["B": "x", "C": "x"])
    try adapter.push("B")
    try adapter.push("C")
    let encoded = try adapter.encode()
    #expect(encoded.map(\.label) == ["B", "C"])
    #expect(encoded.map(\.path) == ["0", "1"])
    #expect(try adapter.restore() == ["B", "C"])
    #expect(adapter.stack == ["A", "B", "C"])
  }
}
