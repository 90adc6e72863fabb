#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// What a campaign makes of another system than the navigation controller that breaks down here and there.
  @Suite(.serialized, .aside) struct BrokenSystemTests {
    private func report(
      _ word: String, scenarios: Int = sample(150, of: 500), breakdowns: Int = 1_000,
      step: Duration = .seconds(60)
    ) async throws -> ConformanceReport {
      let limits = ProcessLimits(step: step, memoryMiB: 512, breakdowns: breakdowns)
      let external = try ExternalSubject([FaultySubject.path(), word], limits: limits)
      let subject = try #require(external.lifecycle)
      return try await LifecycleConformance(of: subject).check(
        CampaignOptions(scenarioCount: scenarios))
    }

    @Test func `a life cycle without a fault is as good in another process`() async throws {
      let report = try await report("lifecycle")
      #expect(report.subject == "Forgetful")
      #expect(report.breakdowns == [])
      #expect(report.adapterError == nil)
      #expect(report.violations.map(\.id) == [])
      #expect(report.requirements.first { $0.id == "ST-13" }?.verdict == .holds)
      #expect(report.requirements.first { $0.id == "CLS-03" }?.verdict == .notApplicable)
    }

    @Test func `a trap is shrunk to the shortest scenario, and the rest is judged`() async throws {
      let report = try await report("lifecycle-trap")
      #expect(report.outcome == .crashed)
      #expect(
        report.breakdowns.map(\.scenario.oneLine)
          == ["make root A; push B; encode", "make root A; push B; relaunch"])
      let finding = try #require(report.breakdowns.first)
      #expect(finding.breakdown.errorOutput.contains("two are too many"))
      #expect(report.breakdowns.allSatisfy { $0.scenarioCount > 0 })
      for finding in report.breakdowns {
        #expect(
          CertaintyText(finding).text
            == "shortest possible: none of the 68 scenarios with fewer lines breaks it down so "
            + "(whole vocabulary: lists up to 3, 3 controllers)")
      }
      #expect(report.violations.map(\.id) == [])
      #expect(report.requirements.first { $0.id == "ST-13" }?.verdict == .holds)
      #expect(report.givenUp == nil)
    }

    @Test func `what breaks down too often ends the campaign, with what is known`() async throws {
      let report = try await report("lifecycle-trap", scenarios: 500, breakdowns: 3)
      #expect(report.breakdowns.map(\.scenarioCount).reduce(0, +) == 3)
      #expect(
        report.givenUp
          == "The subject broke down in 3 scenarios, and no more than 3 are taken: the campaign "
          + "ended there.")
    }

    #if !DEBUG
      @Test func `a life cycle that hangs is found out`() async throws {
        let report = try await report("lifecycle-hang", breakdowns: 1, step: .seconds(1))
        #expect(report.outcome == .hung)
        #expect(report.breakdowns.map(\.scenario.oneLine) == ["make root A; push B; encode"])
      }
    #endif

    @Test func `a refusal is no breakdown`() async throws {
      let report = try await report("lifecycle-refuse")
      #expect(report.breakdowns == [])
      #expect(report.adapterError == nil)
      #expect(report.outcome == .violated)
      let raised = report.violations.compactMap { $0.counterexample?.raised }
      #expect(!raised.isEmpty)
      #expect(raised.allSatisfy { $0 == "Refused()" })
    }

    @Test func `a scenario shows step by step where it ends`() async throws {
      let external = try ExternalSubject([FaultySubject.path(), "lifecycle-trap"])
      let subject = try #require(external.lifecycle)
      let report = try await LifecycleConformance(of: subject).replay(
        "make root A; push B; relaunch; pop")
      #expect(report.steps.map(\.line) == ["make root A", "push B"])
      #expect(report.breakdown?.kind.name == "crashed")
    }

    @Test func `a program that claims no other system has none`() throws {
      let external = try ExternalSubject([FaultySubject.path(), "well"])
      #expect(external.layout == nil)
      #expect(external.lifecycle == nil)
      #expect(external.toolbarController == nil)
      #expect(external.navigation.name == "Faulty")
    }
  }
#endif
