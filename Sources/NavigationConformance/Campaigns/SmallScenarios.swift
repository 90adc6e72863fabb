import ConformanceEngine
import NavigationReference

/// All scenarios up to a small length, and one for each requirement: what every campaign begins with, so that neither small
/// cases nor rare ones are left to chance.
struct SmallScenarios {
  private let language: NavigationLanguage
  /// For the longer ones.
  private let stackLanguage: NavigationLanguage
  private let whole: CanonicalLines<NavigationLanguage>
  private let stack: CanonicalLines<NavigationLanguage>
  private var cursor: ScenarioCursor<NavigationLanguage>
  /// Those that are still to come, once there is nothing left to start with.
  private var examples: ArraySlice<[ScenarioLine]>
  /// Whether the last one was the example of a requirement. It may be met again as one of all.
  private(set) var isExample = false

  /// A subject that does not live through this one lives through none.
  static let smallest = ScenarioLine.start(.onScreen(root: ControllerName(0)))

  /// Everything that is claimed, in scenarios up to so many lines.
  static let wholeLineCount = 2
  /// What changes the stack, in scenarios up to so many lines.
  static let stackLineCount = 3

  init(claims: Capabilities, withExamples: Bool = true) {
    examples = withExamples ? RequirementExamples.scenarios(within: claims)[...] : []
    language = NavigationLanguage(claims: claims)
    // Where each refusal costs a process, the shortest scenarios that show one are enough.
    stackLanguage =
      claims.endsWithRefusal ? NavigationLanguage(claims: claims.withoutRefusals) : language
    let shapes = NavigationVocabulary.shapes(claims: claims)
    whole = CanonicalLines(
      of: Vocabulary(shapes: shapes, cast: 3, language: language), language: language)
    let stackShapes = shapes.filter { shape in
      // Inside another container nothing else goes on: the shorter ones show it.
      if case .start(.embedded) = shape { return false }
      if case .start = shape { return true }
      return shape.isStackOperation
    }
    stack = CanonicalLines(
      of: Vocabulary(shapes: stackShapes, cast: 3, language: stackLanguage),
      language: stackLanguage)
    cursor = ScenarioCursor(length: 1, over: whole, language: language)
  }

  /// The next one: first what can be started with, then the examples, then all others, shortest first.
  mutating func next() -> [ScenarioLine]? {
    while !cursor.next() {
      isExample = !examples.isEmpty
      if let example = examples.popFirst() { return example }
      guard cursor.length < Self.stackLineCount else { return nil }
      let length = cursor.length + 1
      cursor =
        length > Self.wholeLineCount
        ? ScenarioCursor(length: length, over: stack, language: stackLanguage)
        : ScenarioCursor(length: length, over: whole, language: language)
    }
    return cursor.lines
  }

  /// The ones after this one, so many at most, should none of them fail; they stay to come.
  func next(_ count: Int) -> [[ScenarioLine]] {
    var copy = self
    var scenarios: [[ScenarioLine]] = []
    while scenarios.count < count, let lines = copy.next() { scenarios.append(lines) }
    return scenarios
  }

  /// How many there are.
  var count: Int {
    var copy = self
    var count = 0
    while copy.next() != nil { count += 1 }
    return count
  }

  /// Goes on behind a scenario. What was left out before it is met, too, and costs no step of the subject.
  mutating func goOn(after place: SmallScenarioPlace) {
    while let lines = next(), lines != place.lines || isExample != place.isExample {}
    if let count = place.failedLineCount { skipExtensions(ofFirst: count) }
  }

  /// Leaves out what goes on after the line that failed. Nothing goes on after an example.
  mutating func skipExtensions(ofFirst count: Int) {
    guard !isExample else { return }
    cursor.skipExtensions(ofFirst: count)
  }
}
