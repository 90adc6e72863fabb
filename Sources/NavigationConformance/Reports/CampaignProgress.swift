/// How far a campaign has come.
public struct CampaignProgress: Hashable, Sendable {
  public var scenarioCount: Int
  /// The budget, in scenarios.
  public var scenarioLimit: Int
  public var stepCount: Int
  /// Requirements that apply and have not been put to the test yet.
  public var notExercisedCount: Int
  public var violatedCount: Int

  public init(
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
