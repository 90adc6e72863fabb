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
