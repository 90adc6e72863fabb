/// State preservation.
extension LifecycleModel {
  mutating func encode() {
    let kept = world.stack.filter { world.identifiers[$0] != nil }
    let identifiers = kept.compactMap { world.identifiers[$0] }
    var facts: LifecycleSituation = []
    if kept.count < world.stack.count { facts.insert(.incomplete) }
    if !world.aboveGap.isEmpty { facts.insert(.gap) }
    let sharers = kept.filter { name in
      identifiers.filter { $0 == world.identifiers[name] }.count > 1
    }
    if !sharers.isEmpty { facts.insert(.shared) }
    world.archive = kept
    world.archivedSharers = sharers
    world.archiveFacts = facts
    world.isArchiveStale = false
    let isRootKept = world.stack.first.map { world.identifiers[$0] != nil } ?? false
    world.isArchiveOpen = world.ownIdentifier == nil || !isRootKept
    expectation.situation = facts.union(.encode)
    // Without an identifier of its own nothing is promised, and of a stack without its root nothing is said.
    guard !world.isArchiveOpen else { return }
    expectation.state(.preserves, .flag(true))
    if facts.contains(.incomplete) { expectation.state(.strangers, .list([])) }
    if facts.contains(.gap) { expectation.state(.leftOut, .list([])) }
    expectation.state(.encoded, .names(kept))
    if kept.count > 1 { expectation.state(.paths, .flag(true)) }
  }

  mutating func restore() {
    guard let archive = world.archive else { return }
    expectation.situation = world.archiveFacts
    guard !world.isArchiveStale else { return }
    if !world.isArchiveOpen {
      stateReturning(archive)
      expectation.state(.restored, .names(archive))
    } else if world.ownIdentifier != nil, !archive.isEmpty {
      expectation.note(
        .restored, Self.restoredWithoutRoot,
        [SystemReading(0, .names(archive)), SystemReading(1, .list([]))])
    }
  }

  /// Where controllers share an identifier and others have none, what is lost can be put down to either.
  private mutating func stateReturning(_ archive: [ControllerName]) {
    switch (world.archiveFacts.contains(.shared), world.archiveFacts.contains(.incomplete)) {
    case (true, false): expectation.state(.returning, .sortedNames(world.archivedSharers))
    case (false, true): expectation.state(.returning, .sortedNames(archive))
    default: break
    }
  }
}

extension SystemValue {
  package static func sortedNames(_ names: [ControllerName]) -> SystemValue {
    .list(names.map(\.description).sorted())
  }
}
