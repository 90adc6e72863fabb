import HeadlessNavigationAdapter
import NavigationConformance

/// A life cycle that never pops.
@MainActor
struct StubbornLifecycle: LifecycleAdapter {
  static var capabilities: LifecycleCapabilities { [.preservation, .barClasses] }

  private var adapter = HeadlessLifecycleAdapter()

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    try adapter.make(creation, identifier: identifier, identifiers: identifiers)
  }

  mutating func push(_ label: String) throws { try adapter.push(label) }
  mutating func pop() {}
  mutating func setViewControllers(_ labels: [String]) throws {
    try adapter.setViewControllers(labels)
  }
  mutating func setIdentifier(_ identifier: String?, of label: String) {
    adapter.setIdentifier(identifier, of: label)
  }
  mutating func setOwnIdentifier(_ identifier: String?) { adapter.setOwnIdentifier(identifier) }

  var stack: [String] { adapter.stack }
  var ownBars: (navigationBar: Bool, toolbar: Bool) { adapter.ownBars }
  mutating func encode() -> [EncodedController] { adapter.encode() }
  mutating func restore() -> [String] { adapter.restore() }
}
