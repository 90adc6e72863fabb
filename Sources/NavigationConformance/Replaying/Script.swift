public import NavigationReference

/// Where the lines of a run come from: a scenario as it stands, or a generator that looks at the model.
@usableFromInline
struct Script: Sendable {
  private let lines: [ScenarioLine]
  private var position = 0
  private var generator: ScenarioGenerator?
  let isGenerated: Bool
  /// Which scenario of which seed it is, where it is generated.
  private var number: (seed: UInt64, index: UInt64)?

  package init(_ lines: [ScenarioLine]) {
    self.lines = lines
    isGenerated = false
  }

  package init(_ generator: ScenarioGenerator) {
    lines = []
    self.generator = generator
    isGenerated = true
  }

  @usableFromInline
  mutating func next(in model: borrowing NavigationModel) -> ScenarioLine? {
    isGenerated ? generator?.next(in: model) : nextGivenLine()
  }

  /// The next line of a scenario as it stands.
  mutating func nextGivenLine() -> ScenarioLine? {
    guard position < lines.count else { return nil }
    position += 1
    return lines[position - 1]
  }

  /// The same, with what it takes to write it again.
  init(_ generator: ScenarioGenerator, seed: UInt64, index: UInt64) {
    self.init(generator)
    number = (seed, index)
  }

  /// What it takes to write a generated scenario again; `nil` for lines as they stand.
  var origin: (plan: GenerationPlan, seed: UInt64, index: UInt64)? {
    guard let generator, let number else { return nil }
    return (generator.plan, number.seed, number.index)
  }

  /// The lines of a scenario as it stands; none of a generated one.
  var givenLines: [ScenarioLine] { lines }

  /// All lines at once, for whoever needs a whole scenario before its first line is carried out.
  mutating func allLines() -> [ScenarioLine] {
    guard generator != nil else { return lines }
    var model = NavigationModel()
    var expectation = Expectation()
    var all: [ScenarioLine] = []
    while let line = next(in: model) {
      all.append(line)
      model.apply(line, to: &expectation)
    }
    return all
  }
}
