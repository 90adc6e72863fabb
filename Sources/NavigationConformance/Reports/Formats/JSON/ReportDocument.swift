/// A report in the form in which it is stored. What is absent is left out, never null.
struct ReportDocument: Encodable, Sendable {
  static var schemaVersion: Int { 1 }

  let schemaVersion: Int
  let subject: String
  let outcome: String
  let summary: String
  let version: String
  let generatorVersion: Int
  let seed: UInt64
  let scenarios: Int
  let steps: Int
  let counts: CountsDocument
  let requirements: [RequirementDocument]
  let choices: [ChoiceDocument]
  /// Left out where none was asked for.
  let profiles: [ProfileDocument]?
  let notes: [String]
  let adapterError: String?
  let nondeterminism: NondeterminismDocument?
  /// Left out where there are none.
  let breakdowns: [BreakdownFindingDocument]?
  let givenUp: String?
  /// Left out where the run was carried out to its end.
  let interruption: String?
  /// What the report was made of, so that it can be merged with others.
  let record: RecordDocument?

  init(_ report: ConformanceReport) {
    schemaVersion = Self.schemaVersion
    subject = report.subject
    outcome = report.outcome.rawValue
    summary = report.summary
    version = report.version
    generatorVersion = report.generatorVersion
    seed = report.seed
    scenarios = report.scenarioCount
    steps = report.stepCount
    counts = CountsDocument(report.requirements)
    requirements = report.requirements.map { RequirementDocument($0) }
    choices = report.choices.map { ChoiceDocument($0) }
    profiles =
      report.profiles.isEmpty ? nil : report.profiles.map { ProfileDocument($0) }
    notes = report.notes
    adapterError = report.adapterError
    nondeterminism = report.nondeterminism.map { NondeterminismDocument($0) }
    breakdowns =
      report.breakdowns.isEmpty ? nil : report.breakdowns.map { BreakdownFindingDocument($0) }
    givenUp = report.givenUp
    interruption = report.interruption
    record = report.record.map { RecordDocument($0) }
  }
}
