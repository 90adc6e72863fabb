import NavigationReference

/// The model of the toolbar controller, run as a subject: what it states is what is seen, and stays until it states
/// something else.
///
/// Of every open point it takes the first reading.
package struct ModelToolbarControllerAdapter: ToolbarControllerAdapter {
  package static let capabilities = ToolbarControllerCapabilities.all

  private(set) var model = ToolbarControllerModel()
  /// What was last stated of each aspect. Only ever looked up.
  private(set) var seen: [ToolbarControllerAspect: SystemValue] = [:]
  /// Those that the present model has met. Only ever looked up.
  private var controllers: [ControllerName: ModelContentController] = [:]
  private(set) var ownToolbar = ModelToolbar()
  private var log: ToolbarControllerLog?

  package init() {}

  // MARK: Starting

  package func makeController(
    label: String, answersToolbarItems: Bool
  ) -> ModelContentController {
    ModelContentController(
      name: ControllerName(label) ?? .foreign, answer: answersToolbarItems ? .none : .unanswered)
  }

  package mutating func start(
    _ content: ContainedContent<ModelContentController>, log: ToolbarControllerLog
  ) throws {
    model = ToolbarControllerModel()
    seen.removeAll(keepingCapacity: true)
    controllers.removeAll(keepingCapacity: true)
    ownToolbar = ModelToolbar()
    self.log = log
    try carryOut(.frame(content.frame))
    try carryOut(.delegate(Self.delegate(content.delegate)))
    try carryOut(.orientations(content.orientations))
    try carryOut(.contentItems(Self.labels(content.toolbarItems)))
    try carryOut(.contain(contained(content.kind)))
  }

  private mutating func contained(
    _ kind: ContainedContent<ModelContentController>.Kind
  ) -> ToolbarControllerContent {
    switch kind {
    case .navigation(let root):
      meet(root)
      return .navigation(root.name)
    case .subclass(let root):
      meet(root)
      return .subclass(root.name)
    case .plain: return .plain
    }
  }

  package mutating func loadView() throws { try carryOut(.load) }
  package mutating func show() throws { try carryOut(.show) }

  // MARK: The content

  package mutating func push(_ controller: ModelContentController, animated: Bool) throws {
    meet(controller)
    try carryOut(.push(controller.name, animated: animated))
  }

  package mutating func pop(animated: Bool) throws { try carryOut(.pop(animated: animated)) }

  package mutating func pop(to controller: ModelContentController, animated: Bool) throws {
    try carryOut(.popTo(controller.name, animated: animated))
  }

  package mutating func popToRoot(animated: Bool) throws {
    try carryOut(.popToRoot(animated: animated))
  }

  package mutating func setViewControllers(
    _ controllers: [ModelContentController], animated: Bool
  ) throws {
    for controller in controllers { meet(controller) }
    try carryOut(.set(controllers.map(\.name), animated: animated))
  }

  package mutating func assignToolbarItems(
    _ labels: [String]?, of controller: ModelContentController
  ) {
    controller.answer = labels.map { .items(Self.labels($0)) } ?? .none
    // Whom the model has not met, it is told when it does: perhaps by then it is another one.
    if knows(controller) { apply(.toolbarItems(controller.name, controller.answer)) }
  }

  package mutating func assignContentToolbarItems(_ labels: [String]) throws {
    try carryOut(.contentItems(Self.labels(labels)))
  }

  package mutating func setContentDelegate(_ number: Int?) {
    apply(.delegate(Self.delegate(number)))
  }

  // MARK: Rotation and appearance

  package mutating func resize(width: Int, height: Int) throws {
    try carryOut(.resize(width: width, height: height))
    if case .rectangle(var container) = seen[.containerFrame] {
      (container.width, container.height) = (width, height)
      seen[.containerFrame] = .rectangle(container)
    }
    seen[.contentFrame] = .rectangle(ToolbarControllerModel.contentFrame(width, height))
    seen[.toolbarFrame] = .rectangle(ToolbarControllerModel.toolbarFrame(width, height))
  }

  package mutating func send(_ call: AppearanceCall, animated: Bool) throws {
    try carryOut(.appearance(call, animated: animated))
    // Nothing is stated where nothing can listen.
    guard model.expectation.firstReading(of: .forwarded) != nil else { return }
    log?.contentHears(call, animated: animated)
  }

  // MARK: Lines

  private mutating func carryOut(_ line: ToolbarControllerLine) throws {
    if let refusal = model.refusal(of: line) { throw ModelRefusal.refused(refusal) }
    apply(line)
    report()
  }

  private mutating func apply(_ line: ToolbarControllerLine) {
    model.apply(line)
    for statement in model.expectation.statements {
      seen[statement.aspect] = statement.firstReading
    }
  }

  /// Reports what the model states of a change of the top: the message, the items, the arrival.
  private func report() {
    let stated = model.expectation
    guard let log, let top = model.world.stack.last, stated.situation.contains(.topChanges) else {
      return
    }
    let isAnimated = stated.firstReading(of: .itemMotion) == .word("animated")
    if !stated.situation.contains(.replacedDelegate) {
      log.contentWillShow(top.description, animated: isAnimated)
    }
    if stated.firstReading(of: .itemChange) != nil { log.toolbarItems(animated: isAnimated) }
    log.viewDidAppear()
  }

  /// Tells the present model of a controller that it has not met.
  private mutating func meet(_ controller: ModelContentController) {
    guard !knows(controller) else { return }
    controllers[controller.name] = controller
    apply(.toolbarItems(controller.name, controller.answer))
  }

  private func knows(_ controller: ModelContentController) -> Bool {
    controllers[controller.name] === controller
  }

  private static func labels(_ texts: [String]) -> [Label] { texts.map { Label(observed: $0) } }

  private static func delegate(_ number: Int?) -> DelegateName? {
    number.flatMap { UInt8(exactly: $0) }.flatMap { DelegateName(rawValue: $0) }
  }
}
