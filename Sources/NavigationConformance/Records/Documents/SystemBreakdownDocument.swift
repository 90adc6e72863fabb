/// How a subject broke down in one of the smaller systems, in the form in which a record keeps it.
struct SystemBreakdownDocument: Codable, Sendable {
  let breakdown: BreakdownDocument
  let scenario: [String]
  let scenarios: Int
  let foundLineCount: Int
  let first: OriginDocument
  let shrinkSteps: Int
  /// Absent in a record of an earlier version, which has `isShortest` instead.
  let certainty: CertaintyDocument?
  let isShortest: Bool?

  init(_ finding: BreakdownFinding) {
    breakdown = BreakdownDocument(finding.breakdown)
    scenario = finding.scenario.lines
    scenarios = finding.scenarioCount
    foundLineCount = finding.foundLineCount
    first = OriginDocument(finding.foundAt)
    shrinkSteps = finding.shrinkStepCount
    certainty = CertaintyDocument(finding.certainty)
    isShortest = nil
  }

  func finding() throws(RecordFault) -> BreakdownFinding {
    BreakdownFinding(
      try breakdown.breakdown(), scenario: ScenarioStory(lines: scenario),
      scenarioCount: try RecordFault.count(scenarios, "scenarios"),
      foundLineCount: try RecordFault.count(foundLineCount, "foundLineCount"),
      foundAt: try first.origin(),
      shrinkStepCount: try RecordFault.count(shrinkSteps, "shrinkSteps"),
      certainty: try CertaintyDocument.certainty(certainty, isShortest: isShortest))
  }
}
