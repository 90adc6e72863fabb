import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Relations in small states") struct SmallRelationsTests {
  /// All of them: worked out once, because every state of every small scenario is asked for each relation.
  private static let scenarios: [RelationScenario] = {
    var small = SmallRelations(claims: .all)
    var scenarios: [RelationScenario] = []
    while let scenario = small.next() { scenarios.append(scenario) }
    return scenarios
  }()

  private func count(of relation: Relation) -> Int {
    Self.scenarios.count { $0.instance.relation == relation }
  }

  @Test func `no relation is missing, and a default check has room for all`() {
    #expect(Relation.allCases.filter { count(of: $0) == 0 } == [])
    #expect(Self.scenarios.count <= CampaignOptions().scenarioCount)
  }

  @Test(arguments: [Relation.popGesture, .cancelledGesture, .backButton, .presentAndDismiss])
  func `what finds few states to begin in is tried in many`(_ relation: Relation) {
    #expect(count(of: relation) >= 900)
  }

  @Test func `every one of them can be carried out and compared`() {
    // In debug builds every third of them.
    for index in stride(from: 0, to: Self.scenarios.count, by: sample(3, of: 1)) {
      let scenario = Self.scenarios[index]
      guard scenario.plan == nil else { continue }
      Issue.record("\(scenario.before.map(\.text)) \(scenario.instance)")
      return
    }
  }

  @Test func `a finger is off the screen when two runs are compared`() {
    let generator = RelationGenerator(seed: 1, claims: .all)
    var gestures = 0
    for index in 0..<2_000 {
      guard let scenario = generator.scenario(at: UInt64(index)) else { continue }
      #expect(scenario.plan != nil)
      if scenario.after.contains(.popGesture(.begin)) { gestures += 1 }
    }
    #expect(gestures > 0)
  }
}
