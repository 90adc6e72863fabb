package import NavigationReference

/// How often a set of readings fitted what a subject did at an open point, and where that was first seen.
package struct ChoiceRecord: Hashable, Sendable {
  package let choice: Choice
  /// One bit for each reading.
  package let mask: UInt8
  package var count: Int
  package let position: ScenarioPosition
  /// The scenario, up to the line that showed it.
  package let lines: [ScenarioLine]
  /// The shortest that was found to show the same; `nil` until somebody has looked for it.
  package var shortest: [ScenarioLine]?

  package init(
    choice: Choice, mask: UInt8, count: Int, position: ScenarioPosition, lines: [ScenarioLine],
    shortest: [ScenarioLine]? = nil
  ) {
    self.shortest = shortest
    self.choice = choice
    self.mask = mask
    self.count = count
    self.position = position
    self.lines = lines
  }

  var order: [Int] { [Int(choice.rawValue), Int(mask)] }

  /// The one that was seen first, with the counts of both.
  func merged(with other: ChoiceRecord) -> ChoiceRecord {
    var first = position <= other.position ? self : other
    first.count = count + other.count
    return first
  }
}
