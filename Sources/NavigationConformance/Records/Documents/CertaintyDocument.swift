/// What is known about shorter scenarios, in the form in which a record keeps it.
struct CertaintyDocument: Codable, Sendable {
  private let kind: String
  private var scenarios: Int?
  /// Of how many, or to how many lines; by kind.
  private var total: Int?
  private var lines: Int?
  /// To how many lines the whole vocabulary was searched, where `lines` are of the own one.
  private var wholeLines: Int?
  private var longestList: Int?
  private var controllers: Int?

  init(_ certainty: Counterexample.Certainty) {
    kind = certainty.name
    let limits: Counterexample.VocabularyLimits?
    switch certainty {
    case .shortestFound, .endedByLimit: limits = nil
    case .shortestPossible(let count, let within): (limits, scenarios) = (within, count)
    case .shortestInOwnVocabulary(let count, let within, let whole):
      (limits, scenarios, lines) = (within, count, whole)
    case .ownVocabularySearched(let lineCount, let count, let all, let within, let whole):
      (limits, scenarios, lines) = (within, count, lineCount)
      (total, wholeLines) = (all, whole)
    }
    longestList = limits?.listLength
    controllers = limits?.controllerCount
  }

  func certainty() throws(RecordFault) -> Counterexample.Certainty {
    switch kind {
    case "shortestFound": return .shortestFound
    case "endedByLimit": return .endedByLimit
    case "shortestPossible":
      return .shortestPossible(scenarioCount: try count(scenarios), within: try limits())
    case "shortestInOwnVocabulary":
      return .shortestInOwnVocabulary(
        scenarioCount: try count(scenarios), within: try limits(), wholeLineCount: try count(lines))
    case "ownVocabularySearched":
      return .ownVocabularySearched(
        lineCount: try count(lines), scenarioCount: try count(scenarios),
        totalCount: try total.map(count), within: try limits(),
        wholeLineCount: try count(wholeLines))
    default: throw RecordFault("there is no certainty '\(kind)'")
    }
  }

  private func limits() throws(RecordFault) -> Counterexample.VocabularyLimits {
    Counterexample.VocabularyLimits(
      listLength: try count(longestList), controllerCount: try count(controllers))
  }

  private func count(_ number: Int?) throws(RecordFault) -> Int {
    guard let number else { throw RecordFault("the certainty '\(kind)' lacks a number") }
    return try count(number)
  }

  private func count(_ number: Int) throws(RecordFault) -> Int {
    try RecordFault.count(number, kind)
  }
}
