import NavigationReference

/// Drives a life cycle through its adapter.
struct LifecycleDriver<Adapter: LifecycleAdapter>: SystemDriver {
  typealias System = LifecycleSystem
  typealias Seen = SystemObservation<LifecycleAspect>

  var adapter: Adapter
  let claims: LifecycleCapabilities
  /// Given before there is a navigation controller to carry them.
  var identifiers: [String: String] = [:]
  /// How the navigation controller was made, and what has been done with it since.
  var history = LifecycleHistory()
  /// Whether its navigation has come to another stack than it should, which says nothing of making and preserving.
  private var isAstray = false

  init(_ adapter: Adapter, claims: LifecycleCapabilities = Adapter.capabilities) {
    self.adapter = adapter
    self.claims = claims
  }

  mutating func begin() {
    identifiers = [:]
    history = LifecycleHistory()
    isAstray = false
  }

  mutating func perform(_ line: LifecycleLine, state: LifecycleModel) async -> Seen {
    var seen = Seen()
    do {
      let former = line.restores ? try portrait : nil
      if line.comparesRuns {
        try compare(line, &seen)
      } else {
        try carryOut(line, in: state.world, &seen)
      }
      if state.world.creation != nil, seen.raised == nil { try look(in: state.world, &seen) }
      if let former, try portrait != former { seen.endWithAnotherController() }
    } catch is Unsupported {
      seen.unsupported = LifecycleSystem(claims: claims).text(of: line)
    } catch {
      seen.raised = String(describing: error)
    }
    if line.navigates, !isAstray, seen.raised != nil || !agrees(with: state.world) {
      isAstray = true
      if seen.raised == nil, comesOfMaking(in: state.world) {
        seen.leaveRoot(of: state.world)
        return seen
      }
    }
    if isAstray { seen.leaveToNavigation() }
    return seen
  }

  func agrees(with world: LifecycleModel.World) -> Bool {
    guard adapter.stack == world.stack.map(\.description) else { return false }
    guard claims.contains(.interface), let items = try? adapter.interface.items else { return true }
    return items == adapter.stack
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
    case .make(.storyboardWithoutRoot):
      try makeWithoutRoot(in: world, &seen)
      if seen.raised == nil { try lookAtDelegate(&seen) }
    case .make(let creation):
      try make(creation, in: world)
      try lookAtDelegate(&seen)
    case .push(let name): try adapter.push(name.description)
    case .pop: try adapter.pop()
    case .set(let names): try adapter.setViewControllers(names.map(\.description))
    case .encode:
      look(at: try adapter.encode(), in: world, &seen)
    case .restore: look(atRestored: try adapter.restore(), in: world, &seen)
    case .relaunch, .remake: break
    }
    if world.creation != nil, !line.isMaking { history.lines.append(line) }
  }

  private mutating func make(_ creation: Creation, in world: LifecycleModel.World) throws {
    history = LifecycleHistory(
      ownIdentifier: world.ownIdentifier?.text, identifiers: identifiers)
    try adapter.make(
      ControllerCreation(creation), identifier: history.ownIdentifier, identifiers: identifiers)
  }

  /// What comes of it is not said, so that an error says something, too. Only on an empty stack is it defined what a push
  /// comes to.
  private mutating func makeWithoutRoot(
    in world: LifecycleModel.World, _ seen: inout Seen
  ) throws {
    var reading = StoryboardWithoutRoot.error
    do {
      try make(.storyboardWithoutRoot, in: world)
      reading = adapter.stack.isEmpty ? .emptyStack : .ownRoot
    } catch let error where !(error is Unsupported) {
      seen.raised = String(describing: error)
      seen[.items] = .unjudged("no navigation controller")
    }
    seen[.withoutRoot] = reading.value
    seen.isUndefinedFromHere = reading != .emptyStack
  }

  private func lookAtDelegate(_ seen: inout Seen) throws {
    guard claims.contains(.initialDelegate) else { return }
    let delegate: InitialDelegate = try adapter.hasDelegate ? .somebody : .none
    seen[.delegate] = delegate.value
  }

  private func look(
    at encoded: [EncodedController], in world: LifecycleModel.World, _ seen: inout Seen
  ) {
    let labels = encoded.map(\.label)
    seen[.preserves] = .flag(!encoded.isEmpty)
    seen[.strangers] = .list(
      labels.filter { identifiers[$0] == nil })
    seen[.leftOut] = .list(world.aboveGap.map(\.description).filter { !labels.contains($0) })
    seen[.encoded] = .list(labels)
    seen[.paths] = .flag(Set(encoded.map(\.path)).count == encoded.count)
  }

  private func look(
    atRestored labels: [String], in world: LifecycleModel.World, _ seen: inout Seen
  ) {
    let facts = world.archiveFacts
    let sharers = Set(world.archivedSharers.map(\.description))
    let returning = facts.contains(.incomplete) ? labels : labels.filter { sharers.contains($0) }
    seen[.returning] = .list(returning.sorted())
    seen[.restored] = .list(labels)
    guard facts.isSuperset(of: [.shared, .incomplete]), let promised = world.promised else {
      return
    }
    // What is lost there can be put down to either; the order is judged where nothing is.
    if labels.sorted() != promised.map(\.description).sorted() {
      seen[.restored] = .unjudged(SystemValue.list(labels).text)
    }
  }

  private func look(in world: LifecycleModel.World, _ seen: inout Seen) throws {
    seen[.stack] = .list(adapter.stack)
    if claims.contains(.barClasses) {
      let own = try adapter.ownBars
      seen[.barClasses] = .list(
        [own.navigationBar, own.toolbar].map { $0 ? "its own" : "standard" })
    }
    guard claims.contains(.interface) else { return }
    seen[.interface] = .list(try interface)
    guard world.creation == .storyboardWithoutRoot else { return }
    let (items, stack) = (try adapter.interface.items, adapter.stack)
    seen[.items] =
      items == stack
      ? LifecycleModel.itemsOfStack
      : .word("\(SystemValue.list(items).text); stack: \(SystemValue.list(stack).text)")
  }

  /// What of the interface is the same however it was made.
  var interface: [String] {
    get throws {
      let interface = try adapter.interface
      return [
        "items \(SystemValue.list(interface.items).text)",
        interface.isBarDelegate ? "its own delegate" : "another delegate",
        interface.hasSameBars ? "the same bars" : "other bars",
      ]
    }
  }
}

extension SystemObservation<LifecycleAspect> {
  /// What a relationship names has been on the stack from the start. What comes later of a storyboard is that it is not like
  /// one made by code, which shows in the interface.
  fileprivate mutating func leaveRoot(of world: LifecycleModel.World) {
    if case .storyboard = world.creation {
      self[.stack] = .unjudged(self[.stack]?.text ?? "nothing")
    }
  }

  /// The subject goes on with the navigation controller that was restored. No document says what becomes of the other
  /// one, so what was restored is judged and nothing after it.
  fileprivate mutating func endWithAnotherController() {
    isUndefinedFromHere = true
    for aspect: LifecycleAspect in [.stack, .barClasses, .interface] {
      self[aspect] = self[aspect].map { .unjudged($0.text) }
    }
  }

  /// What is wrong with the stack is judged by the requirements on navigation. Here only what the subject is asked to
  /// compare with itself still counts.
  fileprivate mutating func leaveToNavigation() {
    for aspect in LifecycleAspect.allCases where !aspect.comparesRuns {
      self[aspect] = .unjudged(self[aspect]?.text ?? "nothing")
    }
  }
}

extension ControllerCreation {
  init(_ creation: Creation) {
    switch creation {
    case .root(let root): self = .root(root.description)
    case .subclass(let root): self = .subclass(root: root.description)
    case .storyboard(let root): self = .storyboard(root: root.description)
    case .storyboardWithoutRoot: self = .storyboardWithoutRoot
    case .bars(let navigationBar, let toolbar):
      self = .bars(navigationBar: navigationBar, toolbar: toolbar)
    }
  }
}
