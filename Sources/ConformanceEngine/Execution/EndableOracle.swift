/// Executes scenarios until somebody waits for the end, or failures have cost enough.
///
/// A search that is ended so says how far it came, and claims nothing beyond.
@usableFromInline
package struct EndableOracle<Inner: FailureOracle>: FailureOracle {
  @usableFromInline package var inner: Inner
  @usableFromInline let isOver: () -> Bool
  @usableFromInline var failuresLeft: Int
  @usableFromInline package var hasEnded = false

  /// - Parameters:
  ///   - failureLimit: so many scenarios may fail; one more is not executed.
  ///   - isOver: asked before each scenario.
  @inlinable
  package init(
    _ inner: Inner, failureLimit: Int = .max, until isOver: @escaping () -> Bool
  ) {
    self.inner = inner
    self.isOver = isOver
    failuresLeft = failureLimit
  }

  @inlinable
  package mutating func execute(_ lines: [Inner.Line]) async -> Execution<Inner.Failure> {
    guard !hasEnded, failuresLeft > 0, !isOver() else {
      hasEnded = true
      return .passed(steps: 0)
    }
    let execution = await inner.execute(lines)
    if execution.failure != nil { failuresLeft -= 1 }
    return execution
  }

  @inlinable
  package func mayComeAfterTheEnd(_ failure: Inner.Failure) -> Bool {
    inner.mayComeAfterTheEnd(failure)
  }
}
