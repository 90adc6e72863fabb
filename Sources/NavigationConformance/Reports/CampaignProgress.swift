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
  /// The finding of which the shortest scenario is being searched for; `nil` while scenarios are run.
  public var shortening: Shortening?

  /// One of the findings of which nothing has been made yet.
  public struct Shortening: Hashable, Sendable {
    /// The ID of the requirement that is violated, or how the subject broke down.
    public var finding: String
    /// Its number, from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    package init(_ finding: String, number: Int, of count: Int) {
      self.finding = finding
      self.number = number
      self.count = count
    }
  }

  package init(
    scenarioCount: Int, scenarioLimit: Int, stepCount: Int, notExercisedCount: Int,
    violatedCount: Int, shortening: Shortening? = nil
  ) {
    self.scenarioCount = scenarioCount
    self.scenarioLimit = scenarioLimit
    self.stepCount = stepCount
    self.notExercisedCount = notExercisedCount
    self.violatedCount = violatedCount
    self.shortening = shortening
  }
}
