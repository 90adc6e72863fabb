/// An implementation that lays out navigation interfaces: an adapter and the name to report it under.
public struct FullScreenLayoutSubject {
  /// The name to report it under.
  public let name: String
  let system: SystemSubject<FullScreenSystem>

  init(_ system: SystemSubject<FullScreenSystem>) {
    name = system.name
    self.system = system
  }

  /// - Parameters:
  ///   - name: the name to report it under.
  ///   - adapter: the glue to the implementation.
  public init(_ name: String, _ adapter: some FullScreenLayoutAdapter) {
    self.name = name
    system = SystemSubject(
      name: name, system: FullScreenSystem(), driver: FullScreenLayoutDriver(adapter),
      server: LayoutServer(adapter: adapter))
  }

  init(_ name: String, _ remote: WireSubject, _ limits: ProcessLimits) {
    self.name = name
    let letters = SystemCorrespondence()
    system = SystemSubject(
      name: name, system: FullScreenSystem(), remote, .layout, letters,
      driver: FullScreenLayoutDriver(WireLayoutAdapter(letters: letters)), limits)
  }
}
