import NavigationReference

/// Drives a life cycle through its adapter.
struct LifecycleDriver<Adapter: LifecycleAdapter>: SystemDriver {
  typealias System = LifecycleSystem
  typealias Seen = SystemObservation<LifecycleAspect>

  private var adapter: Adapter
  private let claims: LifecycleCapabilities
  /// Given before there is a navigation controller to carry them.
  private var identifiers: [String: String] = [:]

  init(_ adapter: Adapter) {
    self.adapter = adapter
    claims = Adapter.capabilities
  }

  mutating func begin() { identifiers = [:] }

  mutating func perform(_ line: LifecycleLine, state: LifecycleModel) async -> Seen {
    var seen = Seen()
    do {
      try carryOut(line, in: state.world, &seen)
      if state.world.creation != nil { try look(&seen) }
    } catch is Unsupported {
      seen.unsupported = LifecycleSystem(claims: claims).text(of: line)
    } catch {
      seen.raised = String(describing: error)
    }
    return seen
  }

  private mutating func carryOut(
    _ line: LifecycleLine, in world: LifecycleModel.World, _ seen: inout Seen
  ) throws {
    switch line {
    case .identifier(let name, let identifier):
      identifiers[name.description] = identifier?.text
      if world.creation != nil {
        try adapter.setIdentifier(identifier?.text, of: name.description)
      }
    case .ownIdentifier(let identifier):
      if world.creation != nil { try adapter.setOwnIdentifier(identifier?.text) }
    case .make(let creation):
      try adapter.make(
        ControllerCreation(creation), identifier: world.ownIdentifier?.text,
        identifiers: identifiers)
    case .push(let name): try adapter.push(name.description)
    case .pop: try adapter.pop()
    case .set(let names): try adapter.setViewControllers(names.map(\.description))
    case .encode:
      let encoded = try adapter.encode()
      seen[.preserves] = .flag(!encoded.isEmpty)
      seen[.encoded] = .list(encoded.map(\.label))
      seen[.paths] = .flag(Set(encoded.map(\.path)).count == encoded.count)
    case .restore: seen[.restored] = .list(try adapter.restore())
    }
  }

  private func look(_ seen: inout Seen) throws {
    seen[.stack] = .list(adapter.stack)
    if claims.contains(.barClasses) {
      let own = try adapter.ownBars
      seen[.barClasses] = .list(
        [own.navigationBar, own.toolbar].map { $0 ? "its own" : "standard" })
    }
    guard claims.contains(.interface) else { return }
    let interface = try adapter.interface
    seen[.interface] = .list([
      "items \(SystemValue.list(interface.items).text)",
      interface.isBarDelegate ? "its own delegate" : "another delegate",
      interface.hasSameBars ? "the same bars" : "other bars",
    ])
  }
}

extension ControllerCreation {
  init(_ creation: Creation) {
    switch creation {
    case .root(let root): self = .root(root.description)
    case .subclass(let root): self = .subclass(root: root.description)
    case .storyboard(let root): self = .storyboard(root: root.description)
    case .bars(let navigationBar, let toolbar):
      self = .bars(navigationBar: navigationBar, toolbar: toolbar)
    }
  }
}
