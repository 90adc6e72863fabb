/// What two subjects do differently, as JSON. Its form is `Reference/comparison.schema.json`, and stays while
/// `schemaVersion` does.
package struct SubjectComparisonDocument: Codable, Sendable {
  let schemaVersion: Int
  let first: Subject
  let second: Subject
  let seed: UInt64
  let scenarios: Int
  let differences: [Difference]
  /// The lines of a scenario that one of the two does not answer in one way.
  let unsteady: [String]?
  /// Who broke down too often for the comparison to go on.
  let endedByBreakdownsOf: String?
  let summary: String

  struct Subject: Codable, Sendable {
    let name: String
    /// What it claims and the other does not; it was not compared.
    let notCompared: [String]
    let adapterError: String?
  }

  struct Difference: Codable, Sendable {
    let kind: String
    let id: String
    let statement: String
    let scenario: [String]
    let rows: [Row]
  }

  struct Row: Codable, Sendable {
    let aspect: String
    let first: String
    let second: String
    let differs: Bool
  }

  package init(_ report: ComparisonReport) {
    func error(_ name: String) -> String? {
      report.adapterErrors.first { $0.subject == name }?.message
    }
    schemaVersion = 1
    first = Subject(
      name: report.first, notCompared: report.onlyFirst, adapterError: error(report.first))
    second = Subject(
      name: report.second, notCompared: report.onlySecond, adapterError: error(report.second))
    seed = report.seed
    scenarios = report.scenarioCount
    differences = report.differences.map { difference in
      Difference(
        kind: difference.kind.rawValue, id: difference.id, statement: difference.statement,
        scenario: difference.scenario.lines,
        rows: difference.rows.map {
          Row(aspect: $0.aspect, first: $0.first, second: $0.second, differs: $0.differs)
        })
    }
    unsteady = report.unsteady?.lines
    endedByBreakdownsOf = report.endedByBreakdowns?.subject
    summary = report.summary
  }

  package func text() throws -> String { try JSONText.text(of: self) }
}
