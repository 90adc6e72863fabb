import NavigationConformance

extension SampleReport {
  static func result(
    _ id: String, _ statement: String, _ source: String, _ verdict: RequirementResult.Verdict,
    _ count: Int, level: RequirementResult.Level = .documented
  ) -> RequirementResult {
    RequirementResult(
      id: id, level: level, statement: statement,
      source: "UINavigationController Class Reference, \(source)", verdict: verdict,
      exercisedCount: count)
  }

  static var holding: [RequirementResult] {
    [
      result(
        "PUSH-01",
        "A pushed controller becomes the top of the stack, and everything below it stays as it was.",
        "pushViewController:animated:", .holds, 123_456),
      result(
        "PUSH-03", "Pushing a controller that is already on the stack raises.",
        "pushViewController:animated:", .holds, 978),
      result(
        "SETVC-06",
        "A set whose last controller was not on the stack before is shown with a push transition.",
        "setViewControllers:animated:", .holds, 1_204),
      result(
        "TV-04", "The toolbar is hidden until someone asks for it.", "toolbarHidden", .holds,
        20_000,
        level: .derived),
      result(
        "DLG-25", "Will-show and did-show come in pairs.", "navigationController:didShow…",
        .notApplicable, 0, level: .brief),
    ]
  }

  static var withGaps: ConformanceReport {
    var results = holding
    results[1].verdict = .notExercised
    results[1].exercisedCount = 0
    results[3].verdict = .notExercised
    results[3].exercisedCount = 0
    return report(
      results: results,
      notes: ["topViewController works but is not claimed; claim it to have it judged"])
  }

  static var unjudged: ConformanceReport {
    ConformanceReport(
      subject: "Sample", version: "0.1.0", generatorVersion: 1, seed: 42, scenarioCount: 0,
      stepCount: 0, requirements: [], choices: [],
      adapterError: """
        After start(root:log:), viewControllers should hold A, but holds <nothing> & more.
          Check that start makes the subject with that root.
        """)
  }

  static func wavering() throws -> ConformanceReport {
    var report = report(results: holding)
    report.nondeterminism = Nondeterminism(
      scenario: try story("start A; push B; pop"),
      first: "step 3: pop\nstack: A\nreturned: B\nwillShow A",
      second: "step 3: pop\nstack: A B\nreturned: none\nwillShow A")
    return report
  }

  static func choices() throws -> [ChoiceResult] {
    [
      ChoiceResult(
        id: "popped-order",
        question: "In which order does the array of popped controllers list them?",
        readings: ["bottom to top"], count: 4_711, isMixed: false, examples: []),
      ChoiceResult(
        id: "empty-pop-result",
        question: "What do pop-to and pop-to-root return when nothing is popped?",
        readings: ["nothing", "an empty array"], count: 3, isMixed: false, examples: []),
    ]
  }
}
