import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Relations in small states") struct SmallRelationsTests {
  private var counts: (all: Int, byRelation: [Relation: Int]) {
    var small = SmallRelations(claims: .all)
    var counts: (all: Int, byRelation: [Relation: Int]) = (0, [:])
    while let scenario = small.next() {
      counts.all += 1
      counts.byRelation[scenario.instance.relation, default: 0] += 1
    }
    return counts
  }

  @Test func `no relation is missing, and a default check has room for all`() {
    let counts = counts
    #expect(Set(counts.byRelation.keys) == Set(Relation.allCases))
    #expect(counts.all <= CampaignOptions().scenarioCount)
  }

  @Test(arguments: [Relation.popGesture, .cancelledGesture, .backButton, .presentAndDismiss])
  func `what finds few states to begin in is tried in many`(_ relation: Relation) {
    #expect(counts.byRelation[relation] ?? 0 >= 900)
  }

  @Test func `every one of them can be carried out and compared`() {
    var small = SmallRelations(claims: .all)
    while let scenario = small.next() {
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
