/// The simplest scenario that was found in which a subject breaks down in one way.
public struct BreakdownFinding: Hashable, Sendable {
  /// How the subject broke down.
  public var breakdown: Breakdown
  /// It ends with the line that was not answered.
  public var scenario: ScenarioStory
  /// How many scenarios of the campaign it ended.
  public var scenarioCount: Int
  /// How many lines the scenario had in which it was found.
  public var foundLineCount: Int
  /// Which scenario that was.
  public var foundAt: Counterexample.Origin
  /// What shrinking cost.
  public var shrinkStepCount: Int
  /// How sure it is that nothing shorter breaks the subject down in the same way.
  public var certainty: Counterexample.Certainty

  package init(
    _ breakdown: Breakdown, scenario: ScenarioStory, scenarioCount: Int, foundLineCount: Int,
    foundAt: Counterexample.Origin, shrinkStepCount: Int, certainty: Counterexample.Certainty
  ) {
    self.breakdown = breakdown
    self.scenario = scenario
    self.scenarioCount = scenarioCount
    self.foundLineCount = foundLineCount
    self.foundAt = foundAt
    self.shrinkStepCount = shrinkStepCount
    self.certainty = certainty
  }
}

extension BreakdownFinding {
  /// The same with what is claimed of shorter scenarios, or without, as for a counterexample.
  func claiming(_ isClaimed: Bool) -> BreakdownFinding {
    guard !isClaimed else { return self }
    var copy = self
    copy.certainty = certainty.withoutClaim
    return copy
  }
}
