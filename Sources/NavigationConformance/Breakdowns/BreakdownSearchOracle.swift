import ConformanceEngine

/// Runs scenarios for the proof that none that is shorter breaks a subject down in one way.
///
/// What breaks down in another way is taken for a scenario that passes: some breakdowns come when everything has been
/// answered, and then more lines might bring the one that is sought. So nothing is left out behind them.
struct BreakdownSearchOracle<Inner: FailureOracle>: FailureOracle {
  var inner: Inner
  let sought: Inner.Failure

  var hasEnded: Bool { inner.hasEnded }

  /// How many steps a process costs that has to be started anew.
  private static var stepsOfStart: Int { 1_000 }

  mutating func execute(_ lines: [Inner.Line]) async -> Execution<Inner.Failure> {
    let execution = await inner.execute(lines)
    guard let failure = execution.failure, failure != sought else { return execution }
    return .passed(steps: execution.steps + Self.stepsOfStart)
  }
}
