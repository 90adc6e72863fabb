import NavigationReference

/// A finding in the form in which it is stored.
struct ViolationRecordDocument: Codable, Sendable {
  let requirement: String
  /// In what way the requirement is broken.
  let signature: String
  let first: PositionDocument
  /// The scenario as it was found.
  let scenario: String
  /// In which it came: it ended them, or they went on without it.
  let scenariosCutShort: Int
  /// Left out where it ended all of them.
  let scenariosEnded: Int?
  /// What differed beside it; left out where nothing did.
  let shadows: [ShadowDocument]?
  /// Left out where there are none.
  let scenariosHungLater: Int?
  /// One of those, up to the step that was not answered; left out where none was looked into.
  let hungLater: String?
  let aftermath: BreakdownDocument?
  let counterexample: CounterexampleDocument?

  init(_ record: ViolationRecord) {
    requirement = RequirementCatalogue.core.requirements[record.blame.requirement].id
    signature = record.blame.signature.rawValue
    first = PositionDocument(record.position)
    scenario = NavigationScenario(lines: record.lines).oneLine
    scenariosCutShort = record.cutShortCount
    scenariosEnded = record.endedCount == record.cutShortCount ? nil : record.endedCount
    shadows = record.shadows.isEmpty ? nil : record.shadows.map { ShadowDocument($0) }
    scenariosHungLater = record.hangCount == 0 ? nil : record.hangCount
    hungLater = record.hang.map { NavigationScenario(lines: $0).oneLine }
    aftermath = record.aftermath.map { BreakdownDocument($0) }
    counterexample = record.counterexample.map { CounterexampleDocument($0) }
  }

  func record() throws(RecordFault) -> ViolationRecord {
    guard let signature = Blame.Signature(rawValue: signature) else {
      throw RecordFault("there is no signature '\(signature)'")
    }
    let position = try first.position()
    var shadows: [ShadowRecord] = []
    for document in self.shadows ?? [] {
      let shadow = try document.record()
      guard !shadows.contains(where: { $0.requirement == shadow.requirement }) else {
        throw RecordFault("'shadows' names '\(document.requirement)' twice")
      }
      shadows = ShadowRecord.sum(shadows, [shadow])
    }
    return ViolationRecord(
      blame: Blame(
        requirement: try RecordFault.requirement(requirement), signature: signature),
      position: position, lines: try RecordFault.lines(scenario),
      cutShortCount: try RecordFault.count(scenariosCutShort, "scenariosCutShort"),
      endedCount: try RecordFault.count(scenariosEnded ?? scenariosCutShort, "scenariosEnded"),
      shadows: shadows,
      hangCount: try RecordFault.count(scenariosHungLater ?? 0, "scenariosHungLater"),
      hang: try hungLater.map { text throws(RecordFault) in try RecordFault.lines(text) },
      aftermath: try aftermath?.breakdown(),
      counterexample: try counterexample?.counterexample(origin: position.origin))
  }
}
