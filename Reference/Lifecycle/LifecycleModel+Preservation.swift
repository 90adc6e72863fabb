/// State preservation.
extension LifecycleModel {
  static let restoredWithoutRoot = 0

  package static let choices = [
    SystemChoice(
      "restored-without-root",
      "What is restored when the root has no restoration identifier?",
      ["the others", "nothing"], rows: ["ST-10", "ST-11"])
  ]

  mutating func encode() {
    let kept = world.stack.filter { world.identifiers[$0] != nil }
    let identifiers = kept.compactMap { world.identifiers[$0] }
    var facts: LifecycleSituation = []
    if kept.count < world.stack.count { facts.insert(.incomplete) }
    if let hole = world.stack.firstIndex(where: { world.identifiers[$0] == nil }),
      world.stack[hole...].contains(where: { world.identifiers[$0] != nil })
    {
      facts.insert(.gap)
    }
    if Set(identifiers).count < identifiers.count { facts.insert(.shared) }
    world.archive = kept
    world.archiveFacts = facts
    let isRootKept = world.stack.first.map { world.identifiers[$0] != nil } ?? false
    world.isArchiveOpen = world.ownIdentifier == nil || !isRootKept
    expectation.situation = facts.union(.encode)
    // Without an identifier of its own nothing is promised, and of a stack without its root nothing is said.
    guard !world.isArchiveOpen else { return }
    expectation.state(.preserves, .flag(true))
    expectation.state(.encoded, .names(kept))
    if kept.count > 1 { expectation.state(.paths, .flag(true)) }
  }

  mutating func restore() {
    guard let archive = world.archive else { return }
    expectation.situation = world.archiveFacts
    if !world.isArchiveOpen {
      expectation.state(.restored, .names(archive))
    } else if world.ownIdentifier != nil, !archive.isEmpty {
      expectation.note(
        .restored, Self.restoredWithoutRoot,
        [SystemReading(0, .names(archive)), SystemReading(1, .list([]))])
    }
  }
}
