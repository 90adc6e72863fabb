import NavigationConformance

extension SampleReport {
  /// Three that one defect of a set would explain, and one that it would not.
  static func ofOneDefect() throws -> ConformanceReport {
    func violated(
      _ id: String, _ statement: String, _ scenario: ScenarioStory, _ cutShort: Int,
      _ comparisons: Counterexample.Comparison...
    ) -> RequirementResult {
      var result = result(id, statement, "setViewControllers:animated:", .violated, 12)
      result.cutShortCount = cutShort
      // What a pop returns is gone on from.
      result.endedCount = id == "POP-02" ? 0 : cutShort
      result.counterexample = Counterexample(
        scenario: scenario, failingLine: scenario.lines.count - 1, comparisons: comparisons,
        certainty: .shortestFound, foundLineCount: 5, foundAt: .exhaustive(12), shrinkStepCount: 40)
      return result
    }
    let pair = ScenarioStory(lines: [
      "start A", "push B", "either", "set A B C", "or", "push C",
    ])
    return report(results: [
      violated(
        "SETVC-01",
        "A set puts the given controllers on the stack, first at the bottom, last on top.",
        try story("start A; push B; set A B"), 7, comparison("stack", "A B", "B", differs: true)),
      violated(
        "POP-02", "A pop returns the controller that it took off the stack.",
        try story("start A; push B; pop"), 3, comparison("returned", "B", "A", differs: true)),
      violated(
        "SETVC-20", "A set with one controller makes it root and top.",
        try story("start A; viewControllers = B"), 2,
        comparison("stack", "B", "A B", differs: true),
        comparison("left", "nothing", "back button", differs: true)),
      violated(
        "REL-SETVC-18", "Setting the stack with one controller more leaves what pushing it does.",
        pair, 5, comparison("stack", "B C", "A B C", differs: true)),
    ])
  }
}
