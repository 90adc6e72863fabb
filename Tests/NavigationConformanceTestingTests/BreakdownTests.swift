import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

/// A subject in a process of its own may break down, and no test may pass over that.
struct BreakdownTests {
  private func report(givenUp: String? = nil) throws -> ConformanceReport {
    var report = SampleReport.report(SampleReport.result(.holds))
    report.breakdowns = [
      BreakdownFinding(
        Breakdown(.crashed(signal: 4)),
        scenario: ScenarioStory(try NavigationScenario("start A; push B")), scenarioCount: 3,
        foundLineCount: 9, foundAt: .generated(12, seed: 7), shrinkStepCount: 20,
        certainty: .shortestFound)
    ]
    report.givenUp = givenUp
    return report
  }

  @Test func `A crash is a failure of the subject, whatever holds`() throws {
    let report = try report()
    #expect(Finding(on: "POP-02", in: report, asked: nil) == .passed)
    let failures = Finding.breakdowns(in: report)
    #expect(failures.map(\.kind) == [.brokenDown])
    #expect(failures.map(\.id) == ["Sample"])
    #expect(failures.first?.scenario?.text == "start A\npush B")
    #expect(failures.first?.message.hasPrefix("✗ Sample crashed") ?? false)
    #expect(failures.first?.isWarning == false)
  }

  @Test func `A campaign that was given up says why`() throws {
    let failures = Finding.breakdowns(in: try report(givenUp: "It broke down too often."))
    #expect(failures.map(\.message).last == "It broke down too often.")
    #expect(failures.count == 2)
  }

  private func replay(_ change: (inout ReplayReport) -> Void) throws -> ReplayReport {
    var report = ReplayReport(
      subject: "Sample", scenario: ScenarioStory(try NavigationScenario("start A; push B; pop")),
      steps: ["start A", "push B"].map {
        ReplayReport.Step(line: $0, comparisons: [], events: [])
      })
    change(&report)
    return report
  }

  @Test func `A scenario in which the subject breaks down fails`() throws {
    let report = try replay { $0.breakdown = Breakdown(.hung) }
    guard case .failed(let failure) = Finding(on: report) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.kind == .brokenDown)
    #expect(failure.id == "Sample")
    #expect(failure.scenario?.text == "start A\npush B\npop")
  }

  @Test func `A scenario in which the adapter cannot be driven fails`() throws {
    let report = try replay { $0.adapterError = "It says nothing." }
    guard case .failed(let failure) = Finding(on: report) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.kind == .notJudged)
    #expect(failure.message.contains("It says nothing."))
  }

  @Test func `A scenario of which the rest cannot be judged neither passes nor fails`() throws {
    #expect(
      Finding(on: try replay { $0.endedEarly = true })
        == .skipped(
          reason: "What Sample does in 'push B' is permitted, but nothing after it can be judged."))
    #expect(Finding(on: try replay { _ in }) == nil)
  }

  @Test func `What does not decide conformance is a warning in a replay, too`() throws {
    for (level, isWarning) in [
      (RequirementResult.Level.profile, true), (.documented, false), (.brief, false),
    ] {
      let report = try replay {
        var result = SampleReport.result(.violated)
        result.level = level
        $0.violated = result
      }
      guard case .failed(let failure) = Finding(on: report) else {
        Issue.record("no failure")
        return
      }
      #expect(failure.isWarning == isWarning)
    }
  }
}
