import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

@MainActor struct ObstacleTests {
  @Test func `An adapter's fault is told once, and every other test refers to it`() async throws {
    let suite = ConformanceSuite.array(.startKeepsTheStack)
    let first = await suite.finding(for: "POP-02")
    guard case .failed(let failure) = first else {
      Issue.record("no failure")
      return
    }
    #expect(failure.kind == .notJudged)
    #expect(failure.message.contains("! The adapter failed its self-check"))
    #expect(failure.message.contains("Make a fresh subject in start"))
    #expect(
      await suite.finding(for: "POP-03")
        == .skipped(reason: "POP-03 was not judged; the test of POP-02 says why."))
    #expect(await suite.finding(for: "POP-02") == first)
  }

  @Test func `An adapter's fault is one failure`() async throws {
    let failures = try await ConformanceSuite.array(.startKeepsTheStack).failures()
    #expect(failures.map(\.kind) == [.notJudged])
    #expect(failures.map(\.id) == ["ArrayContainer"])
  }

  @Test func `Answers that change are told once, and judge nothing`() async throws {
    let suite = ConformanceSuite.array(.answersChange)
    guard case .failed(let failure) = await suite.finding(for: "PUSH-01") else {
      Issue.record("no failure")
      return
    }
    #expect(failure.message.contains("! The same scenario was answered in two ways"))
    #expect(
      await suite.finding(for: "POP-02")
        == .skipped(reason: "POP-02 was not judged; the test of PUSH-01 says why."))
    #expect(try await suite.failures().map(\.kind) == [.notJudged])
  }

  @Test func `A bad variable runs nothing and fails the first test that asks`() async throws {
    let count = ArrayContainer.Count()
    let suite = ConformanceSuite.array(
      counting: count, environment: ["NAVCONFORM_SCENARIOS": "many"])
    let requirement = try RequirementCase.with("POP-02")
    try await withKnownIssue {
      try await suite.verify(requirement)
    } matching: { issue in
      issue.text
        == "NAVCONFORM_SCENARIOS is \"many\", expected a whole number from 1 to \(Int.max), "
        + "such as 20000 or 20_000"
    }
    await #expect(throws: EnvironmentError.self) { try await suite.failures() }
    #expect(count.starts == 0)
  }

  @Test func `An ID that does not exist fails the first test that asks`() async throws {
    let suite = ConformanceSuite.array(requirements: ["POP-2"])
    await #expect(throws: UnknownRequirement.self) { try await suite.failures() }
    guard case .failed(let failure) = await suite.finding(for: "POP-02") else {
      Issue.record("no failure")
      return
    }
    #expect(failure.message.hasPrefix("there is no requirement 'POP-2'"))
  }
}

extension ObstacleTests {
  @Test func `A suite that was asked for what decides nothing, and that holds, passes`()
    async throws
  {
    let suite = ConformanceSuite(
      ToolbarControllerSubject("HeadlessNavigation", HeadlessToolbarControllerAdapter()),
      options: CampaignOptions(scenarioCount: 200, requirements: ["CW-30", "CW-31"]),
      environment: ConformanceEnvironment(variables: [:]))
    #expect(try await suite.failures() == [])
  }

  @Test(arguments: [[], ["BVIS-17"]])
  func `A suite of which nothing was asked, or nothing that applies, does not pass`(
    _ requirements: [String]
  ) async throws {
    let suite = ConformanceSuite(
      "ArrayContainer", ArrayContainer(),
      options: CampaignOptions(scenarioCount: 20, requirements: requirements),
      environment: ConformanceEnvironment(variables: [:]))
    let failures = try await suite.failures()
    #expect(failures.map(\.kind) == [.notJudged])
    #expect(failures.map(\.id) == ["ArrayContainer"])
    let summary = try await suite.report().summary
    #expect(failures.map(\.message) == [summary])
    #expect(summary.hasSuffix("so there was nothing to judge."))
  }
}
