/// A counterexample in the form in which it is stored.
struct ViolationDocument: Encodable, Sendable {
  /// The scenario on one line, as it is replayed.
  let scenario: String
  let lineCount: Int
  /// Counted from 1, as in every text for people.
  let failingLine: Int
  /// The aspects that differ, by name.
  let expected: [String: String]
  let observed: [String: String]
  /// All aspects that help to see why, in order.
  let comparisons: [ComparisonDocument]
  let raised: String?
  let certainty: String
  let search: SearchDocument?
  let found: FoundDocument
  let shrinkSteps: Int
  /// Left out where there are none.
  let detours: [Detour]?
  let scenariosCutShort: Int
  /// Left out where it ended all of them.
  let scenariosEnded: Int?
  /// How the subject broke down afterwards, in words.
  let aftermath: String?

  struct Detour: Encodable, Sendable {
    /// Counted from 1.
    let line: Int
    let requirement: String
  }

  init(_ counterexample: Counterexample, of result: RequirementResult) {
    scenario = counterexample.scenario.oneLine
    lineCount = counterexample.scenario.lines.count
    failingLine = counterexample.failingLine + 1
    let differing = counterexample.comparisons.filter(\.differs)
    expected = Dictionary(
      differing.map { ($0.aspect, $0.expected) }, uniquingKeysWith: { first, _ in first })
    observed = Dictionary(
      differing.map { ($0.aspect, $0.observed) }, uniquingKeysWith: { first, _ in first })
    comparisons = counterexample.comparisons.map { ComparisonDocument($0) }
    raised = counterexample.raised
    certainty = counterexample.certainty.name
    search = SearchDocument(counterexample.certainty, below: counterexample.scenario)
    found = FoundDocument(counterexample)
    shrinkSteps = counterexample.shrinkStepCount
    detours =
      counterexample.detours.isEmpty
      ? nil
      : counterexample.detours.map { Detour(line: $0.line + 1, requirement: $0.requirement) }
    scenariosCutShort = result.cutShortCount
    scenariosEnded = result.endedCount == result.cutShortCount ? nil : result.endedCount
    aftermath = result.aftermath?.kind.word
  }
}
