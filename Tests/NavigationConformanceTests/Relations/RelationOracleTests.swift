import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite struct RelationOracleTests {
  /// Runs are compared at their end, so what has differed may be alike again a line later.
  @Test func `a pair that agrees says nothing of the pairs that it begins with`() async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.containedToolbarMissing]))
    let blame = try #require(RequirementCatalogue.core.blame(for: .placement))
    var oracle = RelationOracle(subject: subject, catalogue: .core)
    #expect(oracle.mayComeAfterTheEnd(blame))
    let lines: [RelationLine] = [
      .parting(.placement(ControllerName(0))),
      .common(.setToolbarHidden(false, animated: false)),
      .common(.setToolbarHidden(true, animated: false)),
      .common(.setToolbarHidden(false, animated: false)),
    ]
    for (count, failure) in [(1, nil), (2, blame), (3, nil), (4, blame)] {
      #expect(await oracle.execute(Array(lines.prefix(count))).failure == failure)
    }
  }
}
