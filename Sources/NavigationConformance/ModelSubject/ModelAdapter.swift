import NavigationReference

/// The reference model, run as a subject: what it states is what is seen.
///
/// A check that does not accept this contradicts the model. Of every open point it takes the first
/// reading, but for these: off screen, of a modal presentation and of a cancelled gesture nobody is told anything, of a pop
/// by gesture the delegate is told when it is finished, a plain pop reports a pop, as the set does that is stated to equal
/// it, a change without an animation is told as one, and a toolbar that is hidden is nowhere.
package struct ModelAdapter: NavigationAdapter {
  package static let capabilities = Capabilities.all

  var model = NavigationModel()
  /// What the model states of the last line.
  var stated = Expectation()
  /// By index of the name, those that the present model has met.
  private var controllers: [ModelController?] = []
  /// Where changes of the bars and transitions are reported.
  private(set) var log: EventLog<ModelController>?
  private(set) var delegate: EventLog<ModelController>?
  private(set) var bars = ModelBars()
  /// What ends when the subject is left to itself.
  var running: [ModelArrival] = []

  package init() {}

  // MARK: Starting

  package func makeController(
    label: String, log: EventLog<ModelController>
  ) -> ModelController {
    ModelController(name: ControllerName(label) ?? .foreign, log: log)
  }

  package func makeTabBarController(
    label: String, log: EventLog<ModelController>
  ) -> ModelController {
    make(.tabBarController, label, log)
  }

  package func makeNavigationController(
    label: String, log: EventLog<ModelController>
  ) -> ModelController {
    make(.navigationController, label, log)
  }

  package func makeControllerElsewhere(
    label: String, log: EventLog<ModelController>
  ) -> ModelController {
    make(.elsewhere, label, log)
  }

  private func make(
    _ kind: Attribute, _ label: String, _ log: EventLog<ModelController>
  ) -> ModelController {
    let made = makeController(label: label, log: log)
    made.attributes.append(kind)
    return made
  }

  package mutating func start(
    root: ModelController, log: EventLog<ModelController>
  ) throws {
    try begin(.onScreen(root: root.name), root, log)
  }

  package mutating func startOffScreen(
    root: ModelController, log: EventLog<ModelController>
  ) throws {
    try begin(.offScreen(root: root.name), root, log)
  }

  package mutating func startPresented(
    root: ModelController, log: EventLog<ModelController>
  ) throws {
    try begin(.presented(root: root.name), root, log)
  }

  package mutating func startEmbedded(
    root: ModelController, log: EventLog<ModelController>
  ) throws {
    try begin(.embedded(root: root.name), root, log)
  }

  package mutating func startEmpty(log: EventLog<ModelController>) throws {
    try begin(.empty, nil, log)
  }

  package mutating func start(
    root: ModelController, foreignClassOf bar: ManagedBar, log: EventLog<ModelController>
  ) throws {
    try begin(.foreignClass(root: root.name, of: Self.object(bar)), root, log)
  }

  package mutating func show() throws {
    try carryOut(.show)
  }

  private mutating func begin(
    _ start: Start, _ root: ModelController?, _ log: EventLog<ModelController>
  ) throws {
    model.reset()
    controllers.removeAll(keepingCapacity: true)
    running.removeAll(keepingCapacity: true)
    self.log = log
    delegate = log
    bars = ModelBars()
    if let root { meet(root) }
    try carryOut(.start(start))
  }

  // MARK: The stack

  package var viewControllers: [ModelController] {
    model.stack.controllers.compactMap { controller($0) }
  }

  package mutating func push(_ controller: ModelController, animated: Bool) throws {
    meet(controller)
    try carryOut(.push(controller.name, Self.motion(animated)))
  }

  package mutating func pop(animated: Bool) throws -> ModelController? {
    try carryOut(.pop(Self.motion(animated)))?.first
  }

  package mutating func pop(
    to controller: ModelController, animated: Bool
  ) throws -> [ModelController]? {
    try carryOut(.popTo(controller.name, Self.motion(animated)))
  }

  package mutating func popToRoot(animated: Bool) throws -> [ModelController]? {
    try carryOut(.popToRoot(Self.motion(animated)))
  }

  package mutating func setViewControllers(
    _ controllers: [ModelController], animated: Bool
  ) throws {
    for controller in controllers { meet(controller) }
    try carryOut(.setViewControllers(controllers.map(\.name), Self.motion(animated)))
  }

  package mutating func assignViewControllers(_ controllers: [ModelController]) throws {
    for controller in controllers { meet(controller) }
    try carryOut(.assignViewControllers(controllers.map(\.name)))
  }

  package mutating func tapBack() throws {
    try carryOut(.tapBack)
  }

  package mutating func performSegue(to controller: ModelController) throws {
    meet(controller)
    try carryOut(.segue(controller.name))
  }

  package mutating func setDelegate(_ log: EventLog<ModelController>?) throws {
    delegate = log
    try carryOut(.setDelegate(log.flatMap { DelegateName(rawValue: $0.delegate) }))
  }

  package mutating func lendDelegate() throws -> AnyObject {
    delegate = nil
    try carryOut(.lendDelegate)
    return ModelLoan()
  }

  package mutating func lendController() throws -> AnyObject {
    try carryOut(.lendController)
    return ModelLoan()
  }

  package mutating func settleAtOnce() -> Bool {
    let ending = running
    running.removeAll(keepingCapacity: true)
    for arrival in ending { end(arrival) }
    return true
  }

  // MARK: Lines

  /// Whether a transition goes on is told by when the subject is left to itself.
  private static func motion(_ animated: Bool) -> Motion { animated ? .animated : .still }

  /// Has the model carry out a line, and reports what it states of it.
  ///
  /// - Returns: the controllers that left, bottom to top; `nil` when none did.
  @discardableResult
  mutating func carryOut(_ line: ScenarioLine) throws -> [ModelController]? {
    if let refusal = model.refusal(of: line) { throw ModelRefusal.refused(refusal) }
    model.apply(line, to: &stated)
    if stated.raised { throw ModelRefusal.duplicate }
    let removed = model.stack.removed.compactMap { controller($0) }
    try report(
      isAnimated: line.motion.isAnimated || line == .tapBack || line == .popGesture(.finish))
    return removed.isEmpty ? nil : removed
  }

  /// Tells the present model of a controller that it has not met.
  mutating func meet(_ controller: ModelController) {
    while controllers.count <= controller.name.position { controllers.append(nil) }
    guard !knows(controller) else { return }
    controllers[controller.name.position] = controller
    for attribute in controller.attributes {
      model.apply(.change(controller.name, attribute), to: &stated)
    }
  }

  func knows(_ controller: ModelController) -> Bool {
    self.controller(controller.name) === controller
  }

  func controller(_ name: ControllerName?) -> ModelController? {
    guard let name, name.position < controllers.count else { return nil }
    return controllers[name.position]
  }
}
