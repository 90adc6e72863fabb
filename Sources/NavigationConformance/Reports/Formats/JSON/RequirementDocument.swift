/// A requirement and its verdict in the form in which they are stored.
struct RequirementDocument: Encodable, Sendable {
  let id: String
  let level: String
  let verdict: String
  let exercised: Int
  let statement: String
  let source: String
  /// What the steps are put down to in which it differed, too; left out where there are none.
  let shadows: [ShadowDocument]?
  let violation: ViolationDocument?

  init(_ result: RequirementResult) {
    id = result.id
    level = result.level.rawValue
    verdict = result.verdict.rawValue
    exercised = result.exercisedCount
    statement = result.statement
    source = result.source
    shadows =
      result.shadows.isEmpty ? nil : result.shadows.map { ShadowDocument($0) }
    violation = result.counterexample.map { ViolationDocument($0, of: result) }
  }
}
