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

  /// A campaign, shrinking, a replay and a corpus are to say the same of one pair.
  @Test func `a beginning that explains the difference leaves nothing to blame on a relation`()
    async throws
  {
    let scenario = try NavigationScenario(
      "start A; push B; set A C; either; popToRoot; or; popTo A")
    let relation = try #require(RelationScenario(scenario.lines))
    // The first keeps what a set leaves out and drops the root in one of two pops; the second is wrong in what is shown.
    let cases: [(NavigationFaults, Bool)] = [
      ([.setLosesKept, .popToRootDropsRoot], true),
      ([.barOutsideView, .popToRootDropsRoot], false),
    ]
    for (faults, isExplained) in cases {
      let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
      var oracle = RelationOracle(subject: subject, catalogue: .core)
      #expect((await oracle.execute(relation.relationLines).failure == nil) == isExplained)
      let replayed = await Conformance(of: subject).replay(scenario)
      #expect((replayed.violated?.id != "REL-POP-15") == isExplained)
      var replay = NavigationCorpusReplay(subject: subject)
      let sighting = await replay.run(scenario)
      let blamed: String? = if case .violates(let id, _, _) = sighting { id } else { nil }
      #expect((blamed != "REL-POP-15") == isExplained)
    }
  }
}
