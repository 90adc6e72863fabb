/// How far the breaking of rules has come.
public struct RobustnessProgress: Hashable, Sendable {
  /// The name of the rule that is being broken.
  public var rule: String
  /// How many rules there were before it.
  public var ruleIndex: Int
  /// How many rules there are.
  public var ruleCount: Int
  /// How many attempts were made on it before this one.
  public var attemptIndex: Int
  /// How many attempts there are at most.
  public var attemptCount: Int

  package init(
    rule: String, ruleIndex: Int, ruleCount: Int, attemptIndex: Int, attemptCount: Int
  ) {
    self.rule = rule
    self.ruleIndex = ruleIndex
    self.ruleCount = ruleCount
    self.attemptIndex = attemptIndex
    self.attemptCount = attemptCount
  }
}
