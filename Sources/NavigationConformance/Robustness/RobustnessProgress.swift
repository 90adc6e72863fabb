/// How far the breaking of rules has come.
public struct RobustnessProgress: Hashable, Sendable {
  /// The name of the rule that is being broken.
  public var rule: String
  /// How many rules there were before it, and how many there are.
  public var ruleIndex: Int
  public var ruleCount: Int
  /// How many attempts were made on it before this one, and how many there are at most.
  public var attemptIndex: Int
  public var attemptCount: Int

  public init(
    rule: String, ruleIndex: Int, ruleCount: Int, attemptIndex: Int, attemptCount: Int
  ) {
    self.rule = rule
    self.ruleIndex = ruleIndex
    self.ruleCount = ruleCount
    self.attemptIndex = attemptIndex
    self.attemptCount = attemptCount
  }
}
