import NavigationReference

/// What was seen of an open point, in the form in which it is stored.
struct ChoiceRecordDocument: Codable, Sendable {
  let choice: String
  /// The readings that fit.
  let readings: [String]
  let count: Int
  let first: PositionDocument
  let scenario: String
  let shortest: String?

  init(_ record: ChoiceRecord) {
    choice = record.choice.name
    readings = record.choice.readings(in: record.mask)
    count = record.count
    first = PositionDocument(record.position)
    scenario = NavigationScenario(lines: record.lines).oneLine
    shortest = record.shortest.map { NavigationScenario(lines: $0).oneLine }
  }

  func record() throws(RecordFault) -> ChoiceRecord {
    guard let choice = Choice.allCases.first(where: { $0.name == choice }) else {
      throw RecordFault("there is no choice '\(choice)'")
    }
    var mask: UInt8 = 0
    for reading in readings {
      guard let bit = choice.readings.firstIndex(of: reading) else {
        throw RecordFault("the choice '\(choice.name)' has no reading '\(reading)'")
      }
      mask |= 1 << UInt8(bit)
    }
    var shortestLines: [ScenarioLine]?
    if let shortest { shortestLines = try RecordFault.lines(shortest) }
    return ChoiceRecord(
      choice: choice, mask: mask, count: try RecordFault.count(count, choice.name),
      position: try first.position(), lines: try RecordFault.lines(scenario),
      shortest: shortestLines)
  }
}
