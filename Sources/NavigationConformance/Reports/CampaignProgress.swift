/// How far a campaign has come.
public struct CampaignProgress: Hashable, Sendable {
  /// How many scenarios have been run, shrinking not counted.
  public var scenarioCount: Int
  /// The budget, in scenarios.
  public var scenarioLimit: Int
  /// How many lines have been carried out in them.
  public var stepCount: Int
  /// Requirements that apply and have not been put to the test yet.
  public var notExercisedCount: Int
  /// Requirements that are known to be violated.
  public var violatedCount: Int

  package init(
    scenarioCount: Int, scenarioLimit: Int, stepCount: Int, notExercisedCount: Int,
    violatedCount: Int
  ) {
    self.scenarioCount = scenarioCount
    self.scenarioLimit = scenarioLimit
    self.stepCount = stepCount
    self.notExercisedCount = notExercisedCount
    self.violatedCount = violatedCount
  }
}
