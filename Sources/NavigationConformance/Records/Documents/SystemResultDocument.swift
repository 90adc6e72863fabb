/// What became of a requirement of one of the smaller systems, in the form in which a record keeps it.
struct SystemResultDocument: Codable, Sendable {
  let id: String
  let verdict: String
  let exercised: Int
  let scenariosCutShort: Int
  /// Left out where there are none.
  let shadows: [ShadowDocument]?
  let first: OriginDocument?
  let counterexample: CounterexampleDocument?
  let aftermath: BreakdownDocument?

  init(_ result: RequirementResult) {
    id = result.id
    verdict = result.verdict.rawValue
    exercised = result.exercisedCount
    scenariosCutShort = result.cutShortCount
    shadows = result.shadows.isEmpty ? nil : result.shadows.map { ShadowDocument($0) }
    first = result.counterexample.map { OriginDocument($0.foundAt) }
    counterexample = result.counterexample.map { CounterexampleDocument($0) }
    aftermath = result.aftermath.map { BreakdownDocument($0) }
  }

  /// - Parameter known: the IDs of the system's requirements.
  func result(
    _ requirement: RequirementDescription, among known: Set<String>
  ) throws(RecordFault) -> RequirementResult {
    guard let verdict = RequirementResult.Verdict(rawValue: verdict) else {
      throw RecordFault("there is no verdict '\(verdict)'")
    }
    var read: [Shadow] = []
    for document in shadows ?? [] {
      let shadow = try document.shadow(among: known)
      guard !read.contains(where: { $0.requirement == shadow.requirement }) else {
        throw RecordFault("'shadows' names '\(shadow.requirement)' twice")
      }
      read.append(shadow)
    }
    let origin = try first?.origin() ?? .given
    return RequirementResult(
      id: id, level: requirement.level, statement: requirement.statement,
      source: requirement.source, verdict: verdict,
      exercisedCount: try RecordFault.count(exercised, "exercised"),
      cutShortCount: try RecordFault.count(scenariosCutShort, "scenariosCutShort"),
      shadows: read,
      counterexample: try counterexample?.systemCounterexample(origin: origin),
      aftermath: try aftermath?.breakdown())
  }
}
