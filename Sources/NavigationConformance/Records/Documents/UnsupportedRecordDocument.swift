/// Something claimed that was not there, in the form in which a record keeps it.
struct UnsupportedRecordDocument: Codable, Sendable {
  let at: PositionDocument
  let text: String

  init(_ record: UnsupportedRecord) {
    at = PositionDocument(record.position)
    text = record.text
  }

  func record() throws(RecordFault) -> UnsupportedRecord {
    UnsupportedRecord(position: try at.position(), text: text)
  }
}
