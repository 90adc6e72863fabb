import NavigationReference

/// What differed in a step from which a scenario went on.
struct PassedDifference: Sendable {
  enum Cause: Sendable {
    /// It has to be confirmed first.
    case unconfirmed(SeenDifference)
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

  /// Where it was, and what it is put down to.
  struct Place: Hashable, Sendable {
    let lineCount: Int
    let requirement: Int?
  }

  var place: Place { Place(lineCount: lineCount, requirement: requirement) }
  var aspects: AspectSet { things.reduce(AspectSet(rawValue: 0)) { $0.union($1) } }
}
