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
    /// Absent in a record of an earlier version, which has `isShortest` instead.
    let certainty: CertaintyDocument?
    let isShortest: Bool?
  }

  init(_ record: BreakdownRecord) {
    breakdown = BreakdownDocument(record.breakdown)
    first = PositionDocument(record.position)
    scenario = NavigationScenario(lines: record.lines).oneLine
    scenarios = record.scenarioCount
    finding = record.finding.map { finding in
      FindingDocument(
        scenario: finding.scenario.oneLine, breakdown: BreakdownDocument(finding.breakdown),
        shrinkSteps: finding.shrinkStepCount, certainty: CertaintyDocument(finding.certainty),
        isShortest: nil)
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
        certainty: try CertaintyDocument.certainty(
          finding.certainty, isShortest: finding.isShortest))
    }
    return record
  }
}

/// How a subject broke down, in the form in which it is stored.
struct BreakdownDocument: Codable, Sendable {
  let kind: String
  let signal: Int?
  let code: Int?
  let text: String?
  let errorOutput: String?

  init(_ breakdown: Breakdown) {
    var (signal, code, text): (Int?, Int?, String?) = (nil, nil, nil)
    switch breakdown.kind {
    case .crashed(let number): signal = number
    case .exited(let number): code = number
    case .protocolError(let reason): text = reason
    case .hung, .outgrown, .flooded: break
    }
    kind = breakdown.kind.name
    (self.signal, self.code, self.text) = (signal, code, text)
    errorOutput = breakdown.errorOutput.isEmpty ? nil : breakdown.errorOutput
  }

  func breakdown() throws(RecordFault) -> Breakdown {
    let read: Breakdown.Kind? =
      switch kind {
      case "crashed": signal.map { .crashed(signal: $0) }
      case "exited": code.map { .exited(code: $0) }
      case "hung": .hung
      case "outgrown": .outgrown
      case "flooded": .flooded
      case "protocolError": text.map { .protocolError($0) }
      default: nil
      }
    guard let read else { throw RecordFault("there is no breakdown '\(kind)'") }
    return Breakdown(read, errorOutput: errorOutput ?? "")
  }
}
