import HeadlessNavigationAdapter
import NavigationConformance

/// A life cycle whose navigation is wrong in one way, everywhere or only where it was made in another way than by code.
@MainActor
struct AstrayByMaking: LifecycleAdapter {
  enum Habit: CaseIterable {
    case losesTheThird
    case losesAnItem
  }

  static var capabilities: LifecycleCapabilities {
    [.preservation, .barClasses, .interface, .subclasses, .storyboards]
  }

  private let habit: Habit
  private let isEverywhere: Bool
  private var isAstray = false
  private var adapter = HeadlessLifecycleAdapter()

  init(_ habit: Habit, everywhere isEverywhere: Bool = false) {
    self.habit = habit
    self.isEverywhere = isEverywhere
  }

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    switch creation {
    case .subclass, .storyboard: isAstray = true
    case .root, .storyboardWithoutRoot, .bars: isAstray = isEverywhere
    }
    try adapter.make(creation, identifier: identifier, identifiers: identifiers)
  }

  mutating func push(_ label: String) throws {
    if isAstray, habit == .losesTheThird, adapter.stack.count == 2 { return }
    try adapter.push(label)
  }

  mutating func pop() throws { try adapter.pop() }

  mutating func setViewControllers(_ labels: [String]) throws {
    try adapter.setViewControllers(labels)
  }

  mutating func setIdentifier(_ identifier: String?, of label: String) {
    adapter.setIdentifier(identifier, of: label)
  }

  mutating func setOwnIdentifier(_ identifier: String?) { adapter.setOwnIdentifier(identifier) }

  var stack: [String] { adapter.stack }
  var ownBars: (navigationBar: Bool, toolbar: Bool) { adapter.ownBars }

  var interface: LifecycleInterface {
    var interface = adapter.interface
    if isAstray, habit == .losesAnItem { interface.items = interface.items.suffix(2) }
    return interface
  }

  mutating func encode() -> [EncodedController] { adapter.encode() }
  mutating func restore() -> [String] { adapter.restore() }
}
