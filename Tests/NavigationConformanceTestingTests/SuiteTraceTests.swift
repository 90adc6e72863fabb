#if os(macOS) || os(Linux)
  import Foundation
  import HeadlessNavigationAdapter
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceTesting

  /// A trap in a subject ends the whole test process; the next one says where it was.
  @MainActor @Suite struct SuiteTraceTests {
    /// A subject that stands for another in which a process ended, with a name for each test: traces go by it.
    private func subject(_ name: String) -> SuiteSubject {
      .navigation(NavigationSubject(name, HeadlessAdapter()))
    }

    /// Leaves the trace that a process leaves which ends in a scenario.
    private func end(in scenario: String, of subject: SuiteSubject) async throws {
      guard case .navigation(let traced) = SuiteTrace(subject).subject else { return }
      var runs = JudgedRuns(of: traced)
      await runs.run(try NavigationScenario(scenario).lines)
    }

    private func remove(_ subject: SuiteSubject) {
      guard let path = SuiteTrace.path(of: subject) else { return }
      try? FileManager.default.removeItem(atPath: path)
    }

    @Test func `A run that came to no end is told of, with the scenario that it was at`()
      async throws
    {
      let subject = subject("Trace of one that ended")
      defer { remove(subject) }
      #expect(SuiteTrace.word(on: subject) == nil)
      try await end(in: #"start A; A.title = "x"; push B"#, of: subject)
      #expect(
        SuiteTrace.word(on: subject) == """
          Trace of one that ended: the test run before this one came to no end; it was at a scenario. \
          To see what that does:
            try await conformance.replay(#"start A; A.title = "x"; push B"#)

          """)
    }

    @Test func `A run that comes to its end leaves nothing to tell`() async throws {
      let subject = subject("Trace of one that goes on")
      defer { remove(subject) }
      try await end(in: "start A; pop", of: subject)
      let trace = SuiteTrace(subject)
      // It is still at it, and who lives is not told of.
      #expect(SuiteTrace.word(on: subject) == nil)
      trace.end()
      #expect(SuiteTrace.word(on: subject) == nil)
    }

    @Test func `A campaign takes the trace of the one before along`() async throws {
      let subject = subject("Trace of a suite")
      defer { remove(subject) }
      try await end(in: "start A; pop", of: subject)
      let suite = ConformanceSuite(
        "Trace of a suite", HeadlessAdapter(), options: CampaignOptions(scenarioCount: 10),
        environment: ConformanceEnvironment(variables: [:]))
      #expect(try await suite.report().outcome != .violated)
      #expect(SuiteTrace.word(on: subject) == nil)
      let path = try #require(SuiteTrace.path(of: subject))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
#endif
