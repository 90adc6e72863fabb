import ConformanceTestSupport
import NavigationConformance
import NavigationReference
import Testing

@Suite(.aside) struct ModelAdapterTests {
  @Test(arguments: seeds)
  func `The checks accept the model itself, and exercise every requirement`(
    _ seed: UInt64
  ) async throws {
    let report = try await Self.check(seed: seed)
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    #expect(report.violations.isEmpty)
    // A sample reaches no rare situation; the whole campaign, of a release build, has to.
    #if !DEBUG
      #expect(report.outcome == .conforms)
      let open = report.requirements.filter { $0.verdict != .holds }
      #expect(open.map(\.id) == [])
    #endif
    #expect(report.requirements.count == RequirementCatalogue.core.requirements.count)
  }

  #if !DEBUG
    @Test func `The model takes one reading of each open point, and mostly the first`()
      async throws
    {
      let report = try await Self.check(seed: 6, scenarioCount: 8_000)
      #expect(report.choices.filter(\.isMixed) == [])
      let others = report.choices.filter { choice in
        let first = Choice.allCases.first { $0.name == choice.id }?.readings.first
        return first.map { !choice.readings.contains($0) } ?? true
      }
      #expect(
        others.map(\.id) == [
          "plain-pop-transition", "messages-off-screen", "modal-messages",
          "gesture-message-moment", "cancelled-gesture-messages", "did-show-order",
          "first-display-message", "appearance-off-screen", "first-display-appearance",
          "cancelled-gesture-appearance", "appearance-flag-on-still-change",
          "hidden-toolbar-in-view",
        ])
      #expect(report.choices.count >= 20, "\(report.choices.map(\.id)) \(report.stepCount)")
    }
  #endif

  @Test func `The model tells everyone in order, and ends what runs when it is left to itself`()
    async throws
  {
    let scenario = try NavigationScenario("start A\npush B running\nsettle")
    let conformance = Conformance(of: NavigationSubject("the model", ModelAdapter()))
    let report = await conformance.replay(scenario)
    #expect(report.violated == nil)
    #expect(
      report.steps.map(\.events) == [
        [], [],
        [
          "A.viewWillDisappear", "will-show B animated", "B.viewWillAppear (moving to parent)",
          "transition push A → B animated", "navigation bar content animated",
          "A.viewDidDisappear", "B.viewDidAppear (moving to parent)", "did-show B animated",
        ],
      ])
  }

  @Test func `The model carries out what a callback asks for there and then`() async throws {
    let scenario = try NavigationScenario("B.viewWillAppear: push C\nstart A\npush B")
    let conformance = Conformance(of: NavigationSubject("the model", ModelAdapter()))
    let report = await conformance.replay(scenario)
    #expect(report.violated == nil)
    #expect(
      report.steps.last?.events.filter { !$0.hasPrefix("navigation bar") } == [
        "A.viewWillDisappear", "will-show B", "B.viewWillAppear (moving to parent)",
        "B.viewWillDisappear", "will-show C", "C.viewWillAppear (moving to parent)",
        "B.viewDidDisappear", "C.viewDidAppear (moving to parent)", "did-show C",
        "A.viewDidDisappear",
      ])
  }

  @Test func `Nobody is told anything by the model before it is on screen`() async throws {
    let scenario = try NavigationScenario("start A off screen\npush B\npop\nset B A\nshow")
    let conformance = Conformance(of: NavigationSubject("the model", ModelAdapter()))
    let report = await conformance.replay(scenario)
    #expect(report.violated == nil)
    #expect(report.steps.count == 5)
    #expect(report.steps.flatMap(\.events) == [])
  }

  @Test(arguments: [
    "start A\nA.item.titleView = x\nlendController\nB.item.back = none",
    "start A\npush B\nset B\nset A B\nlendController\nB.item.right = x",
  ])
  func `What the model shows is still there when a controller was lent`(
    _ scenario: String
  ) async throws {
    let conformance = Conformance(of: NavigationSubject("the model", ModelAdapter()))
    let report = await conformance.replay(try NavigationScenario(scenario))
    #expect(report.violated == nil)
  }

  private static func check(
    seed: UInt64, scenarioCount: Int = ModelAdapterTests.defaultScenarioCount
  ) async throws -> ConformanceReport {
    let subject = NavigationSubject("the model", ModelAdapter())
    let options = CampaignOptions(seed: seed, scenarioCount: scenarioCount)
    return try await Conformance(of: subject).verdicts(options)
  }

  #if DEBUG
    private static let defaultScenarioCount = 500
    private static let seeds: [UInt64] = [1]
  #else
    private static let defaultScenarioCount = CampaignOptions().scenarioCount
    private static let seeds: [UInt64] = [1, 2, 3, 4, 5]
  #endif
}
