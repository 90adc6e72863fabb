import NavigationReference

/// An implementation of the article's toolbar controller under test: an adapter and the name to report it under.
public struct ToolbarControllerSubject {
  /// The name to report it under.
  public let name: String
  let system: SystemSubject<ToolbarControllerSystem>

  init(_ system: SystemSubject<ToolbarControllerSystem>) {
    name = system.name
    self.system = system
  }

  /// - Parameters:
  ///   - name: the name to report it under.
  ///   - adapter: the glue to the implementation.
  public init<Adapter: ToolbarControllerAdapter>(_ name: String, _ adapter: Adapter) {
    self.name = name
    system = SystemSubject(
      name: name, system: ToolbarControllerSystem(claims: Adapter.capabilities),
      driver: ToolbarControllerDriver(adapter), server: ToolbarControllerServer(adapter))
  }

  init(
    _ name: String, _ remote: WireSubject, claims: ToolbarControllerCapabilities,
    _ limits: ProcessLimits
  ) {
    self.name = name
    let letters = SystemCorrespondence()
    system = SystemSubject(
      name: name, system: ToolbarControllerSystem(claims: claims), remote, .toolbarController,
      letters,
      driver: ToolbarControllerDriver(
        WireToolbarControllerAdapter(letters), claims: claims, check: { try letters.check() }),
      limits)
  }

  /// The first line of a scenario that takes what the adapter does not claim.
  ///
  /// - Throws: the first error in the text.
  package func unclaimedLine(in scenario: String) throws(ScenarioError) -> String? {
    try SystemScenario<ToolbarControllerSystem>.lines(of: scenario)
      .first { !system.system.allows($0) }.map { system.system.text(of: $0) }
  }
}

/// Puts an implementation of the article's toolbar controller to the test.
///
/// ```swift
/// let subject = ToolbarControllerSubject("MyToolbarController", MyAdapter())
/// let report = try await ToolbarControllerConformance(of: subject).check()
/// ```
public struct ToolbarControllerConformance {
  let subject: SystemSubject<ToolbarControllerSystem>

  /// - Parameter subject: what is put to the test.
  public init(of subject: ToolbarControllerSubject) {
    self.subject = subject.system
  }

  /// Runs a campaign: all small scenarios first, then drawn ones.
  ///
  /// - Parameter options: seed, budget, and what to report on. Shards and stored scenarios have no meaning here.
  /// - Returns: a verdict for each requirement on toolbar controllers.
  /// - Throws: `UnknownRequirement` when the options ask about an ID that none of these requirements has.
  public func check(
    _ options: CampaignOptions = CampaignOptions()
  ) async throws(UnknownRequirement) -> ConformanceReport {
    var campaign = try SystemCampaign(checked: options, of: subject)
    return await campaign.run()
  }

  /// Runs one scenario and reports every step.
  ///
  /// - Parameter scenario: the text of the scenario; `Reference/TOOLBAR-CONTROLLER.md` describes the language.
  /// - Throws: the first error in the text.
  public func replay(_ scenario: String) async throws(ScenarioError) -> ReplayReport {
    let lines = try SystemScenario<ToolbarControllerSystem>.lines(of: scenario)
    return await SystemReplay(subject).run(lines)
  }
}
