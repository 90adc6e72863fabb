import NavigationReference

/// Stands in for the glue to an implementation at the other end of a wire.
struct WireToolbarControllerAdapter: ToolbarControllerAdapter {
  typealias Field = WireToolbarController.Field
  typealias Member = WireValue.Member

  /// Something at the other end, by what it is called.
  final class Named {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// What is claimed is known from the other end.
  static var capabilities: ToolbarControllerCapabilities { [] }

  let letters: SystemCorrespondence
  private var log = ToolbarControllerLog()
  /// Those that have been seen in the scenario, by name; only ever looked up.
  private let toolbars = Toolbars()

  private final class Toolbars {
    var known: [String: Named] = [:]
  }

  init(_ letters: SystemCorrespondence) {
    self.letters = letters
  }

  // MARK: Asking

  private func ask(
    _ operation: WireToolbarController.Operation, _ members: [Member] = [],
    for results: [Field] = []
  ) throws {
    do {
      try letters.ask(
        operation.rawValue, members, for: (results + [.events]).map(\.rawValue))
    } catch {
      try report()
      throw error
    }
    try report()
  }

  /// For what no adapter can refuse; what comes of it is thrown by `check` of the correspondence.
  private func askAnyway(
    _ operation: WireToolbarController.Operation, _ members: [Member]
  ) {
    try? ask(operation, members)
  }

  private static func animated(_ flag: Bool) -> Member { Member("animated", .flag(flag)) }

  private static func member(_ controller: Named) -> Member {
    Member("controller", .text(controller.name))
  }

  func makeController(label: String, answersToolbarItems: Bool) -> Named {
    let controller = Named(label)
    if !answersToolbarItems {
      askAnyway(
        .makeController, [Self.member(controller), Member("answersToolbarItems", false)])
    }
    return controller
  }

  mutating func start(_ content: ContainedContent<Named>, log: ToolbarControllerLog) throws {
    self.log = log
    toolbars.known = [:]
    var members: [Member]
    switch content.kind {
    case .navigation(let root):
      members = [Member("content", "navigation"), Member("root", .text(root.name))]
    case .subclass(let root):
      members = [Member("content", "subclass"), Member("root", .text(root.name))]
    case .plain: members = [Member("content", "plain")]
    }
    members += [
      Member("frame", .rectangle(content.frame)),
      Member("delegate", content.delegate.map { .integer($0) } ?? .null),
      Member(
        "orientations",
        .texts(Orientation.allCases.filter { content.orientations.contains($0) }.map(\.rawValue))),
      Member("toolbarItems", .texts(content.toolbarItems)),
    ]
    try ask(.contain, members)
  }

  mutating func loadView() throws { try ask(.load) }
  mutating func show() throws { try ask(.show) }

  mutating func push(_ controller: Named, animated: Bool) throws {
    try ask(.push, [Self.member(controller), Self.animated(animated)])
  }

  mutating func pop(animated: Bool) throws { try ask(.pop, [Self.animated(animated)]) }

  mutating func pop(to controller: Named, animated: Bool) throws {
    try ask(.popTo, [Self.member(controller), Self.animated(animated)])
  }

  mutating func popToRoot(animated: Bool) throws {
    try ask(.popToRoot, [Self.animated(animated)])
  }

  mutating func setViewControllers(_ controllers: [Named], animated: Bool) throws {
    try ask(
      .setViewControllers,
      [Member("controllers", .texts(controllers.map(\.name))), Self.animated(animated)])
  }

  mutating func assignToolbarItems(_ labels: [String]?, of controller: Named) {
    askAnyway(
      .setToolbarItems,
      [Self.member(controller), Member("items", labels.map { .texts($0) } ?? .null)])
  }

  mutating func setContentDelegate(_ number: Int?) {
    askAnyway(.setDelegate, [Member("delegate", number.map { .integer($0) } ?? .null)])
  }

  mutating func assignContentToolbarItems(_ labels: [String]) throws {
    try ask(.setContentToolbarItems, [Member("items", .texts(labels))])
  }

  func rotates(to orientation: Orientation) throws -> Bool {
    try ask(.rotate, [Member("orientation", .text(orientation.rawValue))], for: [.rotates])
    return try flag(.rotates)
  }

  mutating func resize(width: Int, height: Int) throws {
    try ask(.resize, [Member("width", .integer(width)), Member("height", .integer(height))])
  }

  mutating func send(_ call: AppearanceCall, animated: Bool) throws {
    try ask(.appearance, [Member("message", .text(call.rawValue)), Self.animated(animated)])
  }

  // MARK: Reading

  private func flag(_ field: Field) throws -> Bool {
    try letters.read(field.rawValue, whileWriting: false) { (fields) throws(WireFault) in
      try fields.flag(field.rawValue)
    }
  }

  private func texts(_ field: Field) throws -> [String] {
    try letters.read(field.rawValue, whileWriting: []) { (fields) throws(WireFault) in
      try fields.texts(field.rawValue)
    }
  }

  private func rectangle(_ field: Field) throws -> Rectangle {
    let nothing = Rectangle(x: 0, y: 0, width: 0, height: 0)
    return try letters.read(field.rawValue, whileWriting: nothing) { (fields) throws(WireFault) in
      try fields.rectangle(field.rawValue)
    }
  }

  var exposesContent: Bool {
    letters.readAnyway(Field.exposesContent.rawValue, whileWriting: true) {
      (fields) throws(WireFault) in try fields.flag(Field.exposesContent.rawValue)
    }
  }

  var contentDelegate: ContentDelegate {
    let key = Field.contentDelegate.rawValue
    return letters.readAnyway(key, whileWriting: .nobody) { (fields) throws(WireFault) in
      switch try fields.value(key) {
      case .null: return .nobody
      case .integer(let number): return .other(number)
      default:
        switch try fields.word(key, of: WireToolbarController.Delegate.self) {
        case .toolbarController: return .toolbarController
        case .stranger: return .stranger
        }
      }
    }
  }

  var toolbar: Named? {
    let key = Field.toolbarObject.rawValue
    let name: String? = letters.readAnyway(key, whileWriting: nil) { (fields) throws(WireFault) in
      try fields.optionalText(key)
    }
    guard let name else { return nil }
    if let known = toolbars.known[name] { return known }
    let toolbar = Named(name)
    toolbars.known[name] = toolbar
    return toolbar
  }

  var toolbarItems: [String] {
    letters.readAnyway(Field.toolbarItems.rawValue, whileWriting: []) {
      (fields) throws(WireFault) in try fields.texts(Field.toolbarItems.rawValue)
    }
  }

  var subviews: [ContainerPart] {
    get throws {
      let key = Field.subviews.rawValue
      return try letters.read(key, whileWriting: []) { (fields) throws(WireFault) in
        try fields.words(key, of: ContainerPart.self)
      }
    }
  }

  var toolbarSuperview: ContainerPart {
    get throws {
      let key = Field.toolbarSuperview.rawValue
      return try letters.read(key, whileWriting: .none) { (fields) throws(WireFault) in
        try fields.word(key, of: ContainerPart.self)
      }
    }
  }

  var isContentViewLoaded: Bool { get throws { try flag(.contentViewLoaded) } }
  var containerFrame: Rectangle { get throws { try rectangle(.containerFrame) } }
  var contentFrame: Rectangle { get throws { try rectangle(.contentFrame) } }
  var toolbarFrame: Rectangle { get throws { try rectangle(.toolbarFrame) } }
  var builtInToolbarItems: [String] { get throws { try texts(.builtInToolbarItems) } }
  var contentStack: [String] { get throws { try texts(.contentStack) } }

  var flexibility: ContainerFlexibility {
    get throws {
      let key = Field.flexibility.rawValue
      let nothing = ContainerFlexibility(container: [], content: [], toolbar: [])
      return try letters.read(key, whileWriting: nothing) { (fields) throws(WireFault) in
        let views = try fields.object(key)
        return ContainerFlexibility(
          container: try views.flexibility("container"), content: try views.flexibility("content"),
          toolbar: try views.flexibility("toolbar"))
      }
    }
  }

  // MARK: Events

  /// Hands on what the last step reported.
  private func report() throws {
    guard letters.saidOnce(Field.events.rawValue) != nil else { return }
    let key = Field.events.rawValue
    let events: [WireValue] = try letters.read(key, whileWriting: []) {
      (fields) throws(WireFault) in
      guard case .array(let events) = try fields.value(key) else {
        throw WireFault("'events' expects an array of objects")
      }
      for event in events {
        try Self.report(try WireFields(event, of: "an event"), to: log)
      }
      return events
    }
    _ = events
  }

  private static func report(
    _ event: WireFields, to log: ToolbarControllerLog
  ) throws(WireFault) {
    // One that is not known is of a later version.
    guard let kind = WireToolbarController.Event(rawValue: try event.text("event")) else { return }
    switch kind {
    case .toolbarItems: log.toolbarItems(animated: try event.flag("animated"))
    case .contentWillShow:
      log.contentWillShow(
        try event.text("controller"), animated: try event.flag("animated"))
    case .viewDidAppear: log.viewDidAppear()
    case .appearance:
      log.contentHears(
        try event.word("message", of: AppearanceCall.self),
        animated: try event.flag("animated"))
    }
  }
}
