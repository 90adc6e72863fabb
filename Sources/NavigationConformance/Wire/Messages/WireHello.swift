/// What a subject says of itself before anything is asked of it.
package struct WireHello: Hashable, Sendable {
  /// The version of the protocol, raised when a subject of the one before would be misunderstood.
  package static var protocolVersion: Int { 1 }

  package let name: String
  package let version: String
  package let language: String
  package let capabilities: Capabilities
  package let systems: WireSystemClaims
  /// Whether there is a navigation controller to be judged; it may be that there are other systems only.
  package let hasNavigation: Bool
  /// What stands beside these, and is known to nobody.
  package private(set) var strangers: [String] = []

  /// What a subject can say of itself.
  static var members: [String] {
    ["protocol", "name", "version", "language", "capabilities", "navigation", "systems"]
  }

  package init(
    name: String, version: String, language: String, capabilities: Capabilities,
    systems: WireSystemClaims = WireSystemClaims(), hasNavigation: Bool = true
  ) {
    self.hasNavigation = hasNavigation
    self.systems = systems
    self.name = name
    self.version = version
    self.language = language
    self.capabilities = capabilities
  }

  /// What the suite says first.
  package static var greeting: WireValue {
    [
      "hello": ["protocol": .integer(protocolVersion), "suite": .text(SuiteVersion.current)]
    ]
  }

  /// The subject's line.
  package var value: WireValue {
    var members = [
      WireValue.Member("protocol", .integer(Self.protocolVersion)),
      WireValue.Member("name", .text(name)), WireValue.Member("version", .text(version)),
      WireValue.Member("language", .text(language)),
      WireValue.Member("capabilities", .array(capabilities.names.map { .text($0) })),
    ]
    if !hasNavigation { members.append(WireValue.Member("navigation", false)) }
    if !systems.isEmpty { members.append(WireValue.Member("systems", systems.value)) }
    return ["hello": .object(members)]
  }

  package init(_ value: WireValue) throws(WireFault) {
    let message = try WireFields(value, of: "the first line")
    let fields = try WireFields(try message.value("hello"), of: "'hello'")
    let version = try fields.integer("protocol")
    guard version == Self.protocolVersion else {
      throw WireFault("it speaks protocol \(version), expected \(Self.protocolVersion)")
    }
    name = try fields.text("name")
    guard !name.isEmpty else { throw WireFault("'name' is empty") }
    self.version = try fields.text("version")
    language = try fields.text("language")
    var claimed: Capabilities = []
    for name in try fields.texts("capabilities") {
      guard let known = Capabilities.named.first(where: { $0.name == name }) else {
        let advice = Suggestion.advice(for: name, among: Capabilities.named.map(\.name))
        throw WireFault("there is no capability '\(name)'" + advice)
      }
      claimed.formUnion(known.capability)
    }
    capabilities = claimed
    strangers = fields.members.map(\.key).filter { !Self.members.contains($0) }
    systems = try fields["systems"].map(WireSystemClaims.init) ?? WireSystemClaims()
    hasNavigation = try fields.optionalFlag("navigation") ?? true
    guard !hasNavigation else { return }
    if let first = claimed.names.first {
      throw WireFault(
        "'navigation' is false, and '\(first)' is claimed of it in 'capabilities'; expected an empty array"
      )
    }
    if systems.isEmpty {
      throw WireFault(
        "'navigation' is false, and no other system is claimed; name one in 'systems', such as "
          + #"{"layout":[]}"#)
    }
  }
}
