public import NavigationReference

/// Where the lines of a run come from: a scenario as it stands, or a generator that looks at the model.
@usableFromInline
struct Script: Sendable {
  private let lines: [ScenarioLine]
  private var position = 0
  private var generator: ScenarioGenerator?

  package init(_ lines: [ScenarioLine]) {
    self.lines = lines
  }

  package init(_ generator: ScenarioGenerator) {
    lines = []
    self.generator = generator
  }

  @usableFromInline
  mutating func next(in model: borrowing NavigationModel) -> ScenarioLine? {
    guard generator == nil else { return generator?.next(in: model) }
    guard position < lines.count else { return nil }
    position += 1
    return lines[position - 1]
  }
}
