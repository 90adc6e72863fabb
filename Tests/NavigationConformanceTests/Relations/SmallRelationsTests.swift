import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Relations in small states") struct SmallRelationsTests {
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

  @Test func `the documents say how many there are, and how many small scenarios`() throws {
    func words(of document: String) throws -> String {
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(document)
      return try String(contentsOf: url, encoding: .utf8).split { $0.isWhitespace }
        .joined(separator: " ")
    }
    let small = SmallScenarios(claims: .all).count
    // They are at most half of all, and of an odd number the greater half.
    let (count, enough) = (TextLayout.number(small), TextLayout.number(2 * small - 1))
    let guide = try words(of: "CONFORMANCE.md")
    let decisions = try words(of: "Reference/DECISIONS.md")
    #expect(
      guide.contains("there are \(count) small ones, so all of them are run from N = \(enough) on"))
    #expect(guide.contains("claims everything has \(TextLayout.number(Self.scenarios.count)), and"))
    #expect(
      decisions.contains("there are \(count), so a campaign of \(enough) scenarios has them all"))
  }

  @Test(arguments: [Relation.popGesture, .cancelledGesture, .backButton, .presentAndDismiss])
  func `what finds few states to begin in is tried in many`(_ relation: Relation) {
    #expect(count(of: relation) >= 900)
  }

  @Test(arguments: Relation.allCases)
  func `where one run is nothing at all, both go on with a line, too`(_ relation: Relation) {
    let tried = Self.scenarios.filter {
      $0.instance.relation == relation && $0.before.count <= SmallRelations.lineCount
    }
    let goingOn = tried.filter { !$0.after.isEmpty }
    switch relation {
    case .pushAndPop, .setSame, .popAtRoot, .cancelledGesture, .presentAndDismiss:
      // Each case has its turn, whomever it is about.
      let cases = [tried, goingOn].map { scenarios in
        Set(scenarios.map { $0.instance.renamed { _ in ControllerName(0) } })
      }
      #expect(cases[0] == cases[1])
    // Where the runs part at the start, what is said and done there comes after it.
    case .placement: #expect(!goingOn.isEmpty)
    default: #expect(goingOn.isEmpty)
    }
  }

  @Test func `they pop where there is something to pop, and push where there is not`() {
    for scenario in Self.scenarios where !scenario.after.isEmpty {
      guard !scenario.instance.partsAtStart else { continue }
      var model = NavigationModel()
      var expectation = Expectation()
      for line in scenario.before { model.apply(line, to: &expectation) }
      let stranger = (0..<3).map { ControllerName($0) }.first { !model.isOnStack($0) }
      let isLow = model.back == nil
      #expect(
        scenario.after == [isLow ? .push(stranger ?? ControllerName(0), .still) : .pop(.still)])
    }
  }

  @Test func `what a cancelled gesture leaves behind shows with the line after it`() async {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: [.popLostAfterCancelledGesture]))
    var judge = RelationJudge(subject: subject)
    var (shown, hidden) = (0, 0)
    for scenario in Self.scenarios where scenario.instance.relation == .cancelledGesture {
      guard scenario.before.count <= SmallRelations.lineCount, let plan = scenario.plan,
        let isDifferent = await judge.judge(plan)?.isDifferent
      else { continue }
      if isDifferent { #expect(scenario.after == [.pop(.still)]) }
      if isDifferent { shown += 1 } else if scenario.after.isEmpty { hidden += 1 }
    }
    #expect(shown > 0)
    #expect(hidden > 0)
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

  @Test func `pairs in two places are drawn only for who claims both`() {
    func placed(_ claims: Capabilities) -> Int {
      let generator = RelationGenerator(seed: 1, claims: claims)
      return (0..<200).count {
        generator.scenario(at: UInt64($0))?.instance.relation == .placement
      }
    }
    #expect(placed(.all) > 5)
    #expect(placed(Capabilities.all.subtracting(.embeddedStart)) == 0)
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
