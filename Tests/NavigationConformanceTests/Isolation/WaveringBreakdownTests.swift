import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// A breakdown that does not come every time.
@MainActor @Suite(.aside) struct WaveringBreakdownTests {
  /// More lines than it takes.
  private static let lines: [ScenarioLine] =
    [.start(.onScreen(root: ControllerName(0)))]
    + (1..<5).map { .push(ControllerName($0), .still) }

  /// How many scenarios have had a push.
  private final class Count {
    var value = 0
  }

  private func finding(
    of kind: Breakdown.Kind, _ count: Count = Count(), breaking breaks: @escaping (Int) -> Bool
  ) async throws -> (finding: BreakdownFinding, nondeterminism: Nondeterminism?) {
    let subject = NavigationSubject(
      try BreakingSubject.make(kind) {
        count.value += 1
        return breaks(count.value)
      }, name: nil, ProcessLimits())
    return await BreakdownInvestigation(subject: subject, proof: .steps(100_000)).finding(
      of: BreakdownRecord(
        Breakdown(kind), position: ScenarioPosition(.exhaustive, 0), lines: Self.lines))
  }

  @Test func `A crash that comes every time is no wavering`() async throws {
    let (finding, nondeterminism) = try await finding(of: .crashed(signal: 11)) { _ in true }
    #expect(nondeterminism == nil)
    #expect(finding.certainty == .shortestPossible(scenarioCount: 1, within: .whole))
  }

  @Test func `Whenever a crash comes no more, the subject wavers, and nothing is claimed`()
    async throws
  {
    let steady = Count()
    _ = try await finding(of: .crashed(signal: 11), steady) { _ in true }
    var seen = 0
    for last in 0..<steady.value {
      let (finding, nondeterminism) = try await finding(of: .crashed(signal: 11)) { $0 <= last }
      #expect(finding.scenario.lines.count == Self.lines.count, "\(last)")
      #expect(finding.certainty == .endedByLimit)
      guard let nondeterminism else { continue }
      seen += 1
      #expect(nondeterminism.first == "the subject crashed (signal 11)")
      #expect(nondeterminism.second == "it answered every line of the same scenario")
    }
    // What has never been seen to break down by itself has not wavered.
    #expect(seen > steady.value / 2)
  }

  @Test func `What may have another cause is not held against the subject`() async throws {
    let kinds: [Breakdown.Kind] = [.hung, .outgrown, .crashed(signal: 9)]
    for kind in kinds {
      let (finding, nondeterminism) = try await finding(of: kind) { $0 <= 1 }
      #expect(nondeterminism == nil)
      #expect(finding.scenario.lines.count == Self.lines.count)
    }
  }

  @Test func `A campaign says that the subject wavers, and claims nothing`() async throws {
    func report(
      _ count: Count, missing missed: Int?
    ) async throws -> (report: ConformanceReport, told: [BreakdownRecord]) {
      var told: [BreakdownRecord] = []
      let subject = NavigationSubject(
        try BreakingSubject.make(.exited(code: 3), claims: .standard) {
          count.value += 1
          return count.value != missed
        }, name: nil, ProcessLimits())
      var options = CampaignOptions(scenarioCount: 40)
      options.proof = .steps(1_000)
      let control = CampaignControl(brokeDown: { told.append($0) })
      return (try await Conformance(of: subject).check(options, under: control), told)
    }
    let steady = Count()
    let (whole, told) = try await report(steady, missing: nil)
    #expect(whole.nondeterminism == nil)
    #expect(told.count == whole.breakdowns.count)
    #expect(whole.breakdowns.contains { $0.claiming(false) != $0 })
    // What is looked into comes last.
    var wavered = 0
    for missed in (steady.value - 8)...steady.value {
      let (report, told) = try await report(Count(), missing: missed)
      guard report.nondeterminism != nil else { continue }
      // Whoever keeps what is found while a campaign runs does not keep what wavers.
      #expect(told.count < whole.breakdowns.count)
      wavered += 1
      #expect(report.outcome == .notDeterministic)
      #expect(report.breakdowns.allSatisfy { $0.claiming(false) == $0 })
    }
    #expect(wavered > 0)
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (100, 100)])
  func `Who may break down in no scenario is judged until it does`(
    _ count: Int, _ limit: Int
  ) throws {
    let subject = NavigationSubject(
      try BreakingSubject.make(.exited(code: 3)), name: nil, ProcessLimits(breakdowns: count))
    #expect(subject.breakdownLimit == limit)
  }

  @Test func `So it is in one of the smaller systems`() async throws {
    func investigated(
      _ count: Count, _ last: Int
    ) async throws -> (finding: BreakdownFinding, nondeterminism: Nondeterminism?) {
      let remote = try BreakingSubject.make(.crashed(signal: 11)) {
        count.value += 1
        return count.value <= last
      }
      let breakdown = Breakdown(.crashed(signal: 11))
      var investigation = SystemInvestigation(
        subject: LifecycleSubject("S", remote, claims: [], ProcessLimits()).system,
        proof: .steps(1_000), passedOver: [])
      let finding = await investigation.finding(
        of: SystemBreakdownRecord(
          breakdown: breakdown, key: SystemBreakdownKey(breakdown, in: "push D"),
          lines: try SystemScenario<LifecycleSystem>.lines(
            of: "make root A; push B; pop; push C; push D"),
          origin: .given))
      return (finding, investigation.nondeterminism)
    }
    let steady = Count()
    #expect(try await investigated(steady, .max).nondeterminism == nil)
    var seen = 0
    for last in 0..<steady.value {
      let (finding, nondeterminism) = try await investigated(Count(), last)
      #expect(finding.certainty == .endedByLimit)
      guard let nondeterminism else { continue }
      seen += 1
      #expect(nondeterminism.second == "it answered every line of the same scenario")
    }
    #expect(seen > 0)
  }
}
