package import NavigationReference

/// The first scenario that violated a requirement, and how many did.
package struct ViolationRecord: Hashable, Sendable {
  package let blame: Blame
  package let position: ScenarioPosition
  /// The scenario as it was found, up to the line that failed.
  package let lines: [ScenarioLine]
  /// How many scenarios the violation came in, this one included: it ended them, or they went on without it.
  package var cutShortCount: Int
  /// How many of them it ended.
  package var endedCount: Int
  /// What differed in their steps as well, and would be violated if this were not; in the order of requirements.
  package var shadows: [ShadowRecord]
  /// In how many of them the subject hung later on, which takes as long as anywhere else.
  package var hangCount: Int
  /// One of those, up to the step that was not answered: of all that were looked into the one with the fewest lines.
  package var hang: [ScenarioLine]?
  /// How the subject broke down later in that scenario, if it did.
  package var aftermath: Breakdown?
  /// What has been made of it; `nil` until somebody has.
  package var counterexample: Counterexample?

  package init(
    blame: Blame, position: ScenarioPosition, lines: [ScenarioLine], cutShortCount: Int = 1,
    endedCount: Int? = nil,
    shadows: [ShadowRecord] = [], hangCount: Int = 0, hang: [ScenarioLine]? = nil,
    aftermath: Breakdown? = nil, counterexample: Counterexample? = nil
  ) {
    self.blame = blame
    self.position = position
    self.lines = lines
    self.cutShortCount = cutShortCount
    self.endedCount = endedCount ?? cutShortCount
    self.shadows = shadows
    self.hangCount = hangCount
    self.hang = hang
    self.aftermath = aftermath
    self.counterexample = counterexample
  }

  /// The ID.
  package var requirement: String { RequirementCatalogue.core.requirements[blame.requirement].id }

  /// The scenario as it was found, up to the line that failed.
  package var scenario: NavigationScenario { NavigationScenario(lines: lines) }

  /// The one that was found first, with the counts of both.
  func merged(with other: ViolationRecord) -> ViolationRecord {
    var first = position <= other.position ? self : other
    first.cutShortCount = cutShortCount + other.cutShortCount
    first.endedCount = endedCount + other.endedCount
    first.hangCount = hangCount + other.hangCount
    first.hang = Self.shorter(hang, other.hang)
    first.shadows = ShadowRecord.sum(shadows, other.shadows)
    return first
  }

  /// The scenario with fewer lines; of equally long ones always the same, whichever comes first.
  static func shorter(_ one: [ScenarioLine]?, _ other: [ScenarioLine]?) -> [ScenarioLine]? {
    guard let one, let other else { return one ?? other }
    guard one.count == other.count else { return one.count < other.count ? one : other }
    let texts = (NavigationScenario(lines: one).oneLine, NavigationScenario(lines: other).oneLine)
    return texts.0 <= texts.1 ? one : other
  }
}
