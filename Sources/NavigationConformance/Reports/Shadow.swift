/// A violation beside which another requirement differed: a step is put down to one of them only.
public struct Shadow: Hashable, Sendable {
  /// The ID of the requirement that such steps are put down to.
  public var requirement: String
  /// In how many scenarios.
  public var scenarioCount: Int

  package init(requirement: String, scenarioCount: Int) {
    self.requirement = requirement
    self.scenarioCount = scenarioCount
  }

  /// Those with the most scenarios first, then by ID.
  package static func sorted(_ shadows: [Shadow]) -> [Shadow] {
    shadows.sorted { ($1.scenarioCount, $0.requirement) < ($0.scenarioCount, $1.requirement) }
  }
}
