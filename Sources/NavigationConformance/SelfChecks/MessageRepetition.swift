import ConformanceChecks

/// Whether all messages of a group come twice, in every step that brings any.
///
/// A subject may send one of its messages twice, and is judged for it. Where each comes twice in a row, it is reported
/// twice. Where they come as one whole round after the other, the subject may have done everything twice.
struct MessageRepetition {
  let name: String
  private let isMember: (ObservedEvent.Kind) -> Bool
  private var kinds: Set<ObservedEvent.Kind> = []
  private var stepCount = 0
  private var isBroken = false
  /// Each message is followed by the same again.
  private(set) var isInPairs = true

  private init(_ name: String, _ isMember: @escaping (ObservedEvent.Kind) -> Bool) {
    self.name = name
    self.isMember = isMember
  }

  static var groups: [MessageRepetition] {
    [
      MessageRepetition("Every message of the delegate") { $0 == .willShow || $0 == .didShow },
      MessageRepetition("Every appearance message") { $0.isAppearance },
    ]
  }

  /// Adds what came in one step.
  mutating func add(_ events: [ObservedEvent]) {
    let members = events.filter { isMember($0.kind) }
    if members.isEmpty { return }
    stepCount += 1
    kinds.formUnion(members.map(\.kind))
    for (position, member) in members.enumerated() where !position.isMultiple(of: 2) {
      let former = members[position - 1]
      if (former.kind, former.controller) != (member.kind, member.controller) { isInPairs = false }
    }
    isBroken =
      isBroken
      || members.contains { member in
        members.count { $0.kind == member.kind && $0.controller == member.controller } != 2
      }
  }

  /// Several kinds, in several steps, and none of them came once.
  var isWhole: Bool { !isBroken && kinds.count > 1 && stepCount > 2 }
}
