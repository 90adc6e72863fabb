import NavigationConformance

/// Reports made by hand.
enum SampleReport {
  static func report(_ results: RequirementResult...) -> ConformanceReport {
    ConformanceReport(
      subject: "Sample", version: "1.0.0", generatorVersion: 1, seed: 7, scenarioCount: 2_500,
      stepCount: 9_000, requirements: results, choices: [])
  }

  static func result(
    _ verdict: RequirementResult.Verdict, counterexample: Counterexample? = nil
  ) -> RequirementResult {
    RequirementResult(
      id: "POP-02", level: .documented, statement: "A pop returns what it removed.",
      source: "the reference", verdict: verdict, exercisedCount: 0, counterexample: counterexample)
  }

  static var counterexample: Counterexample {
    get throws {
      Counterexample(
        scenario: ScenarioStory(try NavigationScenario("start A; B.title = \"b\"; push B; pop")),
        failingLine: 3,
        comparisons: [
          Counterexample.Comparison(
            aspect: "returned", expected: "B", observed: "nothing", differs: true),
          Counterexample.Comparison(aspect: "stack", expected: "A", observed: "A", differs: false),
        ],
        raised: "out of range",
        certainty: .shortestPossible(
          scenarioCount: 58,
          within: Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)),
        foundLineCount: 4,
        foundAt: .generated(3, seed: 1), shrinkStepCount: 0)
    }
  }
}
