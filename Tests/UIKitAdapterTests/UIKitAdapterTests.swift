import NavigationConformance
import Testing
import UIKitAdapter

#if !canImport(UIKit)
  /// The same source as on Apple's platforms, driving HeadlessNavigation.
  @MainActor @Suite struct UIKitAdapterTests {
    @Test func `HeadlessNavigation conforms in all that UIKit's public interface tells`()
      async throws
    {
      let subject = NavigationSubject("HeadlessNavigation", UIKitAdapter())
      // With this seed, so few exercise everything.
      var options = CampaignOptions(seed: 3, scenarioCount: 800)
      options.beginsSmall = false
      let report = try await Conformance(of: subject).check(options)
      #expect(report.adapterError == nil)
      #expect(report.violations.map(\.id) == [])
      #expect(report.requirements.filter { $0.verdict == .notExercised }.map(\.id) == [])
      #expect(report.nondeterminism == nil)
      #expect(report.requirements.count { $0.verdict == .holds } > 80)
    }

    @Test func `Bars that are changed directly are taken, and what may not be there is refused`()
      async throws
    {
      let subject = NavigationSubject("HeadlessNavigation", UIKitAdapter())
      let report = await Conformance(of: subject).checkRobustness()
      let rules = report.rules.filter {
        [
          "leaves-the-bars-alone", "gives-bar-classes", "keeps-navigation-controllers-out",
          "keeps-to-one-stack",
        ].contains($0.id)
      }
      #expect(rules.map(\.broken) == [nil, nil, nil, nil])
      #expect(rules[0].refusedCount == 0 && rules[0].count > 50)
      for rule in rules.dropFirst() {
        #expect(rule.refusedCount == rule.count && rule.count > 50, "\(rule.id)")
      }
      // HeadlessNavigation does what a callback asks for.
      let called = report.rules.first { $0.id == "calls-back-as-foreseen" }
      #expect(called?.broken == nil)
      #expect(called?.refusedCount == 0 && (called?.count ?? 0) > 50)
    }

    @Test func `A duplicate push is refused and leaves the next start alone`() async throws {
      let subject = NavigationSubject("HeadlessNavigation", UIKitAdapter())
      for _ in 0..<2 {
        let report = await Conformance(of: subject).replay(
          try NavigationScenario("start A; push B; push A; pop"))
        #expect(report.violated == nil)
        #expect(report.steps.count == 4)
      }
    }
  }
#endif
