import NavigationReference

/// Rewrites that only someone who knows navigation can think of.
struct ScenarioShortcuts {
  let claims: Capabilities

  func rewrites(of window: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    guard let first = window.first else { return [] }
    let rest = window.dropFirst()
    switch first {
    case .start(.empty): return startingWithRoot(rest)
    case .start(.offScreen(let root)) where rest.first == .show && rest.count == 1:
      return [[.start(.onScreen(root: root))]]
    case .push: return pushing(window)
    default: return []
    }
  }

  /// A start without a root, what brings the root, and perhaps the display.
  private func startingWithRoot(_ rest: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    var stack: [ControllerName]
    switch rest.first {
    case .push(let root, _): stack = [root]
    case .setViewControllers(let names, _), .assignViewControllers(let names): stack = names
    default: return []
    }
    guard let root = stack.first else { return [] }
    stack.removeFirst()
    let between = rest.dropFirst().filter { $0 != .show }
    let pushes = stack.map { ScenarioLine.push($0, .still) }
    return [[.start(.onScreen(root: root))] + pushes + between]
  }

  private func pushing(_ window: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    var pushed: [ControllerName] = []
    for line in window {
      guard case .push(let name, _) = line else { return [] }
      pushed.append(name)
    }
    guard pushed.count > 1, claims.contains(.setViewControllers) else { return [] }
    return [[.setViewControllers(pushed, .still)]]
  }
}
