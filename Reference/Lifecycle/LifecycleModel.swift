/// How navigation controllers come into being, and what of them is preserved and comes back.
package struct LifecycleModel: SystemModel {
  package typealias Expected = SystemExpectation<LifecycleAspect, LifecycleSituation>

  package struct World: Hashable, Sendable {
    package internal(set) var creation: Creation?
    package internal(set) var stack: [ControllerName] = []
    package internal(set) var ownIdentifier: Label?
    /// Only ever looked up.
    package internal(set) var identifiers: [ControllerName: Label] = [:]
    /// What was preserved last, bottom to top; `nil` when nothing was.
    package internal(set) var archive: [ControllerName]?
    /// Whether the root was not among what was preserved, or nothing was promised at all.
    package internal(set) var isArchiveOpen = false
    /// Identifiers have changed since: what comes back to controllers that are called otherwise is not said.
    package internal(set) var isArchiveStale = false
    package internal(set) var archiveFacts: LifecycleSituation = []
    /// Those that were preserved with an identifier that another one has too.
    package internal(set) var archivedSharers: [ControllerName] = []

    /// What was preserved, unless a document leaves open what comes back of it.
    package var promised: [ControllerName]? { isArchiveOpen || isArchiveStale ? nil : archive }
    /// Those on the stack that have an identifier and are above one that has none.
    package var aboveGap: [ControllerName] {
      guard let hole = stack.firstIndex(where: { identifiers[$0] == nil }) else { return [] }
      return stack[hole...].filter { identifiers[$0] != nil }
    }
  }

  package internal(set) var world = World()
  package internal(set) var expectation = Expected()

  package init() {}

  package mutating func apply(_ line: LifecycleLine) {
    expectation = Expected()
    switch line {
    case .identifier(let name, let identifier):
      world.identifiers[name] = identifier
      world.isArchiveStale = true
    case .ownIdentifier(let identifier):
      world.ownIdentifier = identifier
      world.isArchiveStale = true
    case .make(let creation): make(creation)
    case .push(let name): world.stack.append(name)
    case .pop: if world.stack.count > 1 { world.stack.removeLast() }
    case .set(let names): world.stack = names
    case .encode: encode()
    case .restore: restore()
    case .relaunch: relaunch()
    case .remake: remake()
    }
    if world.creation != nil, !line.comparesRuns { stateStanding(after: line) }
  }

  // MARK: Coming into being

  /// What the bar holds, whatever is on the stack.
  package static let itemsOfStack = SystemValue.word("those of the stack")

  private mutating func make(_ creation: Creation) {
    world.creation = creation
    expectation.note(
      .delegate, Self.initialDelegate,
      InitialDelegate.allCases.enumerated().map { SystemReading($0, $1.value) })
    switch creation {
    case .root(let root), .subclass(let root), .storyboard(let root): world.stack = [root]
    case .storyboardWithoutRoot:
      expectation.note(
        .withoutRoot, Self.storyboardWithoutRoot,
        StoryboardWithoutRoot.allCases.enumerated().map { SystemReading($0, $1.value) })
    case .bars: break
    }
  }

  private mutating func stateStanding(after line: LifecycleLine) {
    // Of one whose storyboard names no root nothing is said but what holds of any: that items go with controllers.
    guard world.creation != .storyboardWithoutRoot else {
      return expectation.state(.items, Self.itemsOfStack)
    }
    var (bar, toolbar) = (false, false)
    switch world.creation {
    case .subclass: expectation.situation.insert(.subclass)
    case .storyboard: expectation.situation.insert(.storyboard)
    case .bars(let ownBar, let ownToolbar):
      expectation.situation.insert(.bars)
      if ownBar { expectation.situation.insert(.ownNavigationBar) }
      if ownToolbar { expectation.situation.insert(.ownToolbar) }
      (bar, toolbar) = (ownBar, ownToolbar)
    case .root, .storyboardWithoutRoot, nil: break
    }
    expectation.state(
      .barClasses, .list([bar ? "its own" : "standard", toolbar ? "its own" : "standard"]))
    let isUnusual = !expectation.situation.isDisjoint(with: [.subclass, .storyboard])
    if isUnusual || line == .encode { expectation.state(.stack, .names(world.stack)) }
    if bar || toolbar { expectation.situation.insert(.anyOwnBar) }
    // However it was made, it shows what any navigation controller shows.
    expectation.state(
      .interface,
      .list(["items \(SystemValue.names(world.stack).text)", "its own delegate", "the same bars"]))
  }
}

extension SystemValue {
  package static func names(_ names: [ControllerName]) -> SystemValue {
    .list(names.map(\.description))
  }
}
