import NavigationReference

/// What differed in a step from which a scenario went on.
struct PassedDifference: Sendable {
  enum Cause: Sendable {
    /// It has to be confirmed first; what was seen, in words.
    case unconfirmed(seen: String)
    /// A requirement that is known to be violated, and those that would be blamed if it were not.
    case known(Blame, facts: Situation, shadows: [Int])
  }

  /// How many lines there are up to the step.
  let lineCount: Int
  /// One after the other, as each may be put down to something else.
  let things: [AspectSet]
  /// What it is put down to; `nil` for a start, where each thing is by itself.
  let requirement: Int?
  let cause: Cause

  var aspects: AspectSet { things.reduce(AspectSet(rawValue: 0)) { $0.union($1) } }
}
