/// What came of executing a scenario on the subject.
@usableFromInline
package struct Execution<Failure: Hashable> {
  /// How a run came out.
  @usableFromInline
  package enum Outcome {
    case passed
    /// It came to its end at a line without a failure: nothing can be seen behind it.
    case ended(line: Int)
    /// The first failure, and the line it is blamed on; nothing after it was judged.
    case failed(Failure, line: Int)
  }

  /// Lines are counted from 0.
  @usableFromInline package let outcome: Outcome
  /// How many lines were executed, the price of the run.
  @usableFromInline package let steps: Int
  /// As how many steps it counts in a search what had to be waited for beside them, such as a
  /// process that is started anew.
  @usableFromInline package let waitedSteps: Int

  @inlinable
  init(_ outcome: Outcome, steps: Int, waitedSteps: Int) {
    self.outcome = outcome
    self.steps = steps
    self.waitedSteps = waitedSteps
  }

  @inlinable
  package static func passed(steps: Int, waitedSteps: Int = 0) -> Self {
    Self(.passed, steps: steps, waitedSteps: waitedSteps)
  }

  /// A run that came to its end at a line, and did not fail by then.
  @inlinable
  package static func ended(atLine line: Int, steps: Int, waitedSteps: Int = 0) -> Self {
    Self(.ended(line: line), steps: steps, waitedSteps: waitedSteps)
  }

  @inlinable
  package static func failed(
    _ failure: Failure, atLine line: Int, steps: Int, waitedSteps: Int = 0
  ) -> Self {
    Self(.failed(failure, line: line), steps: steps, waitedSteps: waitedSteps)
  }

  /// The same, with another word for the failure.
  @inlinable
  func mapFailure<Other: Hashable>(_ word: (Failure) -> Other) -> Execution<Other> {
    switch outcome {
    case .passed: .passed(steps: steps, waitedSteps: waitedSteps)
    case .ended(let line): .ended(atLine: line, steps: steps, waitedSteps: waitedSteps)
    case .failed(let failure, let line):
      .failed(word(failure), atLine: line, steps: steps, waitedSteps: waitedSteps)
    }
  }

  /// The same of which nothing had to be executed.
  @inlinable
  package var remembered: Self { Self(outcome, steps: 0, waitedSteps: 0) }

  @inlinable
  package var failure: Failure? {
    if case .failed(let failure, _) = outcome { failure } else { nil }
  }

  /// The line the failure is blamed on.
  @inlinable
  package var failingLine: Int? {
    if case .failed(_, let line) = outcome { line } else { nil }
  }

  /// The line behind which there is nothing, whether the run failed there or ended.
  @inlinable
  package var lastLine: Int? {
    switch outcome {
    case .passed: nil
    case .ended(let line), .failed(_, let line): line
    }
  }
}

extension Execution.Outcome: Equatable, Hashable {}
extension Execution.Outcome: Sendable where Failure: Sendable {}
extension Execution: Equatable, Hashable {}
extension Execution: Sendable where Failure: Sendable {}
