import NavigationReference

/// What a start showed wrongly in a scenario that went on without it.
struct StartDifference: Sendable {
  /// How many lines there are up to the start.
  let lineCount: Int
  let things: [AspectSet]
  /// What was seen then, in words.
  let seen: String
}
