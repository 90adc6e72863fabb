/// Whether all messages of a group come twice, in every step that brings any.
///
/// A subject may send one of its messages twice, and is judged for it. Where everything comes twice, it is reported
/// twice.
struct MessageRepetition {
  let name: String
  private let isMember: (ObservedEvent.Kind) -> Bool
  private var kinds: Set<ObservedEvent.Kind> = []
  private var stepCount = 0
  private var isBroken = false

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
    isBroken =
      isBroken
      || members.contains { member in
        members.count { $0.kind == member.kind && $0.controller == member.controller } != 2
      }
  }

  /// Several kinds, in several steps, and none of them came once.
  var isWhole: Bool { !isBroken && kinds.count > 1 && stepCount > 2 }
}
