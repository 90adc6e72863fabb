/// How a subject takes broken rules, as JSON for programs. Its form is `Reference/robustness.schema.json`, and stays while
/// `schemaVersion` does.
public struct RobustnessJSON: Sendable {
  private let document: Document

  /// - Parameter report: what is written down, as `Conformance.checkRobustness` gives it.
  public init(_ report: RobustnessReport) {
    document = Document(report)
  }

  /// The whole text, with a line break at the end.
  ///
  /// - Throws: what the encoder throws.
  public func text() throws -> String {
    try JSONText.text(of: document)
  }

  private struct Document: Encodable, Sendable {
    let schemaVersion = 1
    let profile = "robustness"
    let subject: String
    let seed: UInt64
    let adapterError: String?
    let rules: [Rule]

    struct Rule: Encodable, Sendable {
      let id: String
      let row: String?
      let statement: String
      let count: Int
      let refused: Int
      let refusedScenario: String?
      let acceptedScenario: String?
      let broken: String?
      let brokenScenario: String?
    }

    init(_ report: RobustnessReport) {
      subject = report.subject
      seed = report.seed
      adapterError = report.adapterError
      rules = report.rules.map { rule in
        Rule(
          id: rule.id, row: rule.row, statement: rule.statement, count: rule.count,
          refused: rule.refusedCount, refusedScenario: rule.refused?.oneLine,
          acceptedScenario: rule.accepted?.oneLine, broken: rule.broken,
          brokenScenario: rule.scenario?.oneLine)
      }
    }
  }
}
