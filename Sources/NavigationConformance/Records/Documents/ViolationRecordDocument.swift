import NavigationReference

/// A finding in the form in which it is stored.
struct ViolationRecordDocument: Codable, Sendable {
  let requirement: String
  /// In what way the requirement is broken.
  let signature: String
  let first: PositionDocument
  /// The scenario as it was found.
  let scenario: String
  let scenariosCutShort: Int
  let aftermath: BreakdownDocument?
  let counterexample: CounterexampleDocument?

  init(_ record: ViolationRecord) {
    requirement = RequirementCatalogue.core.requirements[record.blame.requirement].id
    signature = record.blame.signature.rawValue
    first = PositionDocument(record.position)
    scenario = NavigationScenario(lines: record.lines).oneLine
    scenariosCutShort = record.cutShortCount
    aftermath = record.aftermath.map { BreakdownDocument($0) }
    counterexample = record.counterexample.map { CounterexampleDocument($0) }
  }

  func record() throws(RecordFault) -> ViolationRecord {
    guard let signature = Blame.Signature(rawValue: signature) else {
      throw RecordFault("there is no signature '\(signature)'")
    }
    let position = try first.position()
    return ViolationRecord(
      blame: Blame(
        requirement: try RecordFault.requirement(requirement), signature: signature),
      position: position, lines: try RecordFault.lines(scenario),
      cutShortCount: try RecordFault.count(scenariosCutShort, "scenariosCutShort"),
      aftermath: try aftermath?.breakdown(),
      counterexample: try counterexample?.counterexample(origin: position.origin))
  }
}
