import ConformanceEngine

/// Runs scenarios for the search.
struct SystemOracle<System: JudgedSystem>: FailureOracle {
  var session: SystemSession<System>
  /// Told of what there was no answer from.
  var strays: StrayWatch?

  mutating func execute(_ lines: [System.Line]) async -> Execution<SystemBlame> {
    let execution = await session.run(lines)
    if let stray = session.stray {
      strays?.note(stray.breakdown, isOfAnother: stray.after != nil)
    }
    if session.isUnanswered { strays?.noteNotCarriedOut() }
    return execution
  }

  /// What was seen of all that differs in the scenario that was run last.
  var differences: [Counterexample.Comparison] {
    session.comparisons(isWhole: false).filter(\.differs)
  }
}
