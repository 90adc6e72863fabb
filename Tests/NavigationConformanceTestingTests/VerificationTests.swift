import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

@MainActor struct VerificationTests {
  @Test func `A violation is an issue at the caller's line, with the counterexample`() async throws
  {
    let suite = ConformanceSuite.array(.popReturnsNothing)
    let requirement = try RequirementCase.with("POP-02")
    let line = #_sourceLocation.line + 2
    try await withKnownIssue {
      try await suite.verify(requirement)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.severity == .error
        && issue.text.contains("✗ ArrayContainer violates POP-02 at step 3 of 3")
        && issue.text.contains("try await conformance.replay(\"start A; push B; pop\")")
    }
  }

  @Test func `What was not exercised is an issue`() async throws {
    let suite = ConformanceSuite.array(scenarios: 1)
    let requirement = try RequirementCase.with("POP-02")
    try await withKnownIssue {
      try await suite.verify(requirement)
    } matching: { issue in
      issue.text.hasPrefix("POP-02 was not exercised: 1 scenario of seed 1 ")
    }
  }

  @Test func `What decides nothing is only a warning`() {
    let suite = ConformanceSuite.array()
    let failure = ConformanceFailure(
      .notExercised, id: "POP-02", isWarning: true, message: "a warning")
    withKnownIssue {
      suite.record(failure, #_sourceLocation)
    } matching: { issue in
      issue.severity == .warning && issue.text == "a warning"
    }
  }

  @Test func `What does not apply is skipped`() async {
    let finding = await ConformanceSuite.array().finding(for: "BVIS-17")
    #expect(
      finding
        == .skipped(
          reason: "BVIS-17 does not apply: the adapter does not claim what it takes to judge it."))
  }

  @Test func `Failures are those that tests would record`() async throws {
    let suite = ConformanceSuite.array(
      .popReturnsNothing, requirements: ["POP-02", "POP-03", "PUSH-01", "BVIS-17"])
    #expect(try await suite.failures().map(\.id) == ["POP-02"])
    #expect(try await suite.failures().map(\.kind) == [.violated])
  }

  @Test func `What is unsettled alone is a failure`() async throws {
    let suite = ConformanceSuite(
      "Faulty", HeadlessAdapter(faults: [.animatedPopForgetsItem]),
      options: CampaignOptions(scenarioCount: 2_000, requirements: ["LEFT-04"]))
    let failures = try await suite.failures()
    #expect(failures.map(\.kind) == [.unsettled])
    #expect(failures.map(\.id) == ["LEFT-04"])
  }

  @Test func `All tests share one campaign, even those that run at the same time`() async throws {
    let count = ArrayContainer.Count()
    let suite = ConformanceSuite.array(counting: count, scenarios: 50)
    async let first = suite.report()
    async let second = suite.report()
    let reports = try await [first, second]
    #expect(reports[0] == reports[1])
    let starts = count.starts
    let alone = ArrayContainer.Count()
    _ = try await ConformanceSuite.array(counting: alone, scenarios: 50).report()
    #expect(starts == alone.starts)
    _ = try await suite.failures()
    #expect(count.starts == starts)
  }

  @Test func `The whole report is handed out once, when it judges something`() async {
    let suite = ConformanceSuite.array(scenarios: 50)
    #expect(suite.takeReport() == nil)
    _ = await suite.finding(for: "POP-02")
    #expect(suite.takeReport()?.scenarioCount == 50)
    #expect(suite.takeReport() == nil)

    let faulty = ConformanceSuite.array(.startKeepsTheStack)
    _ = await faulty.finding(for: "POP-02")
    #expect(faulty.takeReport() == nil)
  }
}
