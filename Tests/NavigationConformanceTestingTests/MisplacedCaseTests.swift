import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

/// A suite that is held to the requirements on another system than its own.
@MainActor struct MisplacedCaseTests {
  private static let options = CampaignOptions(scenarioCount: 1)
  private static let environment = ConformanceEnvironment(variables: [:])

  private static let suites = [
    ConformanceSuite.array(scenarios: 1),
    ConformanceSuite(
      FullScreenLayoutSubject("Layout", HeadlessLayoutAdapter()), options: options,
      environment: environment),
    ConformanceSuite(
      LifecycleSubject("Lifecycle", HeadlessLifecycleAdapter()), options: options,
      environment: environment),
    ConformanceSuite(
      ToolbarControllerSubject("Toolbar", HeadlessToolbarControllerAdapter()), options: options,
      environment: environment),
  ]

  private static let cases = [
    RequirementCase.allCases, RequirementCase.layout, RequirementCase.lifecycle,
    RequirementCase.toolbarController,
  ]

  @Test func `A case of another system is an issue, which says where it belongs`() async throws {
    let count = ArrayContainer.Count()
    let suite = ConformanceSuite.array(counting: count)
    let requirement = try #require(RequirementCase.layout.first)
    try await withKnownIssue {
      try await suite.verify(requirement)
    } matching: { issue in
      issue.severity == .error
        && issue.text == """
          LAY-01 is about the layout, but the suite of ArrayContainer holds a navigation stack.
            Hold this suite to RequirementCase.allCases, and RequirementCase.layout to a suite made of a FullScreenLayoutSubject.
          """
    }
    #expect(count.starts == 0)
  }

  @Test func `Each system's suite takes its own cases, and no others`() async throws {
    for (held, suite) in Self.suites.enumerated() {
      for (given, cases) in Self.cases.enumerated() {
        var misplaced: [RequirementCase] = []
        for requirement in cases {
          guard case .failed(let failure) = await suite.finding(for: requirement.id),
            failure.message.contains(" is about the ")
          else { continue }
          misplaced.append(requirement)
        }
        #expect(misplaced == (held == given ? [] : cases))
      }
    }
  }

  @Test func `What the options leave out of the suite's own cases is still skipped`() async throws {
    let suite = ConformanceSuite.array(scenarios: 1, requirements: ["POP-03"])
    #expect(
      await suite.finding(for: "POP-02")
        == .skipped(reason: "POP-02 is not among the requirements that were asked about."))
    guard case .failed(let failure) = await suite.finding(for: "LAY-01") else {
      Issue.record("no failure")
      return
    }
    #expect(failure.kind == .notJudged)
  }
}
