import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Controllers that are lent") struct LentControllerTests {
  @Test(arguments: [([], 1), ([.lastPoppedKept], 2)] as [(NavigationVariants, UInt8)])
  func `whether a popped one is let go of is noted, in this process and in another`(
    _ variants: NavigationVariants, _ mask: UInt8
  ) async throws {
    for text in [
      "start A; lendController", "start A off screen; lendController; show",
      "start A; push B animated; lendController; pop; lendController",
      "A.item.left = x; start A; A.item.left = y; lendController; push B",
      "B.hidesBottomBarWhenPushed = true; start A; toolbarHidden = false; push B; lendController",
      "A.item.right = A.editButton; start A; tapEdit; lendController; push B; pop",
      "start A; delegate = none; lendController; delegate = 2; push B",
      "start A; push B; gesture begin; gesture cancel; lendController; pop",
    ] {
      let lines = try NavigationScenario(text).lines
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      var here = Session(claims: subject.capabilities)
      var there = Session(claims: subject.capabilities)
      var script = Script(lines)
      #expect(await subject.run(&here, &script) == .completed, "\(text)")
      #expect(try await ServedSubject(subject: subject).run(lines, &there) == .completed)
      let sightings = here.takeSightings().map(\.sighting)
      #expect(sightings.filter { $0.choice == .poppedRelease }.map(\.mask) == [mask], "\(text)")
      #expect(there.takeSightings().map(\.sighting) == sightings)
    }
  }

  /// Other readings of other points keep nobody.
  @Test func `only who keeps the last that was popped is seen to keep it`() async throws {
    for variant in NavigationVariant.allCases {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: [variant]))
      var session = Session(claims: subject.capabilities)
      var script = Script(try NavigationScenario("start A; lendController").lines)
      _ = await subject.run(&session, &script)
      let masks = session.takeSightings().map(\.sighting).filter { $0.choice == .poppedRelease }
        .map(\.mask)
      #expect(masks == [variant == .lastPoppedKept ? 2 : 1], "\(variant)")
    }
  }

  @Test func `a stack that is another afterwards is a difference`() async throws {
    let report = try await replay(
      "start A; push B; gesture begin; gesture cancel; lendController",
      faults: [.popLostAfterCancelledGesture])
    #expect(report.violated != nil)
    #expect(report.steps.last?.comparisons.first(where: \.differs)?.aspect == "stack")
  }

  @Test func `a report shows which it is, with a scenario`() async throws {
    let readings: [(NavigationVariants, String)] = [([], "released"), ([.lastPoppedKept], "kept")]
    for (variants, reading) in readings {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      var options = CampaignOptions(scenarioCount: 20)
      options.beginsSmall = false
      options.stored = [try NavigationScenario("start A; lendController")]
      let report = try await Conformance(of: subject).check(options)
      #expect(report.violations.map(\.id) == [])
      let choice = try #require(report.choices.first { $0.id == "popped-release" })
      #expect(choice.readings == [reading])
      #expect(choice.examples.first?.scenario.oneLine == "start A; lendController")
    }
  }

  @Test(arguments: [
    "start A; push B running; lendController", "start A; push B; gesture begin; lendController",
    "lendController; start A", "start empty; lendController", "start A; present B; lendController",
    "start A; A.viewWillAppear: setNavigationBarHidden true; lendController",
    "start A; either; lendController; pop; or; pop",
  ])
  func `none is lent where a push or a pop could not be, or nobody looks`(_ text: String) throws {
    #expect(throws: ScenarioError.self) { try NavigationScenario(text) }
  }

  @Test func `only who claims it is asked to lend`() {
    let claims = Capabilities.all.subtracting(.controllerOwnership)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy { claims.allows($0) })
    for case .lendController in lines { Issue.record("one is drawn") }
  }

  @Test func `who claims it and lends none is told so`() async {
    let failure = await NavigationSubject("subject", Keeper()).selfCheck().failure
    #expect(
      failure == """
        lendController() answers Unsupported, but 'controllerOwnership' is claimed; expected an answer.
          Implement it, or take the claim away.
        """)
  }

  private struct Keeper: PlainPages {
    static var capabilities: Capabilities { .controllerOwnership }
    var pages: [PlainPage] = []
  }
}
