import ConformanceEngine

/// Runs scenarios on a subject for the search, and says how they break it down.
protocol BreakdownWitness: FailureOracle {
  /// How the scenario broke it down that was executed last; `nil` where it did not.
  var breakdown: Breakdown? { get }
}

extension BreakdownWitness {
  /// A subject may leave when it has answered the last line.
  func mayComeAfterTheEnd(_ failure: Failure) -> Bool { true }
}
