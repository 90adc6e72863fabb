import Foundation
import NavigationReference
import Testing

@testable import NavigationConformance

/// Numbers and entries that no campaign writes down, and whose sums nobody could count.
@Suite struct ForgedRecordTests {
  /// What is written, with one of its members changed.
  private func forged(
    _ document: some Encodable, _ key: String, _ change: (Any) -> Any
  ) throws -> Data {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document))
    var members = try #require(object as? [String: Any])
    members[key] = change(try #require(members[key]))
    return try JSONSerialization.data(withJSONObject: members)
  }

  @Test func `A requirement stands in the shadow of another one once`() throws {
    let record = ViolationRecord(
      blame: Blame(requirement: 0, signature: .differs),
      position: ScenarioPosition(.generated, 3, seed: 1),
      lines: try NavigationScenario("start A; push B").lines, endedCount: 1,
      shadows: [ShadowRecord(requirement: 1, scenarioCount: 1 << 53)])
    let data = try forged(ViolationRecordDocument(record), "shadows") { shadows in
      let shadows = shadows as? [Any] ?? []
      return Array(repeating: shadows, count: 1_024).flatMap { $0 }
    }
    let document = try JSONDecoder().decode(ViolationRecordDocument.self, from: data)
    let id = RequirementCatalogue.core.requirements[1].id
    #expect(throws: RecordFault("'shadows' names '\(id)' twice")) { try document.record() }
  }

  @Test func `A part does not go beyond what can be counted`() throws {
    let part = CampaignPart(
      key: CampaignPart.Key(phase: .exhaustive), end: 12,
      tally: CampaignTally(requirementCount: RequirementCatalogue.core.requirements.count))
    let data = try forged(PartDocument(part), "end") { _ in Int.max }
    let document = try JSONDecoder().decode(PartDocument.self, from: data)
    #expect(
      throws: RecordFault(
        "'end' expects a count of at most 9007199254740992, found 9223372036854775807")
    ) { try document.part() }
  }
}
