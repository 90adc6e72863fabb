/// A counterexample in the form in which a record keeps it.
struct CounterexampleDocument: Codable, Sendable {
  let scenario: String
  let comparisons: [Comparison]
  let raised: String?
  let certainty: CertaintyDocument
  let foundLineCount: Int
  let shrinkSteps: Int
  /// Left out where there are none.
  let detours: [Detour]?

  struct Detour: Codable, Sendable {
    let line: Int
    let requirement: String
  }

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
    detours =
      counterexample.detours.isEmpty
      ? nil
      : counterexample.detours.map { Detour(line: $0.line, requirement: $0.requirement) }
  }

  func counterexample(origin: Counterexample.Origin) throws(RecordFault) -> Counterexample {
    try counterexample(
      of: ScenarioStory(lines: try RecordFault.lines(scenario)), origin: origin)
  }

  /// One of the smaller systems, whose lines have no semicolon in them.
  func systemCounterexample(origin: Counterexample.Origin) throws(RecordFault) -> Counterexample {
    let lines = scenario.split(separator: ";").map { line in
      String(line.drop { $0 == " " })
    }
    return try counterexample(of: ScenarioStory(lines: lines), origin: origin)
  }

  private func counterexample(
    of story: ScenarioStory, origin: Counterexample.Origin
  ) throws(RecordFault) -> Counterexample {
    guard !story.lines.isEmpty else { throw RecordFault("a counterexample has no lines") }
    return Counterexample(
      scenario: story, failingLine: story.lines.count - 1,
      comparisons: comparisons.map {
        Counterexample.Comparison(
          aspect: $0.aspect, expected: $0.expected, observed: $0.observed, differs: $0.differs)
      },
      raised: raised, certainty: try certainty.certainty(),
      foundLineCount: try RecordFault.count(foundLineCount, "foundLineCount"), foundAt: origin,
      shrinkStepCount: try RecordFault.count(shrinkSteps, "shrinkSteps"),
      detours: try (detours ?? []).map { detour throws(RecordFault) in
        guard story.lines.indices.contains(detour.line) else {
          throw RecordFault("a detour is no line of its scenario")
        }
        _ = try RecordFault.requirement(detour.requirement)
        return Counterexample.Detour(line: detour.line, requirement: detour.requirement)
      })
  }
}
