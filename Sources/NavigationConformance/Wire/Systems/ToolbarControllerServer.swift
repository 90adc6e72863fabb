import NavigationReference

/// Serves an implementation of the article's toolbar controller.
struct ToolbarControllerServer<Adapter: ToolbarControllerAdapter>: SystemServer {
  private typealias Word = WireToolbarController

  private var adapter: Adapter
  private let claims = Adapter.capabilities
  private var log = ToolbarControllerLog()
  /// Only ever looked up.
  private var controllers: [String: Adapter.Controller] = [:]
  /// Those that have been seen, each called by its place.
  private var toolbars: [Adapter.Toolbar] = []
  private var isContained = false
  private var isNavigation = false
  private var isLoaded = false

  init(_ adapter: Adapter) {
    self.adapter = adapter
  }

  mutating func begin() {
    log.isClosed = true
    log = ToolbarControllerLog()
    controllers.removeAll(keepingCapacity: true)
    toolbars.removeAll(keepingCapacity: true)
    isContained = false
    isNavigation = false
    isLoaded = false
  }

  mutating func perform(
    _ operation: String, _ step: WireFields
  ) async throws -> [WireValue.Member]? {
    log.removeAll()
    guard let operation = Word.Operation(rawValue: operation) else { return nil }
    var seen = SystemAnswer<Word.Field>()
    try carryOut(operation, step, &seen)
    guard isContained else { return seen.members }
    await adapter.settle()
    try look(&seen)
    return seen.members
  }

  func membersOfRefusal() -> [WireValue.Member] {
    var seen = SystemAnswer<Word.Field>()
    // Whose fault it is that something was refused depends on both.
    if isContained { try? lookAtContent(&seen) }
    return seen.members
  }

  // MARK: Doing

  private mutating func carryOut(
    _ operation: Word.Operation, _ step: WireFields, _ seen: inout SystemAnswer<Word.Field>
  ) throws {
    switch operation {
    case .makeController:
      let label = try step.text("controller")
      controllers[label] = adapter.makeController(
        label: label, answersToolbarItems: try step.flag("answersToolbarItems"))
    case .contain: try contain(step)
    case .load:
      isLoaded = true
      try adapter.loadView()
    case .show:
      isLoaded = true
      try adapter.show()
    case .push:
      try adapter.push(try controller(step), animated: try step.flag("animated"))
    case .pop: try adapter.pop(animated: try step.flag("animated"))
    case .popTo:
      try adapter.pop(to: try controller(step), animated: try step.flag("animated"))
    case .popToRoot: try adapter.popToRoot(animated: try step.flag("animated"))
    case .setViewControllers:
      var stack: [Adapter.Controller] = []
      for label in try step.texts("controllers") { stack.append(controller(label)) }
      try adapter.setViewControllers(stack, animated: try step.flag("animated"))
    case .setToolbarItems:
      adapter.assignToolbarItems(try step.optionalTexts("items"), of: try controller(step))
    case .setDelegate:
      adapter.setContentDelegate(
        try step.value("delegate") == .null ? nil : try step.integer("delegate"))
    case .setContentToolbarItems:
      try adapter.assignContentToolbarItems(try step.texts("items"))
    case .rotate:
      let orientation = try step.word("orientation", of: Orientation.self)
      seen.say(.rotates, .flag(try adapter.rotates(to: orientation)))
    case .resize:
      try adapter.resize(width: try step.integer("width"), height: try step.integer("height"))
    case .appearance:
      try adapter.send(
        try step.word("message", of: AppearanceCall.self), animated: try step.flag("animated"))
    }
  }

  private mutating func contain(_ step: WireFields) throws {
    let kind: ContainedContent<Adapter.Controller>.Kind
    let word = try step.word("content", of: Word.Content.self)
    switch word {
    case .navigation: kind = .navigation(root: controller(try step.text("root")))
    case .subclass: kind = .subclass(root: controller(try step.text("root")))
    case .plain: kind = .plain
    }
    let content = ContainedContent(
      kind: kind, frame: try step.rectangle("frame"),
      delegate: try step.value("delegate") == .null ? nil : try step.integer("delegate"),
      orientations: Set(try step.words("orientations", of: Orientation.self)),
      toolbarItems: try step.texts("toolbarItems"))
    isContained = true
    isNavigation = word != .plain
    try adapter.start(content, log: log)
  }

  private mutating func controller(_ step: WireFields) throws(WireFault) -> Adapter.Controller {
    controller(try step.text("controller"))
  }

  private mutating func controller(_ label: String) -> Adapter.Controller {
    if let controller = controllers[label] { return controller }
    let controller = adapter.makeController(label: label, answersToolbarItems: true)
    controllers[label] = controller
    return controller
  }

  // MARK: Looking

  private mutating func look(_ seen: inout SystemAnswer<Word.Field>) throws {
    seen.say(.exposesContent, .flag(adapter.exposesContent))
    seen.say(.contentDelegate, Self.value(adapter.contentDelegate))
    let toolbar = toolbarName
    seen.say(.toolbarObject, .optional(toolbar))
    if claims.contains(.frames), toolbar != nil, let frame = try? adapter.toolbarFrame {
      seen.say(.toolbarFrame, .rectangle(frame))
    }
    if isLoaded {
      seen.say(.toolbarItems, .texts(adapter.toolbarItems))
      if claims.contains(.views) {
        seen.say(.subviews, .texts(try adapter.subviews.map(\.rawValue)))
        seen.say(.toolbarSuperview, .text(try adapter.toolbarSuperview.rawValue))
        seen.say(.contentViewLoaded, .flag(try adapter.isContentViewLoaded))
      }
      if claims.contains(.frames) {
        seen.say(.containerFrame, .rectangle(try adapter.containerFrame))
        seen.say(.contentFrame, .rectangle(try adapter.contentFrame))
        if toolbar == nil { seen.say(.toolbarFrame, .rectangle(try adapter.toolbarFrame)) }
      }
      if claims.contains(.rotation) { seen.say(.flexibility, Self.value(try adapter.flexibility)) }
    }
    if claims.contains(.builtInToolbar), isNavigation {
      seen.say(.builtInToolbarItems, .texts(try adapter.builtInToolbarItems))
    }
    try lookAtContent(&seen)
  }

  private func lookAtContent(_ seen: inout SystemAnswer<Word.Field>) throws {
    if !log.events.isEmpty { seen.say(.events, .array(log.events.map { Self.value($0) })) }
    if claims.contains(.contentStack), isNavigation {
      seen.say(.contentStack, .texts(try adapter.contentStack))
    }
  }

  private var toolbarName: String? {
    mutating get {
      guard let toolbar = adapter.toolbar else { return nil }
      if let place = toolbars.firstIndex(where: { $0 === toolbar }) { return String(place + 1) }
      toolbars.append(toolbar)
      return String(toolbars.count)
    }
  }

  private static func value(_ delegate: ContentDelegate) -> WireValue {
    switch delegate {
    case .nobody: .null
    case .toolbarController: .text(Word.Delegate.toolbarController.rawValue)
    case .other(let number): .integer(number)
    case .stranger: .text(Word.Delegate.stranger.rawValue)
    }
  }

  private static func value(_ flexibility: ContainerFlexibility) -> WireValue {
    func words(_ flexibility: Flexibility) -> WireValue {
      .texts(
        Word.Direction.allCases.filter { flexibility.contains($0.flexibility) }.map(\.rawValue))
    }
    return [
      "container": words(flexibility.container), "content": words(flexibility.content),
      "toolbar": words(flexibility.toolbar),
    ]
  }

  private static func value(_ event: ToolbarControllerLog.Event) -> WireValue {
    switch event {
    case .items(let animated): ["event": "toolbarItems", "animated": .flag(animated)]
    case .told(let message):
      [
        "event": "contentWillShow", "controller": .text(message.label),
        "animated": .flag(message.animated),
      ]
    case .shown: ["event": "viewDidAppear"]
    case .heard(let call, let animated):
      ["event": "appearance", "message": .text(call.rawValue), "animated": .flag(animated)]
    }
  }
}
