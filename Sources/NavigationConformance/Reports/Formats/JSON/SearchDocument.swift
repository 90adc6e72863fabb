/// What was searched for a shorter scenario, in the form in which it is stored.
struct SearchDocument: Encodable, Sendable {
  /// The vocabulary that the numbers are about: `whole`, or the counterexample's `own`.
  let vocabulary: String
  let longestList: Int
  let controllers: Int
  /// All scenarios with at most `lines` lines.
  let scenarios: Int
  let lines: Int
  /// How many there are with fewer lines than the counterexample; absent where they were too many to count.
  let scenariosWithFewerLines: Int?
  /// To how many lines the whole vocabulary was searched.
  let wholeVocabularyLines: Int

  init?(_ certainty: Counterexample.Certainty, below scenario: ScenarioStory) {
    let below = scenario.lines.count - 1
    let limits: Counterexample.VocabularyLimits
    switch certainty {
    case .shortestFound, .endedByLimit:
      return nil
    case .shortestPossible(let count, let within):
      (vocabulary, limits) = ("whole", within)
      (scenarios, lines, scenariosWithFewerLines) = (count, below, count)
      wholeVocabularyLines = below
    case .shortestInOwnVocabulary(let count, let within, let wholeLineCount):
      (vocabulary, limits) = ("own", within)
      (scenarios, lines, scenariosWithFewerLines) = (count, below, count)
      wholeVocabularyLines = wholeLineCount
    case .ownVocabularySearched(let lineCount, let count, let total, let within, let wholeCount):
      (vocabulary, limits) = ("own", within)
      (scenarios, lines, scenariosWithFewerLines) = (count, lineCount, total)
      wholeVocabularyLines = wholeCount
    }
    longestList = limits.listLength
    controllers = limits.controllerCount
  }
}
