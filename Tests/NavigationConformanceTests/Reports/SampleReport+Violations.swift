import NavigationConformance

extension SampleReport {
  static func violating() throws -> ConformanceReport {
    var results = holding
    results[0].verdict = .unsettled
    results[0].shadows = [
      Shadow(requirement: "SETVC-06", scenarioCount: 1_020),
      Shadow(requirement: "PUSH-03", scenarioCount: 1),
    ]
    results[1].verdict = .violated
    results[1].exercisedCount = 0
    results[1].cutShortCount = 1
    results[1].endedCount = 1
    results[1].counterexample = try longCounterexample()
    results[2].verdict = .violated
    results[2].cutShortCount = 1_357
    results[2].endedCount = 31
    results[2].shadows = [Shadow(requirement: "DLG-06", scenarioCount: 12)]
    results[2].counterexample = try shortCounterexample()
    results[3].verdict = .notExercised
    results[3].exercisedCount = 0
    return report(
      results: results, choices: try choices() + [try mixedChoice()],
      notes: [
        "3 messages came when nothing was going on; settle() should return only when everything has "
          + "been logged"
      ])
  }

  static func shortCounterexample() throws -> Counterexample {
    Counterexample(
      scenario: try story("start A; push B; set A D animated"), failingLine: 2,
      comparisons: [
        comparison("transition kind", "push", "pop", differs: true),
        comparison("stack", "A D", "A D"),
      ],
      certainty: .shortestPossible(
        scenarioCount: 3_276,
        within: Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)),
      foundLineCount: 37, foundAt: .generated(812, seed: 42), shrinkStepCount: 96)
  }

  /// Everything that needs care: quotes, lists that do not fit beside each other, text that would act on a terminal.
  static func longCounterexample() throws -> Counterexample {
    let many = (1...30).map { "C\($0)" }.joined(separator: " ")
    return Counterexample(
      scenario: try story(
        "A.title = \"it's 5\\\" | x\"; A.item.left = \"a`b\"; start A; set A \(many); push C7"),
      failingLine: 4,
      comparisons: [
        comparison("raised", "an error", "no error", differs: true),
        comparison("stack", "A " + many, "A " + many + " C7", differs: true),
        comparison("top", "C30", "C30"),
      ],
      raised: "<broken> & \u{1B}[31mred\u{0}\nsecond line", certainty: .endedByLimit,
      foundLineCount: 5, foundAt: .exhaustive(12), shrinkStepCount: 2_000,
      detours: [
        Counterexample.Detour(line: 0, requirement: "CEN-03"),
        Counterexample.Detour(line: 1, requirement: "LEFT-01"),
      ])
  }

  static func story(_ text: String) throws -> ScenarioStory {
    ScenarioStory(try NavigationScenario(text))
  }

  private static func mixedChoice() throws -> ChoiceResult {
    ChoiceResult(
      id: "toolbar-above-hiding",
      question: "Is the toolbar shown for a controller that stands above one that hides it?",
      readings: [], count: 12, isMixed: true,
      examples: [
        ChoiceResult.Example(
          readings: ["shown again"], scenario: try story("start A; push B; push C")),
        ChoiceResult.Example(
          readings: ["stays hidden"], scenario: try story("start A; set A B C")),
      ])
  }

  static func comparison(
    _ aspect: String, _ expected: String, _ observed: String, differs: Bool = false
  ) -> Counterexample.Comparison {
    Counterexample.Comparison(
      aspect: aspect, expected: expected, observed: observed, differs: differs)
  }
}
