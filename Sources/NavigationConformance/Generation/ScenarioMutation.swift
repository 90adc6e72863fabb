import ConformanceEngine
import NavigationReference

/// A scenario that is being gone through line by line, to be varied on the way.
struct ScenarioMutation: Sendable {
  private var lines: [ScenarioLine]
  private var position: Int

  init(of lines: [ScenarioLine], at position: Int) {
    self.lines = lines
    self.position = position
  }

  mutating func next() -> ScenarioLine? {
    guard position < lines.count else { return nil }
    position += 1
    return lines[position - 1]
  }

  /// What was taken last comes again: something else goes before it.
  mutating func stepBack() {
    position -= 1
  }

  /// Goes on as another of the patterns does, from somewhere after its start.
  func crossed(
    with patterns: [[ScenarioLine]], using random: inout SeededGenerator
  ) -> ScenarioMutation {
    let other = patterns[random.index(below: patterns.count)]
    let start = other.firstIndex { if case .start = $0 { true } else { false } } ?? 0
    guard start + 1 < other.count else { return self }
    return ScenarioMutation(of: other, at: start + 1 + random.index(below: other.count - start - 1))
  }
}
