import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is over with its step, such as a flag or what a pop returns, does not end a scenario.
@MainActor @Suite struct MomentaryDifferenceTests {
  private static let both: NavigationFaults = [.movingToMissing, .popReturnsNewTop]

  private func conformance(_ faults: NavigationFaults) -> Conformance {
    Conformance(of: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
  }

  private func report(_ faults: NavigationFaults) async throws -> ConformanceReport {
    var options = CampaignOptions(scenarioCount: 2_000)
    options.proof = .steps(2_000)
    return try await conformance(faults).check(options)
  }

  @Test func `A flag that is missing at every push hides nothing behind it`() async throws {
    let report = try await report([.movingToMissing])
    let result = try #require(report.violations.first)
    #expect(report.violations.map(\.id) == ["APP-08"])
    #expect(result.cutShortCount > 500)
    for id in ["POP-01", "POP-27", "CEN-08", "DLG-21"] {
      #expect(report.requirements.first { $0.id == id }?.verdict == .holds)
    }
    #expect(report.notes.filter { $0.contains("ended early") } == [])
  }

  @Test func `What is wrong behind it is found by itself, and as short as ever`() async throws {
    let report = try await report(Self.both)
    // Comparing two runs shows what is returned as well.
    let single = report.violations.filter { !$0.id.hasPrefix("REL-") }
    #expect(single.map(\.id) == ["POP-02", "APP-08"])
    #expect(
      single.compactMap(\.counterexample?.scenario.oneLine) == [
        "start A; push B; pop", "start A; push B",
      ])
    #expect(report.nondeterminism == nil)
  }

  @Test func `A replay goes on to what is wrong last`() async throws {
    let scenario = try NavigationScenario("start A; push B; pop")
    let later = await conformance(Self.both).replay(scenario)
    #expect(later.violated?.id == "POP-02")
    #expect(later.steps.map(\.line) == ["start A", "push B", "pop"])
    let earlier = await conformance([.movingToMissing]).replay(scenario)
    #expect(earlier.violated?.id == "APP-08")
    #expect(earlier.steps.map(\.line) == ["start A", "push B"])
  }

  @Test func `A stored scenario shows what is wrong last`() async throws {
    func id(_ faults: NavigationFaults) async throws -> String? {
      var replay = NavigationCorpusReplay(
        subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
      let sighting = await replay.run(try NavigationScenario("start A; push B; pop"))
      guard case .violates(let id, _, _) = sighting else { return nil }
      return id
    }
    #expect(try await id(Self.both) == "POP-02")
    #expect(try await id([.movingToMissing]) == "APP-08")
    #expect(try await id([]) == nil)
  }

  /// What one scenario violates, and how often.
  private func violations(in text: String) async throws -> [String] {
    var runner = ScenarioRunner(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: Self.both)))
    await runner.run(
      Script(try NavigationScenario(text).lines), at: ScenarioPosition(.exhaustive, 0))
    return runner.takeTally().violations.map { "\($0.requirement) \($0.cutShortCount)" }
  }

  @Test func `Each aspect counts once in a scenario`() async throws {
    let violations = try await violations(in: "start A; push B; push C; pop; pop")
    #expect(violations == ["POP-02 1", "APP-08 1"])
  }

  @Test func `Where a callback has something to do yet, the scenario ends`() async throws {
    #expect(try await violations(in: "start A; push B; pop") == ["POP-02 1", "APP-08 1"])
    #expect(
      try await violations(in: "start A; C.viewWillAppear: push D; push B; pop") == ["APP-08 1"])
  }
}
