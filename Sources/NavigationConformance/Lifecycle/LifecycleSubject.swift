/// An implementation whose navigation controllers come into being and come back: an adapter and the name to report it
/// under.
public struct LifecycleSubject {
  /// The name to report it under.
  public let name: String
  let system: SystemSubject<LifecycleSystem>

  init(_ system: SystemSubject<LifecycleSystem>) {
    name = system.name
    self.system = system
  }

  /// - Parameters:
  ///   - name: the name to report it under.
  ///   - adapter: the glue to the implementation.
  public init<Adapter: LifecycleAdapter>(_ name: String, _ adapter: Adapter) {
    self.name = name
    system = SystemSubject(
      name: name, system: LifecycleSystem(claims: Adapter.capabilities),
      driver: LifecycleDriver(adapter), server: LifecycleServer(adapter))
  }

  init(
    _ name: String, _ remote: WireSubject, claims: LifecycleCapabilities, _ limits: ProcessLimits
  ) {
    self.name = name
    let letters = SystemCorrespondence()
    system = SystemSubject(
      name: name, system: LifecycleSystem(claims: claims), remote, .lifecycle, letters,
      driver: LifecycleDriver(WireLifecycleAdapter(letters: letters), claims: claims), limits)
  }

  /// The first line of a scenario that takes what the adapter does not claim.
  ///
  /// - Throws: the first error in the text.
  package func unclaimedLine(in scenario: String) throws(ScenarioError) -> String? {
    try SystemScenario<LifecycleSystem>.lines(of: scenario)
      .first { !system.system.allows($0) }.map { system.system.text(of: $0) }
  }
}
