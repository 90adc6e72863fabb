// Each breakdown costs a process, which takes its time in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import ConformanceTestSupport
  import Testing

  @testable import NavigationConformance

  /// What a campaign makes of a subject that breaks down here and there.
  @Suite(.serialized, .aside) struct BrokenCampaignTests {
    private func report(
      _ word: String, _ name: String, scenarios: Int = 600, breakdowns: Int = 1_000
    ) async throws -> ConformanceReport {
      var limits = FaultySubject.limits(word)
      limits.breakdowns = breakdowns
      let subject = try NavigationSubject(
        external: [FaultySubject.path(), word, name], limits: limits)
      var options = CampaignOptions(scenarioCount: scenarios)
      options.beginsSmall = false
      return try await Conformance(of: subject).check(options)
    }

    @Test func `A crash is shrunk to the shortest scenario, and the rest is judged`() async throws {
      let report = try await report("trap", "H")
      #expect(report.outcome == .crashed)
      // This subject looks at names, which carry no meaning: controllers are named in the order in which they are
      // mentioned, so that seven come before H.
      #expect(
        report.breakdowns.map(\.scenario.oneLine) == ["start A; set B C D E F G; push H"])
      let finding = try #require(report.breakdowns.first)
      #expect(finding.breakdown.errorOutput.contains("trapped as asked"))
      #expect(
        CertaintyText(finding).text
          == "shortest in its own vocabulary: none of the 30 scenarios with fewer lines breaks it down so; "
          + "whole vocabulary searched to 2 lines")
      #expect(finding.scenarioCount > 0)
      #expect(report.violations.isEmpty)
      #expect(report.requirements.contains { $0.verdict == .holds })
      #expect(report.givenUp == nil)
    }

    @Test func `An end that comes too often ends the campaign, with what is known`() async throws {
      let report = try await report("exit-3", "B", breakdowns: 4)
      #expect(report.outcome == .exited)
      #expect(report.breakdowns.map(\.scenarioCount) == [4])
      #expect(
        report.givenUp
          == "The subject broke down in 4 scenarios, and no more than 4 are taken: the campaign "
          + "ended there.")
    }

    @Test func `A subject that leaves after a scenario is found out`() async throws {
      let report = try await report("leave", "B", scenarios: 100)
      #expect(report.outcome == .exited)
      // One for each operation that can be the last.
      #expect(
        report.breakdowns.map(\.scenario.oneLine).sorted() == [
          "start A; push B", "start A; push B; pop", "start A; push B; popTo A",
          "start A; push B; popToRoot", "start A; push B; set A",
        ])
    }

    @Test func `A subject without a fault is as good as it is`() async throws {
      let report = try await report("well", "H", scenarios: 300)
      #expect(report.breakdowns.isEmpty)
      #expect(report.outcome == .conforms || report.outcome == .inconclusive)
    }
  }
#endif
