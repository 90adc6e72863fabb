import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

/// A life cycle whose navigation is wrong in one way, and that makes and preserves as it should, or the other way round.
@MainActor
struct AstrayLifecycle: LifecycleAdapter {
  enum Habit: CaseIterable {
    case neverPops
    case setKeepsTheTopOnly
    case refusesTheThird
    case losesAnItem
  }

  private struct Refused: Error {}

  static var capabilities: LifecycleCapabilities { [.preservation, .barClasses, .interface] }

  private let habit: Habit?
  private var adapter: HeadlessLifecycleAdapter

  init(_ habit: Habit? = nil, faults: LifecycleFaults = []) {
    self.habit = habit
    adapter = HeadlessLifecycleAdapter(faults: faults)
  }

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    try adapter.make(creation, identifier: identifier, identifiers: identifiers)
  }

  mutating func push(_ label: String) throws {
    if habit == .refusesTheThird, adapter.stack.count == 2 { throw Refused() }
    try adapter.push(label)
  }

  mutating func pop() throws { if habit != .neverPops { try adapter.pop() } }

  mutating func setViewControllers(_ labels: [String]) throws {
    try adapter.setViewControllers(habit == .setKeepsTheTopOnly ? labels.suffix(1) : labels)
  }

  mutating func setIdentifier(_ identifier: String?, of label: String) {
    adapter.setIdentifier(identifier, of: label)
  }

  mutating func setOwnIdentifier(_ identifier: String?) { adapter.setOwnIdentifier(identifier) }

  var stack: [String] { adapter.stack }
  var ownBars: (navigationBar: Bool, toolbar: Bool) { adapter.ownBars }

  var interface: LifecycleInterface {
    var interface = adapter.interface
    if habit == .losesAnItem { interface.items = interface.items.suffix(2) }
    return interface
  }

  mutating func encode() -> [EncodedController] { adapter.encode() }
  mutating func restore() -> [String] { adapter.restore() }
}
