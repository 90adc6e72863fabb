public import ConformanceChecks
public import NavigationReference

extension Driver {
  /// Looks at what is asked for, and at nothing else: an adapter is never read where nothing is stated.
  @inlinable
  mutating func look(
    _ look: Look, expecting expected: borrowing ExpectedStack, probe: ControllerName?,
    _ observation: inout Observation
  ) {
    turn += 1
    do {
      if !look.isDisjoint(with: .anyStack) {
        lookAtStack(look, expected, &observation)
      }
      if let probe, look.contains(.itemCreation) {
        observation.isItemCreated = try with(probe) { try $0.isNavigationItemCreated(of: $1) }
      }
      if look.contains(.topController) {
        let top = try adapter.topViewController
        observation.top = index(of: top, expected.top)
      }
      if look.contains(.visibleController) {
        let visible = try adapter.visibleViewController
        observation.visible = index(of: visible, expected.top)
      }
      if look.contains(.content) {
        let content = try adapter.contentController
        observation.content = index(of: content, expected.top)
      }
      if look.contains(.parent) {
        try lookAtParents(expected, &observation)
      }
      if look.contains(.itemStack) {
        try lookAtItems(expected, &observation)
      }
      try lookAtBars(look, &observation)
      if !look.isDisjoint(with: .barObjects) { try lookAtBarObjects(look, &observation) }
      if !look.isDisjoint(with: .besideRunningStack) {
        try lookAtRunning(look, expected, &observation)
      }
    } catch let missing as Unsupported {
      if observation.unsupported == nil { observation.unsupported = missing.member }
    } catch {
      // Not the subject's refusal of an operation: the adapter cannot read what it claims.
      if observation.unsupported == nil {
        observation.unsupported = "a property that threw \(error)"
      }
    }
  }

  /// The index of a controller that is likely to be this one.
  @inlinable
  mutating func index(of controller: Adapter.Controller?, _ likely: ControllerName?) -> Int32 {
    guard let controller else { return Observation.none }
    if let likely, matches(controller, likely) { return likely.index }
    return recorder.index(of: controller)
  }

  @inlinable
  mutating func lookAtStack(
    _ look: Look, _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) {
    let stack = adapter.viewControllers
    if look.contains(.runningStack) {
      noteRunning(stack, expected, &observation)
      return
    }
    let count = stack.count
    var agrees = count == expected.controllers.count
    if agrees, count > 0 {
      agrees = matches(stack[count - 1], expected.controllers[count - 1])
      let first =
        looksAtEverything || count <= Self.wholeDepth ? 0 : min(expected.firstChanged, count - 1)
      var position = count - 2
      while agrees, position >= first {
        agrees = matches(stack[position], expected.controllers[position])
        position -= 1
      }
      if agrees, first > 0 {
        position = turn % first
        agrees = matches(stack[position], expected.controllers[position])
      }
    }
    observation.isStackAsExpected = agrees
    if !agrees {
      for controller in stack { observation.stack.append(recorder.index(of: controller)) }
    }
  }

  @inlinable
  mutating func lookAtParents(
    _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) throws {
    let count = expected.controllers.count
    let first = firstToAsk(expected)
    var position = first
    while position < count {
      if try !isAtHome(expected.controllers[position], &observation) { return }
      position += 1
    }
    if first > 0, try !isAtHome(expected.controllers[turn % first], &observation) { return }
    for name in expected.removed {
      if try isStray(name, &observation) { return }
    }
    if looksAtEverything { try lookForStrays(expected, &observation) }
  }

  /// Asks all that are not on the stack, whenever they left it, and whether they ever were on it.
  @inlinable
  mutating func lookForStrays(
    _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) throws {
    guard controllers.count > expected.controllers.count else { return }
    var isExpected = Array(repeating: false, count: controllers.count)
    for position in expected.controllers.indices {
      let name = expected.controllers[position]
      if name.position < isExpected.count { isExpected[name.position] = true }
    }
    for position in isExpected.indices where !isExpected[position] {
      if try isStray(ControllerName(position), &observation) { return }
    }
  }

  /// Whether a controller that is not on the stack says that it is a child.
  @inlinable
  mutating func isStray(_ name: ControllerName, _ observation: inout Observation) throws -> Bool {
    guard try isChild(name) ?? false else { return false }
    observation.misplacedChild = name.index
    return true
  }

  /// Whether the subject says that a controller is its child; `nil` if it has not been made.
  @inlinable
  mutating func isChild(_ name: ControllerName) throws -> Bool? {
    try withKnown(name) { try $0.isChild($1) }
  }

  /// What a controller gives as its item; `nil` if it has not been made.
  @inlinable
  mutating func itemOfKnown(_ name: ControllerName) throws -> Adapter.Item? {
    try withKnown(name) { try $0.navigationItem(of: $1) }
  }

  /// Whether a controller on the stack is in its container.
  @inlinable
  mutating func isAtHome(_ name: ControllerName, _ observation: inout Observation) throws -> Bool {
    if try isChild(name) ?? true { return true }
    observation.misplacedChild = name.index
    return false
  }

  /// The lowest of the controllers that are asked something themselves: those that the operation may have changed, the
  /// top in any case.
  @inlinable
  func firstToAsk(_ expected: borrowing ExpectedStack) -> Int {
    if looksAtEverything { return 0 }
    return max(0, min(expected.firstChanged, expected.controllers.count - 1))
  }

  /// Compares the bar's items with those of the controllers that the stack should hold.
  @inlinable
  mutating func lookAtItems(
    _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) throws {
    let bar = try adapter.navigationItems
    let count = bar.count
    while items.count < controllers.count { items.append(nil) }
    var agrees = count == expected.controllers.count
    let firstAsked = firstToAsk(expected)
    let first = count <= Self.wholeDepth ? 0 : firstAsked
    let further = firstAsked > 0 ? turn % firstAsked : 0
    var position = count - 1
    while agrees, position >= first {
      let name = expected.controllers[position]
      if position >= firstAsked || position == further || items[name.position] == nil {
        try noteItem(of: name, &observation)
      }
      agrees = bar[position] === items[name.position]
      position -= 1
    }
    // Whose the items are can be said only when everybody was asked. That may make items, and nothing is judged after it.
    if !agrees { askForItems() }
    observation.areItemsAsExpected = agrees
    if !agrees {
      for item in bar { observation.items.append(owner(of: item, expected)) }
    }
  }

  /// Reads the items of all controllers for the first time, so that whatever the bar holds is known by its owner.
  @inlinable
  mutating func askForItems() {
    while items.count < controllers.count { items.append(nil) }
    for index in items.indices where items[index] == nil {
      items[index] = try? itemOfKnown(ControllerName(index))
    }
  }

  /// Reads the item of a controller on the stack, which must be the same at every read and nobody else's.
  @inlinable
  mutating func noteItem(of name: ControllerName, _ observation: inout Observation) throws {
    guard let item = try itemOfKnown(name) else { return }
    // Comparing what stands there counts no references; taking it out to compare it would.
    if items[name.position] === item { return }
    if items[name.position] != nil {
      observation.isItemIdentityKept = false
      return
    }
    var position = items.count - 1
    while position >= max(0, items.count - Self.wholeDepth) {
      if items[position] === item { observation.isItemIdentityKept = false }
      position -= 1
    }
    items[name.position] = item
  }

  @inlinable
  mutating func owner(of item: Adapter.Item, _ expected: borrowing ExpectedStack) -> Int32 {
    let count = expected.controllers.count
    if count > 0 {
      let top = expected.controllers[count - 1]
      if items[top.position] === item { return top.index }
    }
    if count > 1 {
      let back = expected.controllers[count - 2]
      if items[back.position] === item { return back.index }
    }
    var index = items.count - 1
    while index >= 0 {
      if items[index] === item { return Int32(truncatingIfNeeded: index) }
      index -= 1
    }
    return -1
  }

  @inlinable
  mutating func lookAtBars(_ look: Look, _ observation: inout Observation) throws {
    if !look.isDisjoint(with: .leftSide) {
      Self.lookAtLeft(try adapter.leftContent, &observation)
    }
    if look.contains(.centre) {
      observation.centre = Self.element(try adapter.centerContent)
    }
    if look.contains(.right) {
      observation.right = Self.element(try adapter.rightContent)
    }
    if look.contains(.prompt) {
      observation.prompt = try adapter.prompt.map { Label(observed: $0) }
    }
    if look.contains(.barFlag) { observation.isBarHidden = try adapter.isNavigationBarHidden }
    if look.contains(.barShown) { observation.isBarShown = try adapter.isNavigationBarShown }
    if look.contains(.barDuration) {
      observation.hideShowBarDuration = try adapter.hideShowBarDuration
    }
    if look.contains(.toolbarFlag) { observation.isToolbarHidden = try adapter.isToolbarHidden }
    if look.contains(.toolbarShown) { observation.isToolbarShown = try adapter.isToolbarShown }
    if look.contains(.toolbarItems) {
      let labels = try adapter.toolbarItems
      if !observation.toolbarItems.isEmpty {
        observation.toolbarItems.removeAll(keepingCapacity: true)
      }
      for label in labels { observation.toolbarItems.append(Label(observed: label)) }
    }
  }

  @inlinable
  static func lookAtLeft(_ content: BarContent, _ observation: inout Observation) {
    if case .backButton(let title) = content {
      observation.left = .backButton
      observation.backTitle = title.map { Label(observed: $0) }
    } else {
      observation.left = element(content)
    }
  }

  @inlinable
  static func element(_ content: BarContent) -> DisplayedElement {
    switch content {
    case .nothing: .nothing
    case .item(let label): .item(Label(observed: label))
    case .backButton: .backButton
    case .title(let text): .text(Label(observed: text))
    case .view(let label): .view(Label(observed: label))
    case .editButton(let isDone): .editButton(isDone: isDone)
    }
  }
}
