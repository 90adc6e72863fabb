import NavigationConformance
import Testing

/// Reports made by hand, one for each thing that a report can have to say.
enum SampleReport: String, CaseIterable, CustomTestStringConvertible {
  case conforming
  case twoViolations = "two-violations"
  case inconclusive
  case adapterError = "adapter-error"
  case notDeterministic = "not-deterministic"
  case brokenDown = "broken-down"
  case twoRuns = "two-runs"
  case oneDefect = "one-defect"

  var testDescription: String { rawValue }

  /// The advice is part of the sample, so that a golden file does not change with the catalogue.
  static var context: ReportContext {
    ReportContext(hints: [
      "SETVC-06": "check that the kind of transition is chosen before the stack is replaced"
    ])
  }

  func make() throws -> ConformanceReport {
    switch self {
    case .conforming: Self.report(results: Self.holding, choices: try Self.choices())
    case .twoViolations: try Self.violating()
    case .inconclusive: Self.withGaps
    case .adapterError: Self.unjudged
    case .notDeterministic: try Self.wavering()
    case .brokenDown: try Self.breakingDown()
    case .twoRuns: try Self.comparingRuns()
    case .oneDefect: try Self.ofOneDefect()
    }
  }

  static func report(
    results: [RequirementResult], choices: [ChoiceResult] = [], notes: [String] = []
  ) -> ConformanceReport {
    ConformanceReport(
      subject: "Sample", version: "0.1.0", generatorVersion: 1, seed: 42, scenarioCount: 20_000,
      stepCount: 1_234_567, requirements: results, choices: choices, notes: notes)
  }
}
