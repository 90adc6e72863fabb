/// The article's toolbar controller: a container with a toolbar of its own that follows a navigation controller.
package struct ToolbarControllerModel: SystemModel {
  package internal(set) var world = ToolbarControllerWorld()
  package internal(set) var expectation = Expected()

  package typealias Expected = SystemExpectation<
    ToolbarControllerAspect, ToolbarControllerSituation
  >

  package init() {}

  package mutating func apply(_ line: ToolbarControllerLine) {
    expectation = Expected()
    for name in line.controllers { world.known.insert(name) }
    switch line {
    case .frame(let frame): world.frame = frame
    case .delegate(let name): setDelegate(name)
    case .orientations(let orientations): world.orientations = orientations
    case .contentItems(let labels): world.contentItems = labels
    case .contain(let content): contain(content)
    case .load: load()
    case .show: show()
    case .toolbarItems(let name, let answer): change(name, to: answer)
    case .push(let name, let animated): setStack(world.stack + [name], animated)
    case .pop(let animated): pop(to: world.stack.count - 2, animated)
    case .popTo(let name, let animated):
      pop(to: world.stack.firstIndex(of: name) ?? 0, animated)
    case .popToRoot(let animated): pop(to: 0, animated)
    case .set(let names, let animated): setStack(names, animated)
    case .appearance(let call, let animated): forward(call, animated)
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let width, let height): resize(width, height)
    }
    stateStanding()
  }

  private mutating func setDelegate(_ name: DelegateName?) {
    world.delegate = name.map { .other($0) } ?? .nobody
    if world.phase == .setUp { world.earlierDelegate = name }
  }

  private mutating func change(_ name: ControllerName, to answer: ToolbarItemsAnswer) {
    world.answers[name] = answer
    guard world.phase >= .loaded, world.isNavigation else { return }
    guard name == world.stack.last else { return stateItems() }
    let now = answer.labels
    let former = world.shown
    expectation.state(
      .items, Self.itemChanges,
      former.map { SystemReading(0, .labels($0), isUnchanged: true) }
        + [SystemReading(1, .labels(now))])
    addShown(now)
  }

  // MARK: Forwarding and rotation

  private mutating func forward(_ call: AppearanceCall, _ animated: Bool) {
    if call == .viewWillAppear { expectation.situation.insert(.willAppear) }
    if call == .viewWillDisappear || call == .viewDidDisappear { world.isLeaving = true }
    // Nothing can listen to an object of the class itself.
    if case .navigation = world.content { return }
    expectation.state(
      .forwarded, .list(["\(call.rawValue) \(animated ? "animated" : "not animated")"]))
  }

  private mutating func rotate(to orientation: Orientation) {
    // An object of the class itself cannot be told what to answer.
    if case .navigation = world.content { return }
    expectation.state(.rotation, .flag(world.orientations.contains(orientation)))
  }

  private mutating func resize(_ width: Int, _ height: Int) {
    expectation.situation.insert(.resize)
    expectation.state(
      .frames,
      .list(
        [Self.contentFrame(width, height), Self.toolbarFrame(width, height)].map(\.description))
    )
  }

  package static func contentFrame(_ width: Int, _ height: Int) -> Rectangle {
    Rectangle(x: 0, y: 0, width: width, height: height - ToolbarControllerWorld.toolbarHeight)
  }

  package static func toolbarFrame(_ width: Int, _ height: Int) -> Rectangle {
    Rectangle(
      x: 0, y: height - ToolbarControllerWorld.toolbarHeight, width: width,
      height: ToolbarControllerWorld.toolbarHeight)
  }
}

extension ToolbarControllerLine {
  /// The content controllers that the line is about.
  package var controllers: [ControllerName] {
    switch self {
    case .contain(.navigation(let name)), .contain(.subclass(let name)): [name]
    case .toolbarItems(let name, _), .push(let name, _), .popTo(let name, _): [name]
    case .set(let names, _): names
    default: []
    }
  }
}

extension SystemValue {
  package static func labels(_ labels: [Label]) -> SystemValue { .list(labels.map(\.text)) }
}
