import NavigationReference

/// The subject compared with itself. What the model holds of its stack is not asked for.
extension LifecycleDriver {
  mutating func compare(_ line: LifecycleLine, _ seen: inout Seen) throws {
    if line == .remake {
      seen[.standardBars] = try remake()
    } else {
      let comingBack = try relaunch()
      seen[.comingBack] = comingBack
      // What is preserved now is wrong, and would be restored again.
      if comingBack.isUnjudged { seen.isUndefinedFromHere = true }
      history.lines.append(line)
    }
  }

  /// Whether the same lines lead one that is made by code, and is of no other class, where they should. Then what is wrong
  /// here comes of how this one was made, and nobody who judges navigation sees it: there, all are made so.
  mutating func comesOfMaking(in world: LifecycleModel.World) -> Bool {
    let root: ControllerName
    switch world.creation {
    case .subclass(let name), .storyboard(let name): root = name
    case .root, .storyboardWithoutRoot, .bars, nil: return false
    }
    let isSound = (try? isLedRight(.root(root), to: world)) ?? false
    guard let creation = world.creation, (try? isLedRight(creation, to: world)) == false else {
      return false
    }
    return isSound
  }

  /// Whether one that is made so comes to the stack of the model when everything is done again.
  private mutating func isLedRight(
    _ creation: Creation, to world: LifecycleModel.World
  ) throws -> Bool {
    try adapter.make(
      ControllerCreation(creation), identifier: history.ownIdentifier,
      identifiers: history.identifiers)
    for line in history.lines { try repeats(line) }
    return agrees(with: world)
  }

  /// What comes back, beside what was there and has an identifier.
  private mutating func relaunch() throws -> SystemValue {
    let before = adapter.stack.filter { identifiers[$0] != nil }
    let encoded = try adapter.encode().map(\.label)
    let after = try adapter.restore()
    if after == before { return LifecycleModel.same }
    let former = SystemValue.list(before).text
    // What was encoded wrongly is no fault of restoring.
    if encoded != before {
      return .unjudged("encoded \(SystemValue.list(encoded).text); before: \(former)")
    }
    return Self.value(SystemValue.list(after).text, before: former)
  }

  /// What is there when everything has been done again with standard bars, beside what is there now.
  private mutating func remake() throws -> SystemValue {
    let before = try portrait
    try adapter.make(
      .bars(navigationBar: false, toolbar: false), identifier: history.ownIdentifier,
      identifiers: history.identifiers)
    for line in history.lines { try repeats(line) }
    let differing = zip(try portrait, before).filter { $0 != $1 }
    guard let first = differing.first else { return LifecycleModel.same }
    return Self.value(first.0, before: first.1)
  }

  private mutating func repeats(_ line: LifecycleLine) throws {
    switch line {
    case .identifier(let name, let identifier):
      try adapter.setIdentifier(identifier?.text, of: name.description)
    case .ownIdentifier(let identifier): try adapter.setOwnIdentifier(identifier?.text)
    case .push(let name): try adapter.push(name.description)
    case .pop: try adapter.pop()
    case .set(let names): try adapter.setViewControllers(names.map(\.description))
    case .encode: _ = try adapter.encode()
    case .restore: _ = try adapter.restore()
    case .relaunch:
      _ = try adapter.encode()
      _ = try adapter.restore()
    case .make, .remake: break
    }
  }

  /// All that can be read.
  var portrait: [String] {
    get throws {
      let stack = "stack \(SystemValue.list(adapter.stack).text)"
      return try claims.contains(.interface) ? [stack] + interface : [stack]
    }
  }

  private static func value(_ after: String, before: String) -> SystemValue {
    .word("\(after); before: \(before)")
  }
}
