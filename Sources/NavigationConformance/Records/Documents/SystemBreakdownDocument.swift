/// How a subject broke down in one of the smaller systems, in the form in which a record keeps it.
struct SystemBreakdownDocument: Codable, Sendable {
  let breakdown: BreakdownDocument
  let scenario: [String]
  let scenarios: Int
  let foundLineCount: Int
  let first: OriginDocument
  let shrinkSteps: Int
  let certainty: CertaintyDocument

  init(_ finding: BreakdownFinding) {
    breakdown = BreakdownDocument(finding.breakdown)
    scenario = finding.scenario.lines
    scenarios = finding.scenarioCount
    foundLineCount = finding.foundLineCount
    first = OriginDocument(finding.foundAt)
    shrinkSteps = finding.shrinkStepCount
    certainty = CertaintyDocument(finding.certainty)
  }

  func finding() throws(RecordFault) -> BreakdownFinding {
    BreakdownFinding(
      try breakdown.breakdown(), scenario: ScenarioStory(lines: scenario),
      scenarioCount: try RecordFault.count(scenarios, "scenarios"),
      foundLineCount: try RecordFault.count(foundLineCount, "foundLineCount"),
      foundAt: try first.origin(),
      shrinkStepCount: try RecordFault.count(shrinkSteps, "shrinkSteps"),
      certainty: try certainty.certainty())
  }
}
