import NavigationReference

/// Serves an implementation whose navigation controllers come into being and come back.
struct LifecycleServer<Adapter: LifecycleAdapter>: SystemServer {
  var adapter: Adapter
  private var isMade = false

  init(_ adapter: Adapter) {
    self.adapter = adapter
  }

  mutating func begin() { isMade = false }

  mutating func perform(
    _ operation: String, _ step: WireFields
  ) async throws -> [WireValue.Member]? {
    var seen = SystemAnswer<WireLifecycle.Field>()
    switch WireLifecycle.Operation(rawValue: operation) {
    case .make:
      try make(step)
      if Adapter.capabilities.contains(.initialDelegate) {
        seen.say(.hasDelegate, .flag(try adapter.hasDelegate))
      }
    case .push: try adapter.push(try step.text("controller"))
    case .pop: try adapter.pop()
    case .setViewControllers: try adapter.setViewControllers(try step.texts("controllers"))
    case .setIdentifier:
      try adapter.setIdentifier(
        try step.optionalText("identifier"), of: try step.text("controller"))
    case .setOwnIdentifier: try adapter.setOwnIdentifier(try step.optionalText("identifier"))
    case .encode:
      let encoded = try adapter.encode().map { entry -> WireValue in
        ["controller": .text(entry.label), "path": .text(entry.path)]
      }
      seen.say(.encoded, .array(encoded))
    case .restore: seen.say(.restored, .texts(try adapter.restore()))
    case nil: return nil
    }
    guard isMade else { return seen.members }
    seen.say(.stack, .texts(adapter.stack))
    if Adapter.capabilities.contains(.barClasses) {
      let own = try adapter.ownBars
      seen.say(
        .ownBars, ["navigationBar": .flag(own.navigationBar), "toolbar": .flag(own.toolbar)])
    }
    if Adapter.capabilities.contains(.interface) {
      let interface = try adapter.interface
      seen.say(.items, .texts(interface.items))
      seen.say(.barDelegate, .flag(interface.isBarDelegate))
      seen.say(.sameBars, .flag(interface.hasSameBars))
    }
    return seen.members
  }

  private mutating func make(_ step: WireFields) throws {
    var identifiers: [String: String] = [:]
    let given = try step.object("identifiers")
    for member in given.members { identifiers[member.key] = try given.text(member.key) }
    let (creation, identifier) = (
      try Self.creation(step), try step.optionalText("identifier")
    )
    isMade = true
    try adapter.make(creation, identifier: identifier, identifiers: identifiers)
  }

  private static func creation(_ step: WireFields) throws(WireFault) -> ControllerCreation {
    switch try step.word("creation", of: WireLifecycle.Creation.self) {
    case .root: .root(try step.text("root"))
    case .subclass: .subclass(root: try step.text("root"))
    case .storyboard: .storyboard(root: try step.text("root"))
    case .storyboardWithoutRoot: .storyboardWithoutRoot
    case .bars:
      .bars(navigationBar: try step.flag("navigationBar"), toolbar: try step.flag("toolbar"))
    }
  }
}
