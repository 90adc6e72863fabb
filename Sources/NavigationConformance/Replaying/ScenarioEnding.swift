import NavigationReference

/// What ends a scenario that could go on from what differs.
struct ScenarioEnding: Sendable {
  /// It ends where one of these differs.
  var aspects = AspectSet(rawValue: 0)
  /// It ends after so many lines, whatever differs there.
  var lineCount: Int?
  /// It ends where this requirement is to blame, and goes on from all else that is over with its step.
  var requirement: Int?

  /// It ends where one cannot go on, and nowhere else.
  static let impasse = ScenarioEnding()
}
