/// One line of a scenario about how navigation controllers come into being and come back.
package enum LifecycleLine: Hashable, Sendable {
  /// The restoration identifier of a content controller.
  case identifier(ControllerName, Label?)
  /// That of the navigation controller.
  case ownIdentifier(Label?)
  case make(Creation)
  case push(ControllerName)
  case pop
  case set([ControllerName])
  /// Preserves the navigation controller's state.
  case encode
  /// Restores what was preserved last into a fresh navigation controller.
  case restore
  /// Preserves and restores, and compares what comes back with what was there.
  case relaunch
  /// Does everything again with bars of the standard classes, and compares what is there with what was.
  case remake
}

extension LifecycleLine {
  /// The content controllers that the line is about.
  package var controllers: [ControllerName] {
    switch self {
    case .identifier(let name, _), .push(let name): [name]
    case .make(.root(let name)), .make(.subclass(let name)), .make(.storyboard(let name)): [name]
    case .set(let names): names
    case .ownIdentifier, .make(.storyboardWithoutRoot), .make(.bars), .pop, .encode, .restore,
      .relaunch, .remake:
      []
    }
  }

  /// Whether it is an operation on the stack.
  package var navigates: Bool {
    switch self {
    case .push, .pop, .set: true
    case .identifier, .ownIdentifier, .make, .encode, .restore, .relaunch, .remake: false
    }
  }

  /// Whether something is restored, into a fresh navigation controller.
  package var restores: Bool { self == .restore || self == .relaunch }

  /// Whether the line compares the subject with itself, so that nothing else is expected of it.
  package var comparesRuns: Bool { self == .relaunch || self == .remake }
}
