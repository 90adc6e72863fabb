import Foundation

// What is made of a finding depends on how much time somebody had for it, and what a process says before it dies may differ
// from one time to the next. None of that is what the scenarios came to. Where several machines have made something of the
// same finding, the best is kept, by an order in which no two are equal: so it does not matter who comes first.

extension Counterexample {
  /// Whether this one rather than another of the same finding is kept: fewer lines, then more that is known of it.
  fileprivate func isPreferred(to other: Counterexample) -> Bool {
    let (mine, theirs) = (rank, other.rank)
    guard mine == theirs else { return theirs.lexicographicallyPrecedes(mine) }
    return text < other.text
  }

  private var rank: [Int] { [-scenario.lines.count] + certainty.strength }
  private var text: String { CounterexampleDocument(self).text }
}

extension BreakdownFinding {
  /// The same, of what breaks a subject down.
  fileprivate func isPreferred(to other: BreakdownFinding) -> Bool {
    let (mine, theirs) = (rank, other.rank)
    guard mine == theirs else { return theirs.lexicographicallyPrecedes(mine) }
    return text < other.text
  }

  private var rank: [Int] { [-scenario.lines.count] + certainty.strength }
  private var text: String { SystemBreakdownDocument(self).text }
}

extension Encodable {
  /// Everything that is kept of it: no two that differ have the same.
  fileprivate var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Counterexample.Certainty {
  /// The more is known of what is shorter, the later in lexicographic order.
  private var knowledge: (rank: Int, lineCounts: [Int]) {
    switch self {
    case .endedByLimit: (0, [])
    case .shortestFound: (1, [])
    case .ownVocabularySearched(let lineCount, let scenarioCount, _, _, let wholeLineCount):
      (2, [lineCount, wholeLineCount, scenarioCount])
    case .shortestInOwnVocabulary(let scenarioCount, _, let wholeLineCount):
      (3, [wholeLineCount, scenarioCount])
    case .shortestPossible(let scenarioCount, _): (4, [scenarioCount])
    }
  }

  fileprivate var strength: [Int] { [knowledge.rank] + knowledge.lineCounts }
}

extension Counterexample? {
  mutating func keepBetter(of other: Counterexample?) {
    guard let other else { return }
    if self.map({ other.isPreferred(to: $0) }) ?? true { self = other }
  }
}

extension BreakdownFinding? {
  mutating func keepBetter(of other: BreakdownFinding?) {
    guard let other else { return }
    if self.map({ other.isPreferred(to: $0) }) ?? true { self = other }
  }
}

extension BreakdownFinding {
  /// What was found, whatever has been made of it.
  var facts: BreakdownFinding {
    var facts = self
    facts.breakdown.errorOutput = ""
    facts.scenario = ScenarioStory(lines: [String]())
    facts.shrinkStepCount = 0
    facts.certainty = .shortestFound
    return facts
  }

  mutating func keepBetter(of other: BreakdownFinding) {
    if other.isPreferred(to: self) { self = other }
  }
}

extension Breakdown {
  fileprivate func comes(before other: Breakdown) -> Bool {
    guard errorOutput == other.errorOutput else { return errorOutput < other.errorOutput }
    return BreakdownDocument(self).text < BreakdownDocument(other).text
  }
}

extension Breakdown? {
  /// Of two processes that ended the one whose last words come first.
  mutating func keepFirst(of other: Breakdown?) {
    guard let other else { return }
    if self.map({ other.comes(before: $0) }) ?? true { self = other }
  }
}

extension ChoiceResult {
  /// What was seen, however short the scenarios are that show it.
  var facts: ChoiceResult {
    var facts = self
    for index in examples.indices {
      facts.examples[index].scenario = ScenarioStory(lines: [String]())
    }
    return facts
  }

  /// Keeps the shorter of two scenarios that show the same.
  mutating func keepBetter(of other: ChoiceResult) {
    for index in examples.indices
    where other.examples[index].scenario.isPreferred(to: examples[index].scenario) {
      examples[index] = other.examples[index]
    }
  }
}

extension ScenarioStory {
  fileprivate func isPreferred(to other: ScenarioStory) -> Bool {
    (lines.count, oneLine) < (other.lines.count, other.oneLine)
  }
}
