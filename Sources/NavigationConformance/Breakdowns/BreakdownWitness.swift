import ConformanceEngine

/// Runs scenarios on a subject for the search, and says how they break it down.
protocol BreakdownWitness: FailureOracle {
  /// How the scenario broke it down that was executed last; `nil` where it did not.
  var breakdown: Breakdown? { get }
}
