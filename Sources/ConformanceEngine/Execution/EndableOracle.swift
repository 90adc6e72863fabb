/// Executes scenarios until somebody waits for the end.
///
/// A search that is ended so says how far it came, and claims nothing beyond.
@usableFromInline
package struct EndableOracle<Inner: FailureOracle>: FailureOracle {
  @usableFromInline package var inner: Inner
  @usableFromInline let isOver: () -> Bool
  @usableFromInline package var hasEnded = false

  /// - Parameter isOver: asked before each scenario.
  @inlinable
  package init(_ inner: Inner, until isOver: @escaping () -> Bool) {
    self.inner = inner
    self.isOver = isOver
  }

  @inlinable
  package mutating func execute(_ lines: [Inner.Line]) async -> Execution<Inner.Failure> {
    guard !hasEnded, !isOver() else {
      hasEnded = true
      return .passed(steps: 0)
    }
    return await inner.execute(lines)
  }

  @inlinable
  package func mayComeAfterTheEnd(_ failure: Inner.Failure) -> Bool {
    inner.mayComeAfterTheEnd(failure)
  }
}
