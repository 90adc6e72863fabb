/// A scenario that was answered in two ways, in the form in which a record keeps it.
struct NondeterminismRecordDocument: Codable, Sendable {
  let at: PositionDocument
  let scenario: String
  let first: String
  let second: String

  init(_ record: NondeterminismRecord) {
    at = PositionDocument(record.position)
    scenario = record.nondeterminism.scenario.oneLine
    first = record.nondeterminism.first
    second = record.nondeterminism.second
  }

  func record() throws(RecordFault) -> NondeterminismRecord {
    NondeterminismRecord(
      position: try at.position(),
      nondeterminism: Nondeterminism(
        scenario: ScenarioStory(lines: try RecordFault.lines(scenario)), first: first,
        second: second))
  }
}
