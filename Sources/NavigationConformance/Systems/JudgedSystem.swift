import ConformanceEngine
import NavigationReference

/// One of the smaller systems that are judged beside the navigation controller: its model, its language, and how its
/// scenarios are drawn.
///
/// A value of it is one language: what of the system an adapter claims.
protocol JudgedSystem: ScenarioLanguage
where
  State: SystemModel, State.Line == Line, Fingerprint == State.World, Weight == SystemLineWeight
{
  /// Whether the adapter claims to show this aspect.
  func claims(_ aspect: State.Aspect) -> Bool
  /// Whether it claims what the line takes.
  func allows(_ line: Line) -> Bool
  /// What would have to be claimed besides for that.
  func namesMissing(for line: Line) -> [String]

  /// Whether nothing that can be claimed is left out.
  var claimsEverything: Bool { get }

  /// What both claim.
  func common(with other: Self) -> Self
  /// What it is called in a list of what is claimed, and each thing that is claimed of it.
  static var title: String { get }
  /// Which of them it is.
  static var kind: ScenarioSystem { get }
  var claimNames: [String] { get }

  // MARK: Text

  /// The line as it stands in a scenario.
  func text(of line: Line) -> String
  /// Reads the line that begins where the reader stands.
  static func line(from reader: inout ScenarioReader) throws(ScenarioFault) -> Line

  // MARK: Search

  /// How simple lines of this kind are; smaller is simpler. Lines of one kind are told apart by their text.
  func rank(of line: Line) -> Int
  /// How many controllers the line lists; 0 for a line that lists none.
  func listLength(of line: Line) -> Int
  /// How many steps of a proof's budget one line takes.
  static var proofStepsPerLine: Int { get }
  /// Everything that is claimed, of which all small scenarios are made, over so many names.
  var vocabulary: Vocabulary<Self> { get }
  /// The scenarios that every campaign begins with, shortest first.
  ///
  /// - Parameter limit: how many are enough; more do no harm.
  func smallScenarios(atMost limit: Int) -> [[Line]]
  /// Whether scenarios are drawn when the small ones have been run.
  var draws: Bool { get }
  /// A line to go on with; `nil` when the scenario is to end.
  func line(after state: State, count: Int, using randomness: inout SeededGenerator) -> Line?
  /// A scenario that shows something of everything, by which an adapter is tried out.
  var trialLines: [Line] { get }
}

extension JudgedSystem {
  static var proofStepsPerLine: Int { 1 }

  var initialState: State { State() }

  func accepts(_ line: Line, in state: State) -> Bool {
    allows(line) && state.refusal(of: line) == nil
  }

  func apply(_ line: Line, to state: inout State) { state.apply(line) }

  func fingerprint(of state: State) -> Fingerprint { state.world }

  func weight(of line: Line) -> SystemLineWeight {
    SystemLineWeight(
      rank: rank(of: line), text: canonicalForm(of: [line]).map { text(of: $0) }.joined())
  }

  func story(_ lines: some Sequence<Line>) -> ScenarioStory {
    ScenarioStory(lines: lines.map { text(of: $0) })
  }

  /// The small scenarios of a run of so many, the examples first: however few are asked for, half of them are drawn,
  /// because some requirements speak only in long ones. Where none is drawn there is nothing to leave room for.
  func smallScenarios(ofRun count: Int) -> ArraySlice<[Line]> {
    let limit = max(draws ? count - count / 2 : count, 0)
    let examples = examples
    let met = Set(examples)
    return (examples + smallScenarios(atMost: limit).filter { !met.contains($0) }).prefix(limit)
  }

  /// A scenario for each requirement that puts it to the test, each once and shortest first; those that not everything is
  /// claimed for are left out.
  var examples: [[Line]] {
    var met: Set<[Line]> = []
    let examples = State.catalogue.requirements
      .filter { $0.aspects.contains { claims($0) } }
      .compactMap { try? SystemScenario<Self>.lines(of: $0.example) }
      .filter { accepts(all: $0) && met.insert($0).inserted }
    return examples.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  /// How many scenarios a run of so many has: fewer where there are fewer.
  func scenarioCount(ofRun count: Int) -> Int {
    draws ? max(count, 0) : smallScenarios(ofRun: count).count
  }

  /// A scenario that is drawn.
  func drawnLines(using randomness: inout SeededGenerator) -> [Line] {
    var state = State()
    var lines: [Line] = []
    while let line = line(after: state, count: lines.count, using: &randomness) {
      state.apply(line)
      lines.append(line)
    }
    return lines
  }

  /// All canonical scenarios up to so many lines, or the first of them.
  func scenarios(
    upTo length: Int, over vocabulary: Vocabulary<Self>, atMost limit: Int
  ) -> [[Line]] {
    let table = CanonicalLines(of: vocabulary, language: self)
    var scenarios: [[Line]] = []
    for length in 1...max(length, 1) {
      var cursor = ScenarioCursor(length: length, over: table, language: self)
      while scenarios.count < limit, cursor.next() { scenarios.append(cursor.lines) }
    }
    return scenarios
  }
}
