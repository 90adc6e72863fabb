import ConformanceEngine

/// Runs scenarios for the proof that none that is shorter breaks a subject down in one way.
///
/// What breaks down in another way passes. Where it did so before its last line, nothing more can be seen of what begins so.
struct BreakdownSearchOracle<Inner: FailureOracle>: FailureOracle {
  var inner: Inner
  let sought: Inner.Failure

  var hasEnded: Bool { inner.hasEnded }

  mutating func execute(_ lines: [Inner.Line]) async -> Execution<Inner.Failure> {
    let execution = await inner.execute(lines)
    guard let failure = execution.failure, failure != sought, let line = execution.failingLine
    else { return execution }
    return .brokenDown(
      atLine: line, of: lines.count, steps: execution.steps, waitedSteps: execution.waitedSteps)
  }
}
