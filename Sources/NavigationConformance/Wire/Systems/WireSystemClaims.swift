/// What a subject claims of the systems beside its navigation controller.
package struct WireSystemClaims: Hashable, Sendable {
  package var isLayoutClaimed = false
  /// `nil` where it has no life cycle to be judged.
  package var lifecycle: LifecycleCapabilities?
  /// `nil` where it has no toolbar controller.
  package var toolbarController: ToolbarControllerCapabilities?

  package init() {}

  package var isEmpty: Bool { self == Self() }

  /// As it stands in a subject's `hello`.
  package var value: WireValue {
    var members: [WireValue.Member] = []
    func add(_ system: WireSystem, _ names: [String]) {
      members.append(WireValue.Member(system.rawValue, .array(names.map { .text($0) })))
    }
    if isLayoutClaimed { add(.layout, []) }
    if let lifecycle { add(.lifecycle, lifecycle.names) }
    if let toolbarController { add(.toolbarController, toolbarController.names) }
    return .object(members)
  }

  /// A system that nobody knows is of a later version.
  ///
  /// - Throws: when a capability of one that is known is not.
  init(_ value: WireValue) throws(WireFault) {
    let fields = try WireFields(value, of: "'systems'")
    for system in WireSystem.allCases where fields[system.rawValue] != nil {
      let names = try fields.texts(system.rawValue)
      switch system {
      case .layout:
        _ = try Self.claims(names, of: system, among: [(name: String, capability: Set<Int>)]())
        isLayoutClaimed = true
      case .lifecycle:
        lifecycle = try Self.claims(names, of: system, among: LifecycleCapabilities.named)
      case .toolbarController:
        toolbarController = try Self.claims(
          names, of: system, among: ToolbarControllerCapabilities.named)
      }
    }
  }

  private static func claims<Claims: SetAlgebra>(
    _ names: [String], of system: WireSystem, among named: [(name: String, capability: Claims)]
  ) throws(WireFault) -> Claims {
    var claims = Claims()
    for name in names {
      guard let known = named.first(where: { $0.name == name }) else {
        let advice = Suggestion.advice(for: name, among: named.map(\.name))
        throw WireFault("there is no capability '\(name)' of '\(system.rawValue)'" + advice)
      }
      claims.formUnion(known.capability)
    }
    return claims
  }
}
