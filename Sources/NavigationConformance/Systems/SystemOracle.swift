import ConformanceEngine

/// Runs scenarios for the search.
struct SystemOracle<System: JudgedSystem>: FailureOracle {
  var session: SystemSession<System>

  mutating func execute(_ lines: [System.Line]) async -> Execution<SystemBlame> {
    await session.run(lines)
  }

  /// What was seen of all that differs in the scenario that was run last.
  var differences: [Counterexample.Comparison] {
    session.comparisons(isWhole: false).filter(\.differs)
  }
}
