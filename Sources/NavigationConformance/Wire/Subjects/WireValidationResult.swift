/// What was looked at of a subject's lines, and what is wrong with them.
@usableFromInline
package struct WireValidationResult: Hashable, Sendable {
  package private(set) var scenarioCount = 0
  package private(set) var answerCount = 0
  /// Each with its place and the line; each kind once.
  package private(set) var problems: [String] = []
  /// What problems are told apart by.
  private var reasons: Set<String> = []

  /// So many problems are shown.
  private static let longestList = 20

  init() {}

  /// Whether there are as many problems as anybody reads.
  var isFull: Bool { problems.count >= Self.longestList }

  mutating func count(answers: Int) {
    scenarioCount += 1
    answerCount += answers
  }

  /// - Parameters:
  ///   - reason: what is wrong.
  ///   - place: where that is seen, if it is in a scenario.
  ///   - answer: the line that says it.
  mutating func note(_ reason: String, at place: String? = nil, answer: [UInt8]? = nil) {
    guard reasons.insert(reason).inserted, !isFull else { return }
    let quoted = answer.map { line in
      let text = HarmlessText.line(String(decoding: line.dropLast(), as: UTF8.self))
      return "\n  '\(TextLayout.truncate(text, to: 200))'"
    }
    problems.append(reason + (place.map { "\n  at \($0)" } ?? "") + (quoted ?? ""))
  }

  /// The same with what was found elsewhere.
  package func joined(with other: Self) -> Self {
    var joined = self
    joined.scenarioCount += other.scenarioCount
    joined.answerCount += other.answerCount
    for problem in other.problems where !joined.isFull && !problems.contains(problem) {
      joined.problems.append(problem)
    }
    joined.reasons.formUnion(other.reasons)
    return joined
  }
}
