import NavigationReference

/// Drives a toolbar controller through its adapter.
struct ToolbarControllerDriver<Adapter: ToolbarControllerAdapter>: SystemDriver {
  typealias System = ToolbarControllerSystem
  typealias Seen = SystemObservation<ToolbarControllerAspect>

  var adapter: Adapter
  let claims: ToolbarControllerCapabilities
  private(set) var log = ToolbarControllerLog()
  /// Only ever looked up.
  private var controllers: [ControllerName: Adapter.Controller] = [:]
  /// The toolbar as it was after the step before.
  private var toolbar: Adapter.Toolbar?
  private var toolbarFrame: Rectangle?
  /// How often the items were set for a change of one controller, at most.
  private var usualCount = 1
  /// Whether the content has gone its own way, which says nothing of the toolbar that follows it.
  private var isAstray = false
  /// Throws what came of an operation that the adapter itself can throw nothing from.
  private let check: () throws -> Void

  init(
    _ adapter: Adapter, claims: ToolbarControllerCapabilities = Adapter.capabilities,
    check: @escaping () throws -> Void = {}
  ) {
    self.adapter = adapter
    self.claims = claims
    self.check = check
  }

  mutating func begin() {
    log.isClosed = true
    log = ToolbarControllerLog()
    controllers.removeAll(keepingCapacity: true)
    toolbar = nil
    toolbarFrame = nil
    usualCount = 1
    isAstray = false
  }

  mutating func perform(
    _ line: ToolbarControllerLine, state: ToolbarControllerModel
  ) async -> Seen {
    log.removeAll()
    var seen = Seen()
    seen[.failure] = .word("none")
    let isContained = state.world.content != nil
    do {
      try carryOut(line, in: state.world)
      try check()
      if isContained {
        await adapter.settle()
        try look(after: line, in: state.world, into: &seen)
        if claims.contains(.itemChanges) { lookAtChanges(in: state.expectation.situation, &seen) }
      }
    } catch is Unsupported {
      seen.unsupported = ToolbarControllerSystem(claims: claims).text(of: line)
    } catch {
      seen[.failure] = .word("an error")
      seen.raised = String(describing: error)
    }
    if line.navigates { isAstray = isAstray || contentIsAstray(behind: line, state) }
    if isAstray { seen.leaveToContent() }
    return seen
  }

  // MARK: Doing

  private mutating func carryOut(
    _ line: ToolbarControllerLine, in world: ToolbarControllerWorld
  ) throws {
    switch line {
    case .frame, .orientations: break
    case .delegate(let name):
      if world.content != nil { adapter.setContentDelegate(name.map { Int($0.rawValue) }) }
    case .contentItems(let labels):
      if world.content != nil { try adapter.assignContentToolbarItems(labels.map(\.text)) }
    case .contain(let content): try start(content, world)
    case .load: try adapter.loadView()
    case .show: try adapter.show()
    case .toolbarItems(let name, let answer):
      let controller = controller(name, in: world)
      switch answer {
      case .unanswered: break
      case .none: adapter.assignToolbarItems(nil, of: controller)
      case .items(let labels): adapter.assignToolbarItems(labels.map(\.text), of: controller)
      }
    case .push(let name, let animated):
      try adapter.push(controller(name, in: world), animated: animated)
    case .pop(let animated): try adapter.pop(animated: animated)
    case .popTo(let name, let animated):
      try adapter.pop(to: controller(name, in: world), animated: animated)
    case .popToRoot(let animated): try adapter.popToRoot(animated: animated)
    case .set(let names, let animated):
      var stack: [Adapter.Controller] = []
      for name in names { stack.append(controller(name, in: world)) }
      try adapter.setViewControllers(stack, animated: animated)
    case .appearance(let call, let animated): try adapter.send(call, animated: animated)
    case .rotate: break
    case .resize(let width, let height): try adapter.resize(width: width, height: height)
    }
  }

  private mutating func start(
    _ content: ToolbarControllerContent, _ world: ToolbarControllerWorld
  ) throws {
    let kind: ContainedContent<Adapter.Controller>.Kind =
      switch content {
      case .navigation(let root): .navigation(root: controller(root, in: world))
      case .subclass(let root): .subclass(root: controller(root, in: world))
      case .plain: .plain
      }
    try adapter.start(
      ContainedContent(
        kind: kind, frame: world.frame, delegate: world.earlierDelegate.map { Int($0.rawValue) },
        orientations: world.orientations, toolbarItems: world.contentItems.map(\.text)),
      log: log)
  }

  private mutating func controller(
    _ name: ControllerName, in world: ToolbarControllerWorld
  ) -> Adapter.Controller {
    if let controller = controllers[name] { return controller }
    let controller = adapter.makeController(
      label: name.description, answersToolbarItems: world.answers[name] != .unanswered)
    controllers[name] = controller
    return controller
  }

  // MARK: Looking

  private mutating func look(
    after line: ToolbarControllerLine, in world: ToolbarControllerWorld, into seen: inout Seen
  ) throws {
    seen[.content] = .word(adapter.exposesContent ? "the content" : "something else")
    seen[.delegate] = .word(Self.words(for: adapter.contentDelegate))
    lookAtToolbar(&seen)
    if world.phase >= .loaded {
      seen[.items] = .list(adapter.toolbarItems)
      if claims.contains(.views) { try lookAtViews(&seen) }
      if claims.contains(.frames) {
        seen[.containerFrame] = .rectangle(try adapter.containerFrame)
        seen[.contentFrame] = .rectangle(try adapter.contentFrame)
        seen[.toolbarFrame] = .rectangle(try adapter.toolbarFrame)
        seen[.frames] = .list(
          [try adapter.contentFrame, try adapter.toolbarFrame].map(\.description))
      }
      if claims.contains(.rotation) { seen[.resizing] = Self.words(for: try adapter.flexibility) }
    }
    if claims.contains(.builtInToolbar), world.isNavigation {
      let builtIn = try adapter.builtInToolbarItems
      seen[.builtInItems] = .list(builtIn)
      seen[.bothToolbars] = Self.beside(seen[.items], SystemValue.list(builtIn))
    }
    if claims.contains(.rotation), case .rotate(let orientation) = line {
      seen[.rotation] = .flag(try adapter.rotates(to: orientation))
    }
    if claims.contains(.appearanceForwarding) {
      seen[.forwarded] = .list(
        log.events.compactMap { event in
          guard case .heard(let call, let animated) = event else { return nil }
          return "\(call.rawValue) \(animated ? "animated" : "not animated")"
        })
    }
  }

  private mutating func lookAtToolbar(_ seen: inout Seen) {
    let now = adapter.toolbar
    seen[.toolbar] = .word(now == nil ? "none" : "there")
    let frame = claims.contains(.frames) && now != nil ? try? adapter.toolbarFrame : nil
    if now !== toolbar {
      seen[.toolbarObject] = .word("another one")
    } else if frame != toolbarFrame {
      seen[.toolbarObject] = .word("the same, elsewhere")
    } else {
      seen[.toolbarObject] = .word("the same, in its place")
    }
    toolbar = now
    toolbarFrame = frame
  }

  private func lookAtViews(_ seen: inout Seen) throws {
    let subviews = try adapter.subviews.map(\.rawValue)
    seen[.subviews] = .list(subviews.sorted())
    seen[.subviewOrder] = .list(subviews)
    let parent = try adapter.toolbarSuperview
    seen[.toolbarParent] = .word(
      parent == .none ? "nothing" : parent == .other ? "another view" : "the \(parent.rawValue)")
    seen[.contentView] = .flag(try adapter.isContentViewLoaded)
  }

  /// When the items were set, and how.
  private mutating func lookAtChanges(
    in situation: ToolbarControllerSituation, _ seen: inout Seen
  ) {
    var count = 0
    var isLate = false
    var isShown = false
    var motions: [String] = []
    for event in log.events {
      switch event {
      case .items(let animated):
        count += 1
        if isShown { isLate = true }
        let motion = animated ? "animated" : "not animated"
        if !motions.contains(motion) { motions.append(motion) }
      case .shown: isShown = true
      // Whoever is told late is late.
      case .told: isShown = false
      case .heard: break
      }
    }
    let times = count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
    let moment = isLate ? "after" : "before"
    let text = count == 0 ? "never" : "\(times), \(moment) the controller is shown"
    let isSeveral = situation.contains(.several)
    if situation.contains(.topChanges), !isSeveral { usualCount = max(usualCount, count) }
    // Once for each message, however many those are.
    let isDue = claims.contains(.contentMessages) && count > 1 && count == log.messages.count
    // More often than for one controller: then those that are skipped are followed, which is another matter.
    let isMore = isSeveral && count > usualCount && !isDue
    seen[.skipped] = .flag(isMore)
    seen[.itemChange] = isMore || isDue && !isLate ? .unjudged(text) : .word(text)
    let motion = motions.isEmpty ? "not at all" : motions.joined(separator: ", then ")
    seen[.itemMotion] = isMore ? .unjudged(motion) : .word(motion)
  }

  /// What the toolbar holds, beside the content's own.
  private static func beside(_ items: SystemValue?, _ builtIn: SystemValue) -> SystemValue? {
    guard let items else { return nil }
    return items == builtIn
      ? ToolbarControllerModel.same : .word("\(items.text); built in: \(builtIn.text)")
  }

  private static func words(for delegate: ContentDelegate) -> String {
    switch delegate {
    case .nobody: "none"
    case .toolbarController: "the toolbar controller"
    case .other(let number): "delegate \(number)"
    case .stranger: "somebody else"
    }
  }

  /// What is said of them: of container and content whether they stretch in both directions, of the toolbar everything.
  private static func words(for flexibility: ContainerFlexibility) -> SystemValue {
    func size(_ flexibility: Flexibility) -> String {
      switch (flexibility.contains(.width), flexibility.contains(.height)) {
      case (true, true): "size"
      case (true, false): "width"
      case (false, true): "height"
      case (false, false): "nothing"
      }
    }
    let names: [(Flexibility, String)] = [
      (.leftMargin, "left"), (.width, "width"), (.rightMargin, "right"), (.topMargin, "top"),
      (.height, "height"), (.bottomMargin, "bottom"),
    ]
    let toolbar = names.filter { flexibility.toolbar.contains($0.0) }.map(\.1)
    return .list([
      "container: \(size(flexibility.container))", "content: \(size(flexibility.content))",
      "toolbar: \(toolbar.isEmpty ? "nothing" : toolbar.joined(separator: ", "))",
    ])
  }
}
