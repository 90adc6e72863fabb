package import NavigationReference

/// How far all small scenarios have been run.
package struct SmallScenarioPlace: Hashable, Sendable {
  /// The scenario that was run last.
  package let lines: [ScenarioLine]
  /// How many of its lines were carried out if it failed; `nil` if it did not.
  package let failedLineCount: Int?
  /// Whether it was run as the example of a requirement.
  package let isExample: Bool

  package init(lines: [ScenarioLine], failedLineCount: Int?, isExample: Bool) {
    self.lines = lines
    self.failedLineCount = failedLineCount
    self.isExample = isExample
  }
}
