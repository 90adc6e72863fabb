import ConformanceEngine
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A life cycle that leaves when it has answered all of a scenario that ends with a push, and no sooner.
@MainActor @Suite struct LeavingSystemTests {
  private static let end = Breakdown(.exited(code: 3))

  private func subject() -> SystemSubject<LifecycleSystem> {
    final class Script {
      var lines: [LifecycleLine] = []
      var place = 0
    }
    let whole = LifecycleSubject("S", HeadlessLifecycleAdapter()).system
    let script = Script()
    return SystemSubject(
      name: "S", system: whole.system,
      begin: {
        whole.begin()
        script.place = 0
      },
      perform: { line, state in
        var seen = await whole.perform(line, state)
        script.place += 1
        if case .push = line, script.place == script.lines.count { seen.breakdown = Self.end }
        return seen
      },
      elsewhere: SystemSubject<LifecycleSystem>.Elsewhere(
        send: {
          script.lines = $0
          return nil
        },
        breakdown: { nil }, answers: { [] }, kept: { nil }, fields: [],
        care: SubjectCare(begin: { _ in }, end: {}, loss: { nil }), breakdownLimit: 100))
  }

  /// The longer scenario begins with the shorter one, and does not break down there.
  @Test func `A shorter scenario that the longer one begins with is tried all the same`()
    async throws
  {
    let lines = try SystemScenario<LifecycleSystem>.lines(of: "make root A; push B; push C")
    var investigation = SystemInvestigation(subject: subject(), proof: .none, passedOver: [])
    let finding = await investigation.finding(
      of: SystemBreakdownRecord(
        breakdown: Self.end, key: SystemBreakdownKey(Self.end, in: "push C"), lines: lines,
        origin: .given))
    #expect(finding.scenario.oneLine == "make root A; push B")
  }

  @Test func `So it is where it is compared with one that stays`() async throws {
    let staying = LifecycleSubject("T", HeadlessLifecycleAdapter()).system
    var oracle = SystemDifferenceOracle(subject(), staying)
    let lines = try SystemScenario<LifecycleSystem>.lines(of: "make root A; push B; push C")
    let difference = try #require(await oracle.execute(lines).failure)
    var shrinker = Shrinker(language: oracle.system, oracle: oracle)
    let shrunk = await shrinker.shrink(lines, failure: difference, failingLine: 2)
    #expect(shrunk.lines.map { oracle.system.text(of: $0) } == ["make root A", "push B"])
  }
}
