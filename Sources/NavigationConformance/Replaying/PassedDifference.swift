import NavigationReference

/// What differed in a step from which a scenario went on.
struct PassedDifference: Sendable {
  /// What a violation is put down to that has been believed before.
  struct Known: Sendable {
    let blame: Blame
    let facts: Situation
    /// Which requirements would be blamed if that one were not.
    let shadows: [Int]
  }

  /// How many lines there are up to the step.
  let lineCount: Int
  /// One after the other, as each may be put down to something else.
  let things: [AspectSet]
  /// What was seen then, in words; nothing where it is known.
  let seen: String
  /// Where that is beyond doubt, so that nothing has to be carried out again.
  var known: Known?

  var aspects: AspectSet { things.reduce(AspectSet(rawValue: 0)) { $0.union($1) } }
}
