import NavigationReference

/// The model of life cycles, run as a subject: what it states is what is seen.
///
/// Of open points it takes the first readings. Where nothing is promised of what is encoded and restored, that is what
/// it would be if it were.
package struct ModelLifecycleAdapter: LifecycleAdapter {
  package static let capabilities = LifecycleCapabilities.all

  private var model = LifecycleModel()

  package init() {}

  package mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    model = LifecycleModel()
    try carryOut(.ownIdentifier(Self.label(identifier)))
    for (label, identifier) in identifiers.sorted(by: { $0.key < $1.key }) {
      try setIdentifier(identifier, of: label)
    }
    try carryOut(.make(Self.creation(creation)))
  }

  // MARK: The stack

  package mutating func push(_ label: String) throws { try carryOut(.push(Self.name(label))) }

  package mutating func pop() throws { try carryOut(.pop) }

  package mutating func setViewControllers(_ labels: [String]) throws {
    try carryOut(.set(labels.map(Self.name)))
  }

  package mutating func setIdentifier(_ identifier: String?, of label: String) throws {
    try carryOut(.identifier(Self.name(label), Self.label(identifier)))
  }

  package mutating func setOwnIdentifier(_ identifier: String?) throws {
    try carryOut(.ownIdentifier(Self.label(identifier)))
  }

  // MARK: Looking

  package var stack: [String] { stated(.stack) ?? model.world.stack.map(\.description) }

  package var ownBars: (navigationBar: Bool, toolbar: Bool) {
    get throws {
      let classes = stated(.barClasses) ?? []
      return (classes.first == "its own", classes.last == "its own")
    }
  }

  package var interface: LifecycleInterface {
    get throws {
      let stated = stated(.interface) ?? []
      return LifecycleInterface(
        items: stack, isBarDelegate: stated.contains("its own delegate"),
        hasSameBars: stated.contains("the same bars"))
    }
  }

  package var hasDelegate: Bool {
    model.expectation.firstReading(of: .delegate) == InitialDelegate.somebody.value
  }

  // MARK: Preserving

  package mutating func encode() throws -> [EncodedController] {
    try carryOut(.encode)
    // By its place, no two have the same path.
    return (stated(.encoded) ?? preserved).enumerated().map {
      EncodedController(label: $0.element, path: String($0.offset))
    }
  }

  package mutating func restore() throws -> [String] {
    try carryOut(.restore)
    return stated(.restored) ?? preserved
  }

  private var preserved: [String] { model.world.archive?.map(\.description) ?? [] }

  // MARK: Lines

  private mutating func carryOut(_ line: LifecycleLine) throws {
    if let refusal = model.refusal(of: line) { throw ModelRefusal.refused(refusal) }
    model.apply(line)
  }

  private func stated(_ aspect: LifecycleAspect) -> [String]? {
    guard case .list(let words) = model.expectation.firstReading(of: aspect) else { return nil }
    return words
  }

  private static func creation(_ creation: ControllerCreation) -> Creation {
    switch creation {
    case .root(let root): .root(name(root))
    case .subclass(let root): .subclass(name(root))
    case .storyboard(let root): .storyboard(name(root))
    case .storyboardWithoutRoot: .storyboardWithoutRoot
    case .bars(let navigationBar, let toolbar):
      .bars(navigationBar: navigationBar, toolbar: toolbar)
    }
  }

  private static func name(_ label: String) -> ControllerName { ControllerName(label) ?? .foreign }

  private static func label(_ text: String?) -> Label? { text.map { Label(observed: $0) } }
}
