import NavigationReference

/// Stands in for the glue to an implementation at the other end of a wire.
struct WireLifecycleAdapter: LifecycleAdapter {
  typealias Field = WireLifecycle.Field
  typealias Member = WireValue.Member

  /// What is claimed is known from the other end.
  static var capabilities: LifecycleCapabilities { [] }

  let letters: SystemCorrespondence

  private func ask(
    _ operation: WireLifecycle.Operation, _ members: [Member] = [], for results: [Field] = []
  ) throws {
    try letters.ask(operation.rawValue, members, for: results.map(\.rawValue))
  }

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    var members: [Member]
    switch creation {
    case .root(let root): members = [Self.member(.root), Self.member(root)]
    case .subclass(let root): members = [Self.member(.subclass), Self.member(root)]
    case .storyboard(let root): members = [Self.member(.storyboard), Self.member(root)]
    case .storyboardWithoutRoot: members = [Self.member(.storyboardWithoutRoot)]
    case .bars(let navigationBar, let toolbar):
      members = [
        Self.member(.bars),
        Member("navigationBar", .flag(navigationBar)), Member("toolbar", .flag(toolbar)),
      ]
    }
    let known = identifiers.sorted { $0.key < $1.key }.map { Member($0.key, .text($0.value)) }
    members += [
      Member("identifier", .optional(identifier)), Member("identifiers", .object(known)),
    ]
    try ask(.make, members, for: [.hasDelegate])
  }

  private static func member(_ creation: WireLifecycle.Creation) -> Member {
    Member("creation", .text(creation.rawValue))
  }

  private static func member(_ root: String) -> Member { Member("root", .text(root)) }

  mutating func push(_ label: String) throws {
    try ask(.push, [Member("controller", .text(label))])
  }

  mutating func pop() throws { try ask(.pop) }

  mutating func setViewControllers(_ labels: [String]) throws {
    try ask(.setViewControllers, [Member("controllers", .texts(labels))])
  }

  mutating func setIdentifier(_ identifier: String?, of label: String) throws {
    try ask(
      .setIdentifier,
      [Member("controller", .text(label)), Member("identifier", .optional(identifier))])
  }

  mutating func setOwnIdentifier(_ identifier: String?) throws {
    try ask(.setOwnIdentifier, [Member("identifier", .optional(identifier))])
  }

  mutating func encode() throws -> [EncodedController] {
    try ask(.encode, for: [.encoded])
    return try letters.read(Field.encoded.rawValue, whileWriting: []) {
      (fields) throws(WireFault) in
      guard case .array(let values) = try fields.value(Field.encoded.rawValue) else {
        throw WireFault("'encoded' expects an array of objects")
      }
      var encoded: [EncodedController] = []
      for value in values {
        let entry = try WireFields(value, of: "an entry of 'encoded'")
        encoded.append(
          EncodedController(label: try entry.text("controller"), path: try entry.text("path")))
      }
      return encoded
    }
  }

  mutating func restore() throws -> [String] {
    try ask(.restore, for: [.restored])
    return try letters.read(Field.restored.rawValue, whileWriting: []) {
      (fields) throws(WireFault) in try fields.texts(Field.restored.rawValue)
    }
  }

  var stack: [String] {
    letters.readAnyway(Field.stack.rawValue, whileWriting: []) { (fields) throws(WireFault) in
      try fields.texts(Field.stack.rawValue)
    }
  }

  var ownBars: (navigationBar: Bool, toolbar: Bool) {
    get throws {
      try letters.read(Field.ownBars.rawValue, whileWriting: (false, false)) {
        (fields) throws(WireFault) in
        let bars = try fields.object(Field.ownBars.rawValue)
        return (try bars.flag("navigationBar"), try bars.flag("toolbar"))
      }
    }
  }

  var interface: LifecycleInterface {
    get throws {
      LifecycleInterface(
        items: try letters.read(Field.items.rawValue, whileWriting: []) {
          (fields) throws(WireFault) in try fields.texts(Field.items.rawValue)
        },
        isBarDelegate: try letters.read(Field.barDelegate.rawValue, whileWriting: true) {
          (fields) throws(WireFault) in try fields.flag(Field.barDelegate.rawValue)
        },
        hasSameBars: try letters.read(Field.sameBars.rawValue, whileWriting: true) {
          (fields) throws(WireFault) in try fields.flag(Field.sameBars.rawValue)
        })
    }
  }

  var hasDelegate: Bool {
    get throws {
      try letters.read(Field.hasDelegate.rawValue, whileWriting: false) {
        (fields) throws(WireFault) in try fields.flag(Field.hasDelegate.rawValue)
      }
    }
  }
}
