/// Asks an oracle of whatever kind, and tells only whether a scenario fails as is sought.
///
/// A search that needs to know no more is compiled once for each language, and not once more for each oracle.
@usableFromInline
package struct SoughtFailureOracle<Line: Hashable & Sendable>: FailureOracle {
  /// How a scenario fails.
  @usableFromInline
  package enum Failure: Hashable {
    case sought, other
  }

  @usableFromInline let ask: (_ lines: [Line]) async -> Execution<Failure>
  @usableFromInline let isAtItsEnd: () -> Bool
  @usableFromInline let comesAfterTheEnd: Bool

  @inlinable
  package init<Inner: FailureOracle>(_ inner: SharedOracle<Inner>, seeking sought: Inner.Failure)
  where Inner.Line == Line {
    ask = { lines in
      await inner.oracle.execute(lines).mapFailure { $0 == sought ? .sought : .other }
    }
    isAtItsEnd = { inner.oracle.hasEnded }
    comesAfterTheEnd = inner.oracle.mayComeAfterTheEnd(sought)
  }

  @inlinable
  package func execute(_ lines: [Line]) async -> Execution<Failure> { await ask(lines) }

  /// Of any other failure it is not known, and need not be.
  @inlinable
  package func mayComeAfterTheEnd(_ failure: Failure) -> Bool { comesAfterTheEnd }

  @inlinable package var hasEnded: Bool { isAtItsEnd() }
}
