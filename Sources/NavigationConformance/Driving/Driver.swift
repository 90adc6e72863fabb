public import ConformanceChecks
public import NavigationReference

/// Turns lines into calls on an adapter, and the answers into one plain value.
///
/// The only part that is generic over the adapter, and therefore inlinable: an adopter's module gets it specialised.
@usableFromInline
struct Driver<Adapter: NavigationAdapter> {
  @usableFromInline var adapter: Adapter
  @usableFromInline let recorder: EventRecorder<Adapter.Controller>
  /// Those that have been made, by index of the name.
  @usableFromInline var controllers: [Adapter.Controller?] = []
  /// The item that each controller on the stack gave when it was first asked, by index.
  @usableFromInline var items: [Adapter.Item?] = []
  /// What controllers are called, by index; kept from scenario to scenario.
  @usableFromInline var labels: [String] = []
  /// The bars as they were first read in the scenario.
  @usableFromInline var bar: AnyObject?
  @usableFromInline var toolbar: AnyObject?
  /// What was lent, as long as it has not been looked for.
  @usableFromInline var lent: LentObject?
  @usableFromInline let claims: Capabilities
  /// Whether every stack is compared whole; otherwise what changed and a few positions more.
  @usableFromInline var looksAtEverything = false
  /// Counts the looks: at the positions that an operation cannot have changed they are taken in turns.
  @usableFromInline var turn = 0

  /// Stacks up to this depth are compared whole at each step.
  @inlinable static var wholeDepth: Int { 8 }

  @usableFromInline
  init(_ adapter: Adapter) {
    self.adapter = adapter
    recorder = EventRecorder()
    claims = Adapter.capabilities
  }

  /// Forgets the scenario; the subject itself is replaced by the next start.
  @inlinable
  mutating func reset() {
    recorder.reset()
    controllers.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    bar = nil
    toolbar = nil
    lent = nil
    turn = 0
  }

  /// Calls with a controller, which is made if that has not been done.
  @inlinable @inline(__always)
  mutating func with<Result>(
    _ name: ControllerName, _ call: (inout Adapter, Adapter.Controller) throws -> Result
  ) rethrows -> Result {
    if let result = try withKnown(name, call) { return result }
    return try call(&adapter, controller(name))
  }

  /// Calls with a controller that may have been made; `nil` if it has not.
  ///
  /// It is taken out of the list and put back: to leave it there would count a reference to it at every call, and count
  /// it off again, which are the dearest instructions of a look.
  @inlinable @inline(__always)
  mutating func withKnown<Result>(
    _ name: ControllerName, _ call: (inout Adapter, Adapter.Controller) throws -> Result
  ) rethrows -> Result? {
    let position = name.position
    guard position < controllers.count, let controller = controllers[position].take() else {
      return nil
    }
    let result: Result
    do {
      result = try call(&adapter, controller)
    } catch {
      controllers[position] = consume controller
      throw error
    }
    controllers[position] = consume controller
    return result
  }

  @inlinable
  mutating func controller(_ name: ControllerName) -> Adapter.Controller {
    if name.position < controllers.count, let known = controllers[name.position] { return known }
    while labels.count <= name.position {
      labels.append(ControllerName(labels.count).description)
    }
    let made = adapter.makeController(
      label: labels[name.position], log: EventLog(recorder: recorder, delegate: 0))
    keep(made, as: name)
    return made
  }

  /// Makes a controller that is of another kind, or on another stack, from the beginning.
  @inlinable
  mutating func make(_ kind: Attribute, label: String) throws -> Adapter.Controller {
    let log = EventLog(recorder: recorder, delegate: 0)
    switch kind {
    case .navigationController:
      return try adapter.makeNavigationController(label: label, log: log)
    case .elsewhere: return try adapter.makeControllerElsewhere(label: label, log: log)
    default: return try adapter.makeTabBarController(label: label, log: log)
    }
  }

  @inlinable
  mutating func keep(_ made: Adapter.Controller, as name: ControllerName) {
    while controllers.count <= name.position { controllers.append(nil) }
    controllers[name.position] = made
    recorder.book.register(ObjectIdentifier(made), at: name.position)
  }

  @inlinable
  func log(_ delegate: DelegateName) -> EventLog<Adapter.Controller> {
    EventLog(recorder: recorder, delegate: delegate.rawValue)
  }

  /// Carries out a line up to the point at which the subject may be left to itself.
  @inlinable
  mutating func perform(
    _ line: ScenarioLine, expecting expected: borrowing ExpectedStack,
    _ observation: inout Observation
  ) {
    recorder.book.open(hint: expected.top?.index ?? 0, expected.topBefore?.index ?? 0)
    do {
      try call(line, expected, &observation)
    } catch is Unsupported {
      observation.unsupported = Self.name(of: line)
    } catch {
      observation.raised = String(describing: error)
    }
  }

  @inlinable
  mutating func call(
    _ line: ScenarioLine, _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) throws {
    switch line {
    case .push(let name, let motion):
      try with(name) { try $0.push($1, animated: motion.isAnimated) }
    case .pop(let motion):
      let popped = try adapter.pop(animated: motion.isAnimated)
      note(popped, expected, &observation)
    case .popTo(let name, let motion):
      let popped = try with(name) { try $0.pop(to: $1, animated: motion.isAnimated) }
      note(popped, expected, &observation)
    case .popToRoot(let motion):
      let popped = try adapter.popToRoot(animated: motion.isAnimated)
      note(popped, expected, &observation)
    case .setViewControllers(let names, let motion):
      try adapter.setViewControllers(controllers(names), animated: motion.isAnimated)
    case .assignViewControllers(let names):
      try adapter.assignViewControllers(controllers(names))
    case .tapBack:
      try adapter.tapBack()
    case .segue(let name):
      try adapter.performSegue(to: controller(name))
    case .start(let start):
      try begin(start)
    case .show:
      try adapter.show()
    case .change(let name, let attribute):
      if let property = Self.property(attribute) {
        try with(name) { try $0.assign(property, of: $1) }
      } else {
        keep(try make(attribute, label: name.description), as: name)
      }
    case .callback(let callback, let operation):
      recorder.append(request(operation), in: callback)
    case .setNavigationBarHidden(let hidden, let animated):
      try adapter.setNavigationBarHidden(hidden, animated: animated)
    case .assignNavigationBarHidden(let hidden):
      try adapter.assignNavigationBarHidden(hidden)
    case .setToolbarHidden(let hidden, let animated):
      try adapter.setToolbarHidden(hidden, animated: animated)
    case .assignToolbarHidden(let hidden):
      try adapter.assignToolbarHidden(hidden)
    case .setToolbarItems(let name, let labels, let animated):
      let texts = labels.map { $0.map(\.text) }
      try with(name) { try $0.setToolbarItems(texts, of: $1, animated: animated) }
    case .setDelegate(let name):
      try adapter.setDelegate(name.map { log($0) })
    case .lendDelegate:
      lent = LentObject(try adapter.lendDelegate())
    case .lendController:
      lent = LentObject(try adapter.lendController())
    case .settle, .fork:
      break
    case .present(let name, nil, let animated):
      try adapter.present(controller(name), animated: animated)
    case .present(let name, let presenter?, let animated):
      try adapter.present(controller(name), by: controller(presenter), animated: animated)
    case .dismiss(let animated):
      try adapter.dismiss(animated: animated)
    case .popGesture(let phase):
      try swipe(phase, &observation)
    case .tapEdit:
      try adapter.tapEditButton()
    case .tapToolbarItem(let label):
      try adapter.tapToolbarItem(label.text)
    case .tapLeftItem:
      try adapter.tapLeftItem()
    case .changeBar(let property):
      try change(property)
    case .replaceBarDelegate:
      try adapter.replaceNavigationBarDelegate()
    case .makeAnother:
      let another = try adapter.makeAnotherNavigationBar()
      observation.bars.isBarShared = try adapter.navigationBar === another
    }
  }

  @inlinable
  mutating func swipe(_ phase: GesturePhase, _ observation: inout Observation) throws {
    switch phase {
    case .begin:
      try adapter.beginPopGesture()
    case .update:
      try adapter.updatePopGesture(progress: 0.5)
    case .cancel:
      observation.gestureMessageCount = recorder.book.delegateMessageCount
      try adapter.cancelPopGesture()
    case .finish:
      observation.gestureMessageCount = recorder.book.delegateMessageCount
      try adapter.finishPopGesture()
    }
  }

  /// What is to be done in a callback, in terms of the subject.
  @inlinable
  mutating func request(
    _ operation: CallbackOperation
  ) -> CallbackRequest<Adapter.Controller> {
    switch operation {
    case .push(let name, let animated):
      .push(controller(name), animated: animated)
    case .pop(let animated):
      .pop(animated: animated)
    case .setViewControllers(let names, let animated):
      .setViewControllers(controllers(names), animated: animated)
    case .setNavigationBarHidden(let hidden, let animated):
      .setNavigationBarHidden(hidden, animated: animated)
    case .setToolbarHidden(let hidden, let animated):
      .setToolbarHidden(hidden, animated: animated)
    }
  }

  @inlinable
  mutating func begin(_ start: Start) throws {
    switch start {
    case .onScreen(let root): try adapter.start(root: controller(root), log: log(.first))
    case .offScreen(let root): try adapter.startOffScreen(root: controller(root), log: log(.first))
    case .presented(let root): try adapter.startPresented(root: controller(root), log: log(.first))
    case .embedded(let root): try adapter.startEmbedded(root: controller(root), log: log(.first))
    case .empty: try adapter.startEmpty(log: log(.first))
    case .foreignClass(let root, let bar):
      try adapter.start(
        root: controller(root), foreignClassOf: Self.managed(bar), log: log(.first))
    }
  }

  @inlinable
  mutating func controllers(_ names: [ControllerName]) -> [Adapter.Controller] {
    var controllers: [Adapter.Controller] = []
    controllers.reserveCapacity(names.count)
    for name in names { controllers.append(controller(name)) }
    return controllers
  }

  @inlinable
  mutating func settle() async {
    if !adapter.settleAtOnce() { await adapter.settle() }
  }

  /// Takes what was reported since the last call.
  @inlinable
  mutating func takeEvents(_ observation: inout Observation) {
    observation.firedCallbackCount = recorder.book.close(&observation.events)
  }
}
