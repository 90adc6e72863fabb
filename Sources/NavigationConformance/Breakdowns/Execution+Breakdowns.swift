import ConformanceEngine

extension Execution {
  /// A run in which the subject broke down, where that is not what is sought.
  ///
  /// A process may end when it has answered everything, and then one more line might have shown something first. So only
  /// one that has ended before the last line is taken for the end of all that begins so.
  static func brokenDown(
    atLine line: Int, of lineCount: Int, steps: Int, waitedSteps: Int
  ) -> Self {
    line < lineCount - 1
      ? .ended(atLine: line, steps: steps, waitedSteps: waitedSteps)
      : .passed(steps: steps, waitedSteps: waitedSteps)
  }
}
