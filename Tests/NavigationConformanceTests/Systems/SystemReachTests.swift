import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject that does nothing wrong conforms, however little it claims.
@MainActor @Suite("Reach of the small systems") struct SystemReachTests {
  private func lifecycle(_ claims: LifecycleCapabilities, scenarios: Int = 400) async
    -> ConformanceReport
  {
    var campaign = SystemCampaign(
      subject: SystemSubject(
        name: "S", system: LifecycleSystem(claims: claims),
        driver: LifecycleDriver(HeadlessLifecycleAdapter()),
        server: LifecycleServer(HeadlessLifecycleAdapter())),
      options: CampaignOptions(scenarioCount: scenarios))
    return await campaign.run()
  }

  private func toolbarController(_ claims: ToolbarControllerCapabilities) async
    -> ConformanceReport
  {
    var campaign = SystemCampaign(
      subject: SystemSubject(
        name: "S", system: ToolbarControllerSystem(claims: claims),
        driver: ToolbarControllerDriver(HeadlessToolbarControllerAdapter(), claims: claims),
        server: ToolbarControllerServer(HeadlessToolbarControllerAdapter())),
      options: CampaignOptions(scenarioCount: 400))
    return await campaign.run()
  }

  private func ids(_ verdict: RequirementResult.Verdict, in report: ConformanceReport) -> [String] {
    report.requirements.filter { $0.verdict == verdict }.map(\.id)
  }

  /// The requirements that are said to need a capability.
  private func needing(_ name: String, among system: ScenarioSystem) -> [String] {
    system.requirements.filter { $0.needs.all.contains(name) }.map(\.id)
  }

  @Test func `What needs one of several claims applies with each of them`() async {
    for (_, capability) in LifecycleCapabilities.named {
      let report = await lifecycle(capability)
      let expected = ScenarioSystem.lifecycle.requirements.filter { requirement in
        let needs = requirement.needs
        return !needs.all.allSatisfy { capability.names.contains($0) }
          || !(needs.oneOf.isEmpty || needs.oneOf.contains { capability.names.contains($0) })
      }
      #expect(ids(.notApplicable, in: report) == expected.map(\.id), "\(capability.names)")
    }
  }

  @Test func `Any single claim of a life cycle may be left out, and all of them`() async {
    // What is said of them is said of others too, or nothing is.
    let unneeded: Set = ["subclasses", "storyboardsWithoutRoot", "initialDelegate"]
    for (name, capability) in LifecycleCapabilities.named {
      let report = await lifecycle(.all.subtracting(capability))
      #expect(ids(.notExercised, in: report) == [], "\(name)")
      #expect(report.outcome == .conforms, "\(name)")
      #expect(ids(.notApplicable, in: report).isEmpty == unneeded.contains(name), "\(name)")
      #expect(ids(.notApplicable, in: report) == needing(name, among: .lifecycle), "\(name)")
    }
    let report = await lifecycle([])
    #expect(ids(.notExercised, in: report) == [])
    #expect(await lifecycle(.all).requirements.allSatisfy { $0.verdict == .holds })
  }

  @Test func `Any single claim of a toolbar controller may be left out, and all of them`() async {
    let beyond = ["plainContent": ["CW-07", "CW-21"], "unansweringControllers": ["CW-14"]]
    for (name, capability) in ToolbarControllerCapabilities.named {
      let report = await toolbarController(.all.subtracting(capability))
      #expect(report.outcome == .conforms, "\(name)")
      #expect(
        ids(.notApplicable, in: report) == needing(name, among: .toolbarController), "\(name)")
      if let expected = beyond[name] {
        #expect(ids(.notApplicable, in: report) == expected, "\(name)")
      }
    }
    #expect(await toolbarController([]).outcome == .conforms)
  }

  @Test func `What more scenarios would put to the test applies, and was not`() async {
    let claims = LifecycleCapabilities.all.subtracting(.storyboards)
    let few = await lifecycle(claims, scenarios: 1)
    #expect(few.outcome == .inconclusive)
    #expect(ids(.notApplicable, in: few) == ids(.notApplicable, in: await lifecycle(claims)))
  }
}
