import ConformanceChecks
import NavigationReference

/// What a subject said, brought beside what the model expects: from here on there is no difference between a subject in
/// this process and one at the end of a pipe.
struct WireLook: Sendable {
  private(set) var state = WireObservation()
  /// What the item of each controller was called first, by index.
  private var firstItems: [(controller: Int32, item: String)] = []
  /// Callbacks that the scenario has asked for and that have not come yet.
  private var callbacks: [Callback] = []
  /// What the bars were called when they were first looked at.
  private var bar: String?
  private var toolbar: String?
  /// What was to be looked at and has not been said.
  private(set) var unsaid: WireField?

  /// Takes what was said of a line.
  mutating func add(
    _ content: WireAnswer.Content, of line: ScenarioLine, _ observation: inout Observation
  ) throws(WireFault) {
    if case .callback(let callback, _) = line { callbacks.append(callback) }
    if line == .popGesture(.finish) || line == .popGesture(.cancel) {
      // What was said before this answer was reported while the finger moved.
      observation.gestureMessageCount = state.events.count {
        $0.kind == .willShow || $0.kind == .didShow
      }
    }
    switch content {
    case .observation(let seen):
      try state.add(seen)
      if line == .makeAnother { noteAnother(&observation) }
      noteLent(line, &observation)
    case .raised(let reason, let seen):
      observation.raised = reason
      try state.add(seen)
    case .unsupported(let text): observation.unsupported = text
    case .error: break
    }
  }

  /// Notes whose bar another navigation controller has.
  private mutating func noteAnother(_ observation: inout Observation) {
    guard let another = state.bars.anotherBar else {
      miss(.anotherBarObject, &observation)
      return
    }
    observation.bars.isBarShared = another == state.bars.bar
  }

  /// Notes whether the delegate or the controller that was lent is still there.
  private mutating func noteLent(_ line: ScenarioLine, _ observation: inout Observation) {
    switch line {
    case .lendDelegate: noteLent(state.isLentDelegateKept, .lentDelegateKept, &observation)
    case .lendController: noteLent(state.isLentControllerKept, .lentControllerKept, &observation)
    default: break
    }
  }

  private mutating func noteLent(
    _ isKept: Bool?, _ field: WireField, _ observation: inout Observation
  ) {
    guard let isKept else {
      miss(field, &observation)
      return
    }
    observation.isLentObjectKept = isKept
  }

  private mutating func miss(_ field: WireField, _ observation: inout Observation) {
    unsaid = field
    observation.unsupported = field.rawValue
  }

  /// Notes what the operation returned.
  func noteReturned(_ expected: borrowing ExpectedStack, _ observation: inout Observation) {
    switch state.returned {
    case .nothing: break
    case .one(let index):
      if expected.removed.count == 1, expected.removed[0].index == index {
        observation.returned = .bottomToTop
      } else {
        observation.returned = .other
        observation.returnedControllers.append(index)
      }
    case .several(let indices):
      observation.returned = Self.order(of: indices, expected)
      if observation.returned == .other { observation.returnedControllers += indices }
    }
  }

  private static func order(
    of popped: [Int32], _ expected: borrowing ExpectedStack
  ) -> Observation.Returned {
    if popped.isEmpty { return .emptyArray }
    let removed = expected.removed
    if popped.elementsEqual(removed, by: { $0 == $1.index }) { return .bottomToTop }
    if popped.elementsEqual(removed.reversed(), by: { $0 == $1.index }) { return .topToBottom }
    return .other
  }

  /// Hands over what was reported since it was last asked.
  mutating func takeEvents(_ observation: inout Observation) {
    var fired = 0
    if !callbacks.isEmpty {
      for event in state.events { fired += take(event) }
    }
    observation.firedCallbackCount = fired
    if !state.events.isEmpty { swap(&observation.events, &state.events) }
  }

  private mutating func take(_ event: ObservedEvent) -> Int {
    guard let callback = event.callback, let index = callbacks.firstIndex(of: callback) else {
      return 0
    }
    callbacks.remove(at: index)
    return 1
  }

  /// Looks at what is asked for.
  mutating func look(
    _ look: Look, expecting expected: borrowing ExpectedStack, probe: ControllerName?,
    _ observation: inout Observation
  ) {
    for place in WireField.looks.indices
    where !WireField.looks[place].isDisjoint(with: look) && !state.said.contains(place) {
      if observation.unsupported == nil { miss(WireField.fields[place], &observation) }
      return
    }
    if !look.isDisjoint(with: .anyStack) { lookAtStack(look, expected, &observation) }
    if let probe, look.contains(.itemCreation) {
      observation.isItemCreated = state.created.contains(probe.index)
    }
    if look.contains(.topController) { observation.top = state.top }
    if look.contains(.visibleController) { observation.visible = state.visible }
    if look.contains(.content) { observation.content = state.content }
    if look.contains(.parent) { lookAtChildren(expected, &observation) }
    if look.contains(.itemStack) { lookAtItems(expected, &observation) }
    lookAtBars(look, &observation)
    if !look.isDisjoint(with: .barObjects) { lookAtBarObjects(look, &observation) }
    if !look.isDisjoint(with: .besideRunningStack) { lookAtRunning(look, expected, &observation) }
  }

  /// What is said while a transition goes on; nothing of it has to be.
  private func lookAtRunning(
    _ look: Look, _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) {
    var running = observation.running ?? RunningSight()
    for field in WireField.fields
    where !look.isDisjoint(with: field.runningLook) && state.saysNow(field) {
      switch field {
      case .items: running.items = reading(of: state.items, expected)
      case .visible:
        if state.visible >= 0 {
          if state.visible == expected.top?.index { running.visible = .new }
          if state.visible == expected.topBefore?.index { running.visible = .old }
        }
      case .barHidden: running.isBarHidden = state.isBarHidden
      case .toolbarHidden: running.isToolbarHidden = state.isToolbarHidden
      default: break
      }
    }
    observation.running = running
  }

  /// Which items the bar holds, as in process.
  private func reading(
    of bar: [String], _ expected: borrowing ExpectedStack
  ) -> RunningSight.Reading? {
    let new = expected.top.flatMap { firstItem(of: $0.index) }
    let old = expected.topBefore.flatMap { firstItem(of: $0.index) }
    guard new != nil || old != nil, let last = bar.last else { return bar.isEmpty ? .other : nil }
    let isOld = old.map { $0 == last } ?? (last != new)
    let isNew = new.map { $0 == last } ?? (last != old)
    return RunningSight.Reading(
      isNew: isNew && bar.count == expected.controllers.count,
      isOld: isOld && bar.count == expected.countBefore)
  }

  private func lookAtStack(
    _ look: Look, _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) {
    let seen = state.stack
    if look.contains(.runningStack) {
      let isNew = seen.count == expected.controllers.count && seen.last == expected.top?.index
      let isOld = seen.count == expected.countBefore && seen.last == expected.topBefore?.index
      observation.running = RunningSight()
      observation.running?.stack = RunningSight.Reading(
        isNew: isNew && !seen.isEmpty, isOld: isOld && !seen.isEmpty)
      return
    }
    observation.isStackAsExpected = seen.elementsEqual(
      expected.controllers, by: { $0 == $1.index })
    if !observation.isStackAsExpected { observation.stack += seen }
  }

  private func lookAtChildren(
    _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) {
    for name in expected.controllers where !state.children.contains(name.index) {
      observation.misplacedChild = name.index
      return
    }
    guard state.children.count > expected.controllers.count else { return }
    let expected = Set(expected.controllers.map(\.index))
    observation.misplacedChild = state.children.first { $0 >= 0 && !expected.contains($0) }
  }

  private mutating func lookAtItems(
    _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) {
    var agrees = state.items.count == expected.controllers.count
    var position = state.items.count - 1
    // As in process: the item of a controller is asked for while everything above it agrees.
    while agrees, position >= 0 {
      let name = expected.controllers[position]
      noteItem(of: name.index, &observation)
      agrees = firstItem(of: name.index) == state.items[position]
      position -= 1
    }
    // Whose the items are can be said of those, too, that nobody was asked for.
    if !agrees { noteItems() }
    observation.areItemsAsExpected = agrees
    if !agrees { observation.items += state.items.map { owner(of: $0) } }
  }

  /// Takes the items of all controllers for what was said of them, so that whatever the bar holds is known by its owner.
  mutating func noteItems() {
    for (controller, item) in state.itemOf
    where item != WireValue.stranger && firstItem(of: controller) == nil {
      firstItems.append((controller, item))
    }
  }

  private func firstItem(of controller: Int32) -> String? {
    firstItems.first { $0.controller == controller }?.item
  }

  private mutating func noteItem(of controller: Int32, _ observation: inout Observation) {
    guard let item = state.itemOf.first(where: { $0.controller == controller })?.item else {
      return
    }
    if let first = firstItem(of: controller) {
      if first != item { observation.isItemIdentityKept = false }
      return
    }
    if firstItems.contains(where: { $0.item == item }) { observation.isItemIdentityKept = false }
    firstItems.append((controller, item))
  }

  private func owner(of item: String) -> Int32 {
    firstItems.first { $0.item == item }?.controller ?? -1
  }

  private func lookAtBars(_ look: Look, _ observation: inout Observation) {
    if !look.isDisjoint(with: .leftSide) {
      observation.left = state.left
      observation.backTitle = state.backTitle
    }
    if look.contains(.centre) { observation.centre = state.center }
    if look.contains(.right) { observation.right = state.right }
    if look.contains(.prompt) { observation.prompt = state.prompt }
    if look.contains(.barFlag) { observation.isBarHidden = state.isBarHidden }
    if look.contains(.barShown) { observation.isBarShown = state.isBarShown }
    if look.contains(.barDuration) { observation.hideShowBarDuration = state.barDuration }
    if look.contains(.toolbarFlag) { observation.isToolbarHidden = state.isToolbarHidden }
    if look.contains(.toolbarShown) { observation.isToolbarShown = state.isToolbarShown }
    if look.contains(.toolbarItems) {
      observation.toolbarItems.removeAll(keepingCapacity: true)
      observation.toolbarItems += state.toolbarItems
    }
  }

  private mutating func lookAtBarObjects(_ look: Look, _ observation: inout Observation) {
    let seen = state.bars
    if look.contains(.barIdentity) {
      observation.bars.isBarKept = bar == nil || bar == seen.bar
      if bar == nil { bar = seen.bar }
    }
    if look.contains(.toolbarIdentity) {
      observation.bars.isToolbarKept = toolbar == nil || toolbar == seen.toolbar
      if toolbar == nil { toolbar = seen.toolbar }
    }
    if look.contains(.barDelegate) { observation.bars.isDelegate = seen.isDelegate }
    if look.contains(.barAppearance) {
      observation.bars.style = seen.style
      observation.bars.isTranslucent = seen.isTranslucent
      observation.bars.tint = seen.tint
    }
    if look.contains(.barTint) { observation.bars.barTint = seen.barTint }
    if look.contains(.itemColor) { observation.bars.itemColor = seen.itemColor }
    if look.contains(.barColor) { observation.bars.barColor = seen.barColor }
    if look.contains(.interfaceParts) { observation.bars.parts = seen.parts.observed }
    if look.contains(.contentInset) { observation.bars.isInsetAdjusted = seen.isInsetAdjusted }
    if look.contains(.gestureView) {
      observation.isPopGestureInstalled = state.isPopGestureInstalled
    }
  }
}
