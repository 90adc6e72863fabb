@testable import NavigationConformance

extension SampleReport {
  /// A subject that crashes in one scenario and hangs in another, with words that would act on a page or a terminal.
  static func breakingDown() throws -> ConformanceReport {
    var results = holding
    results[2].verdict = .violated
    results[2].cutShortCount = 1
    results[2].endedCount = 1
    results[2].counterexample = try shortCounterexample()
    results[2].aftermath = Breakdown(.exited(code: 3))
    var report = report(results: results)
    report.breakdowns = [
      BreakdownFinding(
        Breakdown(
          .crashed(signal: 5),
          errorOutput: "Fatal error: </pre><script>no</script> & \u{1B}[31mred\nat pop\n"),
        scenario: try story("start A; push B; pop"), scenarioCount: 61, foundLineCount: 37,
        foundAt: .generated(4, seed: 42), shrinkStepCount: 1_204,
        certainty: .shortestPossible(
          scenarioCount: 1, within: .init(listLength: 3, controllerCount: 4))),
      BreakdownFinding(
        Breakdown(.hung), scenario: try story("start A; setToolbarHidden false"), scenarioCount: 1,
        foundLineCount: 2, foundAt: .exhaustive(12), shrinkStepCount: 2_000,
        certainty: .endedByLimit),
    ]
    report.givenUp = "It broke down in 62 scenarios, so no more were run."
    return report
  }

  /// Two runs that should come to the same, and what a profile makes of the readings.
  static func comparingRuns() throws -> ConformanceReport {
    let id = "REL-POP-16"
    var pair = result(
      id, "Popping to the controller below the top does what a pop does.",
      "popToViewController:animated:", .violated, 812)
    pair.cutShortCount = 7
    pair.endedCount = 7
    pair.counterexample = Counterexample(
      scenario: ScenarioStory(lines: [
        "start A", "push B", "either", "pop", "or", "popTo A", "then", "push C",
      ]),
      failingLine: 7,
      comparisons: [
        comparison("stack", "A C", "A B C", differs: true), comparison("top", "C", "C"),
      ],
      certainty: .ownVocabularySearched(
        lineCount: 7, scenarioCount: 6, totalCount: 14,
        within: Counterexample.VocabularyLimits(listLength: 0, controllerCount: 3),
        wholeLineCount: 6),
      foundLineCount: 11, foundAt: .generated(812, seed: 42), shrinkStepCount: 96)
    var report = report(results: holding + [pair], choices: try choices())
    report.profiles = [
      ProfileResult(
        id: "sample", summary: "What <somebody> does.",
        rows: try [
          row("popped-order", .matches, "bottom to top", ["start A; set A B C; popToRoot"]),
          row("empty-pop-result", .differs, "nothing", ["start A; popToRoot"]),
          row("toolbar-above-hiding", .mixed, "shown again", ["start A; push B", "start A"]),
          row("root-pop", .notMet, "nothing", []),
        ])
    ]
    return report
  }

  private static func row(
    _ id: String, _ verdict: ProfileResult.Verdict, _ reading: String, _ scenarios: [String]
  ) throws -> ProfileResult.Row {
    ProfileResult.Row(
      id: id, statement: "What is known of \(id).", source: "Seen & written down",
      basis: verdict == .mixed ? .documented : .observed, choice: id, reading: reading,
      verdict: verdict, count: scenarios.count,
      readings: verdict == .matches ? [reading] : scenarios.map { "as in \($0.count)" },
      scenarios: try scenarios.map { try story($0) })
  }
}
