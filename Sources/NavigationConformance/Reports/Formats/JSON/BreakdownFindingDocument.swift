/// How a subject broke down, in the form in which a report stores it.
struct BreakdownFindingDocument: Encodable, Sendable {
  let kind: String
  let signal: Int?
  let code: Int?
  /// What was wrong with the line, and the line.
  let protocolError: String?
  /// The scenario on one line, as it is replayed.
  let scenario: String
  let lineCount: Int
  let found: FoundDocument
  let shrinkSteps: Int
  let shrinkingEndedByLimit: Bool
  let certainty: String
  let search: SearchDocument?
  /// How many scenarios ended with it.
  let scenarios: Int
  let errorOutput: String?

  init(_ finding: BreakdownFinding) {
    let stored = BreakdownDocument(finding.breakdown)
    kind = stored.kind
    signal = stored.signal
    code = stored.code
    protocolError = stored.text
    errorOutput = stored.errorOutput
    scenario = finding.scenario.oneLine
    lineCount = finding.scenario.lines.count
    found = FoundDocument(at: finding.foundAt, lineCount: finding.foundLineCount)
    shrinkSteps = finding.shrinkStepCount
    shrinkingEndedByLimit = finding.certainty == .endedByLimit
    certainty = finding.certainty.name
    search = SearchDocument(finding.certainty, below: finding.scenario)
    scenarios = finding.scenarioCount
  }
}
