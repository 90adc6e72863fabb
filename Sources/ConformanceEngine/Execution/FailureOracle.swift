/// Executes a scenario on a fresh subject and says how it failed, if it did.
///
/// Laws:
/// - **Fresh.** Nothing of one run is left in the next; the same lines give the same answer.
/// - **Prefixes.** Whether and how a scenario fails at a line depends on the lines up to that one
///   alone, and a run ends at its first failure. So a scenario that passes has passing prefixes,
///   and one that extends a failing scenario fails the same way. Excepted is what may come
///   after the end: a scenario in which all is well may begin with one that fails so.
/// - **Identity.** Equal failures are the same defect to the reader: same requirement, same
///   signature.
///
/// An oracle need not be `Sendable` and runs where its caller runs.
@usableFromInline
package protocol FailureOracle<Line, Failure> {
  associatedtype Line: Hashable & Sendable
  associatedtype Failure: Hashable
  /// Called only with lines the model accepts.
  mutating func execute(_ lines: [Line]) async -> Execution<Failure>
  /// Whether a scenario may fail so because it has ended, after all its lines went well: then it may
  /// be the beginning of one that passes. The last line is blamed all the same.
  func mayComeAfterTheEnd(_ failure: Failure) -> Bool
  /// Whether it executes nothing any more, because somebody waits for the end. What it was asked last
  /// has no answer then, and nothing follows from the one it gave.
  var hasEnded: Bool { get }
}

extension FailureOracle {
  @inlinable
  package func mayComeAfterTheEnd(_ failure: Failure) -> Bool { false }
  @inlinable package var hasEnded: Bool { false }
}
