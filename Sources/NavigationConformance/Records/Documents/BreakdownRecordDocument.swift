import NavigationReference

/// A breakdown in the form in which it is stored.
struct BreakdownRecordDocument: Codable, Sendable {
  let breakdown: BreakdownDocument
  let first: PositionDocument
  /// The scenario as it was found.
  let scenario: String
  let scenarios: Int
  let finding: FindingDocument?

  struct FindingDocument: Codable, Sendable {
    let scenario: String
    let breakdown: BreakdownDocument
    let shrinkSteps: Int
    let certainty: CertaintyDocument
  }

  init(_ record: BreakdownRecord) {
    breakdown = BreakdownDocument(record.breakdown)
    first = PositionDocument(record.position)
    scenario = NavigationScenario(lines: record.lines).oneLine
    scenarios = record.scenarioCount
    finding = record.finding.map { finding in
      FindingDocument(
        scenario: finding.scenario.oneLine, breakdown: BreakdownDocument(finding.breakdown),
        shrinkSteps: finding.shrinkStepCount, certainty: CertaintyDocument(finding.certainty))
    }
  }

  func record() throws(RecordFault) -> BreakdownRecord {
    let position = try first.position()
    var record = BreakdownRecord(
      try breakdown.breakdown(), position: position, lines: try RecordFault.lines(scenario),
      scenarioCount: try RecordFault.count(scenarios, "scenarios"))
    if let finding {
      record.finding = BreakdownFinding(
        try finding.breakdown.breakdown(),
        scenario: ScenarioStory(lines: try RecordFault.lines(finding.scenario)),
        scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
        foundAt: position.origin,
        shrinkStepCount: try RecordFault.count(finding.shrinkSteps, "shrinkSteps"),
        certainty: try finding.certainty.certainty())
    }
    return record
  }
}
