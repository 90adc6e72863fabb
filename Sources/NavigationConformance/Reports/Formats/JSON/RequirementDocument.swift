/// A requirement and its verdict in the form in which they are stored.
struct RequirementDocument: Encodable, Sendable {
  let id: String
  let level: String
  let verdict: String
  let exercised: Int
  let statement: String
  let source: String
  let violation: ViolationDocument?

  init(_ result: RequirementResult) {
    id = result.id
    level = result.level.rawValue
    verdict = result.verdict.rawValue
    exercised = result.exercisedCount
    statement = result.statement
    source = result.source
    violation = result.counterexample.map {
      ViolationDocument($0, scenariosCutShort: result.cutShortCount, aftermath: result.aftermath)
    }
  }
}
