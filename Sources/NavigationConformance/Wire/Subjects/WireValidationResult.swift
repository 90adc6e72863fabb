/// What was looked at of a subject's lines, and what is wrong with them.
@usableFromInline
package struct WireValidationResult: Hashable, Sendable {
  package private(set) var scenarioCount = 0
  package private(set) var answerCount = 0
  /// Each with its place and the line; each kind once.
  package private(set) var problems: [WireProblem] = []
  /// Why not everything was looked at; `nil` where it was.
  package private(set) var ending: Ending?
  /// What problems are told apart by.
  private var kinds: Set<String> = []
  private var breakdownCount = 0

  /// Why no more is looked at.
  package enum Ending: Hashable, Sendable {
    /// There are as many problems as anybody reads.
    case problems
    /// Each breakdown costs a process, and most say the same.
    case breakdowns
  }

  /// So many problems are shown.
  package static var mostProblems: Int { 20 }
  /// After so many breakdowns it is enough.
  package static var mostBreakdowns: Int { 20 }

  init() {}

  private var isFull: Bool { problems.count >= Self.mostProblems }

  /// Whether another scenario is to be looked at; that it is not is noted.
  mutating func goesOn() -> Bool {
    if isFull {
      ending = .problems
    } else if breakdownCount >= Self.mostBreakdowns {
      ending = .breakdowns
    }
    return ending == nil
  }

  mutating func count(answers: Int) {
    scenarioCount += 1
    answerCount += answers
  }

  /// - Parameter kind: what it is told apart by.
  mutating func note(_ breakdown: WireProblem, kind: String) {
    breakdownCount += 1
    if kinds.insert(kind).inserted { add(breakdown) }
  }

  /// - Parameters:
  ///   - reason: what is wrong.
  ///   - kind: what it is told apart by from other problems, where the reason says more.
  ///   - place: where that is seen, if it is in a scenario.
  ///   - answer: the line that says it.
  mutating func note(
    _ reason: String, kind: String? = nil, at place: String? = nil, answer: [UInt8]? = nil
  ) {
    guard kinds.insert(kind ?? reason).inserted else { return }
    let quoted = answer.map { line in
      let text = HarmlessText.line(String(decoding: line.dropLast(), as: UTF8.self))
      return "\n  '\(TextLayout.truncate(text, to: 200))'"
    }
    add(WireProblem(reason + (place.map { "\n  at \($0)" } ?? "") + (quoted ?? "")))
  }

  private mutating func add(_ problem: WireProblem) {
    guard !isFull else {
      ending = .problems
      return
    }
    problems.append(problem)
  }

  /// The same with what was found elsewhere.
  package func joined(with other: Self) -> Self {
    var joined = self
    joined.scenarioCount += other.scenarioCount
    joined.answerCount += other.answerCount
    for problem in other.problems where !problems.contains(problem) { joined.add(problem) }
    joined.ending = joined.ending ?? other.ending
    joined.kinds.formUnion(other.kinds)
    return joined
  }
}
