/// A counterexample in the form in which a record keeps it.
struct CounterexampleDocument: Codable, Sendable {
  let scenario: String
  let comparisons: [Comparison]
  let raised: String?
  let certainty: CertaintyDocument
  let foundLineCount: Int
  let shrinkSteps: Int

  struct Comparison: Codable, Sendable {
    let aspect: String
    let expected: String
    let observed: String
    let differs: Bool
  }

  init(_ counterexample: Counterexample) {
    scenario = counterexample.scenario.oneLine
    comparisons = counterexample.comparisons.map {
      Comparison(
        aspect: $0.aspect, expected: $0.expected, observed: $0.observed, differs: $0.differs)
    }
    raised = counterexample.raised
    certainty = CertaintyDocument(counterexample.certainty)
    foundLineCount = counterexample.foundLineCount
    shrinkSteps = counterexample.shrinkStepCount
  }

  func counterexample(origin: Counterexample.Origin) throws(RecordFault) -> Counterexample {
    let lines = try RecordFault.lines(scenario)
    return Counterexample(
      scenario: ScenarioStory(lines: lines), failingLine: lines.count - 1,
      comparisons: comparisons.map {
        Counterexample.Comparison(
          aspect: $0.aspect, expected: $0.expected, observed: $0.observed, differs: $0.differs)
      },
      raised: raised, certainty: try certainty.certainty(),
      foundLineCount: try RecordFault.count(foundLineCount, "foundLineCount"), foundAt: origin,
      shrinkStepCount: try RecordFault.count(shrinkSteps, "shrinkSteps"))
  }
}
