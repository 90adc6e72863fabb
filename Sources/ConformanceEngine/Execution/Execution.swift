/// What came of executing a scenario on the subject.
@usableFromInline
package struct Execution<Failure: Hashable> {
  /// How many lines were executed, the price of the run.
  @usableFromInline package var steps: Int
  /// As how many steps it counts in a search what had to be waited for beside them, such as a
  /// process that is started anew.
  @usableFromInline package var waitedSteps = 0
  /// The first failure and the index of the line it is blamed on; nothing after it was judged.
  @usableFromInline package var failure: Failure?
  @usableFromInline package var failingLine: Int?
  /// The index of the line at which a run came to its end that did not fail: nothing can be seen
  /// behind it.
  @usableFromInline package var endingLine: Int?

  @inlinable
  package static func passed(steps: Int, waitedSteps: Int = 0) -> Self {
    var execution = Self(steps: steps, failure: nil, failingLine: nil)
    execution.waitedSteps = waitedSteps
    return execution
  }

  /// A run that came to its end at a line, and did not fail by then.
  @inlinable
  package static func ended(atLine line: Int, steps: Int, waitedSteps: Int = 0) -> Self {
    var execution = passed(steps: steps, waitedSteps: waitedSteps)
    execution.endingLine = line
    return execution
  }

  @inlinable
  package static func failed(
    _ failure: Failure, atLine line: Int, steps: Int, waitedSteps: Int = 0
  ) -> Self {
    var execution = Self(steps: steps, failure: failure, failingLine: line)
    execution.waitedSteps = waitedSteps
    return execution
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
