import NavigationReference

/// What differed in a step from which a scenario went on.
struct PassedDifference: Sendable {
  /// How many lines there are up to the step.
  let lineCount: Int
  /// One after the other, as each may be put down to something else.
  let things: [AspectSet]
  /// What was seen then, in words.
  let seen: String

  var aspects: AspectSet { things.reduce(AspectSet(rawValue: 0)) { $0.union($1) } }
}
