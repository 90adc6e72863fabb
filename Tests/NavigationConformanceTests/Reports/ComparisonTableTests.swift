import Testing

@testable import NavigationConformance

/// What was expected beside what was observed, in the columns there are.
@Suite struct ComparisonTableTests {
  private func lines(
    _ expected: String, _ observed: String, in text: String = "start A; push B"
  ) throws -> [String] {
    let scenario = ScenarioStory(try NavigationScenario(text))
    return ComparisonTable(
      [
        Counterexample.Comparison(
          aspect: "others told", expected: expected, observed: observed, differs: true)
      ], ComparisonHeads(scenario), width: 60, paint: Paint(.none)
    ).lines
  }

  @Test func `Heads that are wider than the values have them below`() throws {
    let lines = try lines(
      "A", "A B", in: "start A; either; push B; or; push B; then; tapBack")
    #expect(
      lines == [
        "                 the stack's  the bar's",
        "    others told  A            A B       ◀",
      ])
  }

  @Test func `Values that take more than a line go on below where they begin`() throws {
    let lines = try lines(
      "nobody but the two that come and go",
      "B.viewWillDisappear, C.viewWillAppear (moving to parent), B.viewDidDisappear")
    #expect(
      lines == [
        "    others told  ◀",
        "      expected  nobody but the two that come and go",
        "      observed  B.viewWillDisappear, C.viewWillAppear",
        "                (moving to parent), B.viewDidDisappear",
      ])
  }

  @Test func `A value that fits stays as it is, blanks and all`() throws {
    let expected = "a title with  two blanks in a row"
    let observed = "a title with one blank, and a second one"
    #expect(
      try lines(expected, observed).dropFirst() == [
        "      expected  \(expected)",
        "      observed  \(observed)",
      ])
  }
}
