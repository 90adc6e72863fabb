package import NavigationReference

/// The first scenario in which a subject broke down in one way, and how many did.
package struct BreakdownRecord: Hashable, Sendable {
  package var breakdown: Breakdown
  package let position: ScenarioPosition
  /// The scenario as it was found, up to the line that was not answered.
  package let lines: [ScenarioLine]
  /// How many scenarios it ended, this one included.
  package var scenarioCount: Int
  /// What has been made of it; `nil` until somebody has.
  package var finding: BreakdownFinding?

  package init(
    _ breakdown: Breakdown, position: ScenarioPosition, lines: [ScenarioLine],
    scenarioCount: Int = 1, finding: BreakdownFinding? = nil
  ) {
    self.breakdown = breakdown
    self.position = position
    self.lines = lines
    self.scenarioCount = scenarioCount
    self.finding = finding
  }

  /// What breakdowns are told apart by: how, and what was being done.
  package struct Key: Hashable, Sendable, Comparable {
    package let word: String
    package let operation: String

    package init(_ breakdown: Breakdown, in lines: [ScenarioLine]) {
      word = breakdown.kind.word
      operation = lines.last.map { WireOperation($0).rawValue } ?? ""
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.word, left.operation) < (right.word, right.operation)
    }
  }

  package var key: Key { Key(breakdown, in: lines) }

  /// Whether more could be made of it in a reasonable time than has been.
  var isUnfinished: Bool {
    if case .hung = breakdown.kind { return false }
    return finding?.certainty == .endedByLimit
  }

  /// Whether there may be a shorter scenario, as far as anybody has proven.
  var hasOpenProof: Bool {
    breakdown.kind.canBeProven && finding?.certainty.isOpen ?? false
  }

  /// The one that was found first, with the counts of both.
  func merged(with other: BreakdownRecord) -> BreakdownRecord {
    var first = position <= other.position ? self : other
    first.scenarioCount = scenarioCount + other.scenarioCount
    return first
  }
}
