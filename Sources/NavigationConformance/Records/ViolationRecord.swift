package import NavigationReference

/// The first scenario that violated a requirement, and how many did.
package struct ViolationRecord: Hashable, Sendable {
  package let blame: Blame
  package let position: ScenarioPosition
  /// The scenario as it was found, up to the line that failed.
  package let lines: [ScenarioLine]
  /// How many scenarios the violation ended, or began with where they went on without it, this one included.
  package var cutShortCount: Int
  /// What differed in their steps as well, and would be violated if this were not; in the order of requirements.
  package var shadows: [ShadowRecord]
  /// In how many of them the subject hung later on, which takes as long as anywhere else.
  package var hangCount: Int
  /// How the subject broke down later in that scenario, if it did.
  package var aftermath: Breakdown?
  /// What has been made of it; `nil` until somebody has.
  package var counterexample: Counterexample?

  package init(
    blame: Blame, position: ScenarioPosition, lines: [ScenarioLine], cutShortCount: Int = 1,
    shadows: [ShadowRecord] = [], hangCount: Int = 0, aftermath: Breakdown? = nil,
    counterexample: Counterexample? = nil
  ) {
    self.blame = blame
    self.position = position
    self.lines = lines
    self.cutShortCount = cutShortCount
    self.shadows = shadows
    self.hangCount = hangCount
    self.aftermath = aftermath
    self.counterexample = counterexample
  }

  /// The ID.
  package var requirement: String { RequirementCatalogue.core.requirements[blame.requirement].id }

  /// Whether scenarios go on without what was wrong: it is only what a start shows.
  var isGoneOnFrom: Bool {
    RequirementCatalogue.core.requirements[blame.requirement].isGoneOn(from: lines.last)
  }

  /// The scenario as it was found, up to the line that failed.
  package var scenario: NavigationScenario { NavigationScenario(lines: lines) }

  /// The one that was found first, with the counts of both.
  func merged(with other: ViolationRecord) -> ViolationRecord {
    var first = position <= other.position ? self : other
    first.cutShortCount = cutShortCount + other.cutShortCount
    first.hangCount = hangCount + other.hangCount
    first.shadows = ShadowRecord.sum(shadows, other.shadows)
    return first
  }
}
