/// What came of executing a scenario on the subject.
@usableFromInline
package struct Execution<Failure: Hashable> {
  /// How many lines were executed, the price of the run.
  @usableFromInline package var steps: Int
  /// The first failure and the index of the line it is blamed on; nothing after it was judged.
  @usableFromInline package var failure: Failure?
  @usableFromInline package var failingLine: Int?

  @inlinable
  package static func passed(steps: Int) -> Self {
    Self(steps: steps, failure: nil, failingLine: nil)
  }

  @inlinable
  package static func failed(_ failure: Failure, atLine line: Int, steps: Int) -> Self {
    Self(steps: steps, failure: failure, failingLine: line)
  }

  @inlinable
  package init(steps: Int, failure: Failure?, failingLine: Int?) {
    self.steps = steps
    self.failure = failure
    self.failingLine = failingLine
  }
}

extension Execution: Equatable, Hashable {}
extension Execution: Sendable where Failure: Sendable {}
