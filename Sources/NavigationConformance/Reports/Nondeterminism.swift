/// A scenario that a subject answered in two ways.
public struct Nondeterminism: Hashable, Sendable {
  /// The scenario that was answered in two ways.
  public var scenario: ScenarioStory
  /// What was seen the first time, in words.
  public var first: String
  /// What was seen the second time, in words.
  public var second: String

  package init(scenario: ScenarioStory, first: String, second: String) {
    self.scenario = scenario
    self.first = first
    self.second = second
  }
}
