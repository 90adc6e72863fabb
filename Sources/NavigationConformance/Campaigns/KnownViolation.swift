import NavigationReference

/// A violation that a campaign has found, and what is known about when it comes.
struct KnownViolation {
  let blame: Blame
  let aspect: Aspect
  let counterexample: Counterexample
  /// The facts that all steps had that showed it.
  var commonFacts: Situation
  /// How many scenarios it ended.
  var cutShortCount = 1
}
