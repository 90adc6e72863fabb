/// Containing, loading and showing.
extension ToolbarControllerModel {
  mutating func contain(_ content: ToolbarControllerContent) {
    world.phase = .contained
    world.content = content
    expectation.situation.insert(.contain)
    if world.delegate != .nobody { expectation.situation.insert(.earlierDelegate) }
    switch content {
    case .navigation(let root), .subclass(let root):
      world.delegate = .toolbarController
      world.stack = [root]
    case .plain: break
    }
    expectation.state(.delegate, delegateValue)
    expectation.state(.content, .word("the content"))
  }

  private var delegateValue: SystemValue {
    switch world.delegate {
    case .nobody: .word("none")
    case .toolbarController: .word("the toolbar controller")
    case .other(let name): .word("delegate \(name.rawValue)")
    }
  }

  mutating func load() {
    world.phase = .loaded
    expectation.situation.insert(.load)
    let frame = world.frame
    expectation.state(.contentView, .flag(true))
    expectation.state(.toolbarParent, .word("the container"))
    expectation.state(.subviews, .list(["content", "toolbar"]))
    expectation.state(.subviewOrder, .list(["content", "toolbar"]))
    expectation.state(.containerFrame, .rectangle(frame))
    expectation.state(.contentFrame, .rectangle(Self.contentFrame(frame.width, frame.height)))
    expectation.state(.toolbarFrame, .rectangle(Self.toolbarFrame(frame.width, frame.height)))
    expectation.state(
      .resizing, .list(["container: size", "content: size", "toolbar: width, top"]))
    guard world.isNavigation else { return expectation.state(.items, .list([])) }
    let labels = world.labels(of: world.stack.last)
    expectation.state(
      .items, Self.itemsAtLoad,
      [SystemReading(0, .list([])), SystemReading(1, .labels(labels))])
    addShown(labels)
  }

  mutating func show() {
    world.phase = .shown
    expectation.situation.insert(.show)
    guard world.isNavigation else { return expectation.state(.items, .list([])) }
    let labels = world.labels(of: world.stack.last)
    expectation.state(.builtInItems, .labels(labels))
    // Whoever is not told follows nothing.
    guard world.delegate == .toolbarController else { return stateItems() }
    // Whether the one that is there is told of by a message of its own is not said.
    expectation.state(
      .items, Self.itemsAtDisplay,
      world.shown.map { SystemReading(0, .labels($0), isUnchanged: true) }
        + [SystemReading(1, .labels(labels))])
    addShown(labels)
  }

  /// The toolbar may show this as well.
  mutating func addShown(_ labels: [Label]) {
    if !world.shown.contains(labels) { world.shown.append(labels) }
  }

  /// Nothing has happened to the items, where it is known what they are.
  mutating func stateItems() {
    guard world.shown.count == 1, let labels = world.shown.first else { return }
    expectation.state(.items, .labels(labels))
  }

  /// What holds after every step from the first on.
  mutating func stateStanding() {
    expectation.state(.failure, .word("none"))
    guard world.content != nil else { return }
    if world.isNavigation { expectation.situation.insert(.navigation) }
    if world.phase < .loaded {
      expectation.situation.insert(.beforeLoad)
      expectation.state(.toolbar, .word("none"))
    } else {
      expectation.state(.toolbar, .word("there"))
    }
    stateBothToolbars()
  }

  /// The two toolbars beside each other, whatever the items are. Where it is open what one of them shows, and once the
  /// toolbar controller has been told that it leaves the screen, nothing is said until a message comes.
  private mutating func stateBothToolbars() {
    guard world.phase == .shown, world.delegate == .toolbarController, world.shown.count == 1,
      !world.isLeaving
    else { return }
    expectation.state(.bothToolbars, Self.same)
  }

  /// What is seen of two toolbars that hold the same.
  package static let same = SystemValue.word("the same")
}
