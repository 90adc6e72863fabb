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
    case .start(.onScreen(let root)), .start(.offScreen(let root)), .start(.presented(let root)),
      .start(.embedded(let root)):
      return startingWithLater(window, root: root) + poppingTogether(window, root: root)
        + withoutDelegate(window)
    case .push: return pushing(window)
    case .popGesture(.begin) where window.last == .popGesture(.finish):
      return poppingInstead(window)
    case .change(_, .toolbarItems(let items?)), .setToolbarItems(_, let items?, _):
      return tapping(among: items, window)
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      return comingBack(to: names, window)
    default: return []
    }
  }

  /// The scenario may be about a controller that comes later: it can be there from the start, and what is said of it in
  /// between can be said before.
  private func startingWithLater(
    _ window: ArraySlice<ScenarioLine>, root: ControllerName
  ) -> [[ScenarioLine]] {
    let arriving: ControllerName
    var between = Array(window.dropFirst().dropLast())
    switch window.last {
    case .push(let name, _): arriving = name
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      guard let top = names.last else { return [] }
      arriving = top
    case .pop, .popToRoot, .tapBack:
      arriving = root
      between.removeAll { $0.isStackOperation }
    default: return []
    }
    let set = settingInstead(window, root: root)
    let own = between.filter { $0.isSetUp(of: arriving) }.map { line -> ScenarioLine in
      guard case .setToolbarItems(let name, let items, _) = line else { return line }
      return .change(name, .toolbarItems(items))
    }
    let others = between.filter { !$0.isSetUp(of: arriving) }
    return [own + [.start(.onScreen(root: arriving))] + others] + set
      + arrivingTogether(after: [root], by: .still, window).map { Array(window.prefix(1)) + $0 }
  }

  /// Pops for which somebody is pushed in between may as well come one after the other, from a stack that is deep enough.
  private func poppingTogether(
    _ window: ArraySlice<ScenarioLine>, root: ControllerName
  ) -> [[ScenarioLine]] {
    let rest = window.dropFirst()
    let pops = rest.filter(\.isPopOfOne)
    let pushes = rest.filter(\.isPush)
    guard claims.contains(.setViewControllers), pops.count > 1, pushes.count > 1,
      rest.last?.isPopOfOne == true,
      pops.count + pushes.count == rest.count(where: \.isStackOperation)
    else { return [] }
    let others = (0...pops.count).map { ControllerName($0) }.filter { $0 != root }
    return [
      window.prefix(1) + [.setViewControllers([root] + others.prefix(pops.count), .still)]
        + rest.filter { !$0.isPush }
    ]
  }

  /// What keeps clear of a message that is wrong, or missing, may take more lines than having nobody to be told.
  private func withoutDelegate(_ window: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    let rest = window.dropFirst()
    let kept = rest.filter(\.isStackOperation)
    guard claims.contains(.delegateReplacement), kept.count + 1 < rest.count,
      !rest.contains(.setDelegate(nil))
    else { return [] }
    return [window.prefix(1) + [.setDelegate(nil)] + kept]
  }

  /// Who leaves a pushed controller for the root may as well leave a root for another.
  private func settingInstead(
    _ window: ArraySlice<ScenarioLine>, root: ControllerName
  ) -> [[ScenarioLine]] {
    let middle = window.dropFirst(2).dropLast()
    guard claims.contains(.setViewControllers), window.count > 2, window.last?.isPop == true,
      case .push(let pushed, _) = window[window.startIndex + 1],
      !middle.contains(where: \.isStackOperation)
    else { return [] }
    return [
      [.start(.onScreen(root: pushed))] + middle
        + [.setViewControllers([root], window.last?.motion ?? .still)]
    ]
  }

  /// What the person swipes away may as well be popped.
  private func poppingInstead(_ window: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    let between = window.dropFirst().dropLast().filter { $0 != .popGesture(.update) }
    return [.still, .animated].map { between + [.pop($0)] }
  }

  /// Who comes back to a controller may as well have come to it.
  private func comingBack(
    to names: [ControllerName], _ window: ArraySlice<ScenarioLine>
  ) -> [[ScenarioLine]] {
    switch window.last {
    case .pop(let motion), .popToRoot(let motion), .popTo(_, let motion):
      let between = Array(window.dropFirst().dropLast())
      return names.dropLast().suffix(2).map { between + [.push($0, motion)] }
    case .push: return arrivingTogether(after: names, by: window.first?.motion ?? .still, window)
    case .setViewControllers(let later, let motion):
      return settingTogether(names, later, window).map { $0 + [.setViewControllers($1, motion)] }
    case .assignViewControllers(let later):
      return settingTogether(names, later, window).map { $0 + [.assignViewControllers($1)] }
    default: return []
    }
  }

  /// Who is set before may as well be set below those who are set after: it may take many that were ever there, and not two
  /// sets. What is said in between, and the stack of which that makes one.
  private func settingTogether(
    _ names: [ControllerName], _ later: [ControllerName], _ window: ArraySlice<ScenarioLine>
  ) -> [([ScenarioLine], [ControllerName])] {
    let below = names.filter { !later.contains($0) }
    guard window.count > 1, !below.isEmpty else { return [] }
    return [(Array(window.dropFirst().dropLast()), below + later)]
  }

  /// Who is pushed above a stack may as well come with it, and what is said in between can be said before. A stack that
  /// has to be deep then takes one line, however deep it is.
  private func arrivingTogether(
    after names: [ControllerName], by motion: Motion, _ window: ArraySlice<ScenarioLine>
  ) -> [[ScenarioLine]] {
    var stack = names
    var others: [ScenarioLine] = []
    var motions: Set<Motion> = [.still, motion]
    for line in window.dropFirst() {
      if case .push(let name, let motion) = line {
        stack.append(name)
        motions.insert(motion)
      } else if line.isStackOperation {
        return []
      } else {
        others.append(line)
      }
    }
    // One that is pushed alone onto a root is as simple as it can be.
    guard claims.contains(.setViewControllers), stack.count > 2 else { return [] }
    return motions.sorted { $0.rawValue < $1.rawValue }
      .map { others + [.setViewControllers(stack, $0)] }
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

  /// An item and the tap on it can only be called something else together.
  private func tapping(
    among items: [Label], _ window: ArraySlice<ScenarioLine>
  ) -> [[ScenarioLine]] {
    guard case .tapToolbarItem(let tapped) = window.last, items.contains(tapped) else { return [] }
    let others: [[Label]] = items.count > 1 ? [["x"], ["x", "y"]] : [["x"]]
    return others.map { labels in
      let first: [ScenarioLine] =
        switch window.first {
        case .setToolbarItems(let name, _, let animated):
          [.setToolbarItems(name, labels, animated: animated)]
        case .change(let name, _): [.change(name, .toolbarItems(labels))]
        default: []
        }
      let label: Label = labels.count > 1 && tapped != items[0] ? "y" : "x"
      return first + window.dropFirst().dropLast() + [.tapToolbarItem(label)]
    }
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

extension ScenarioLine {
  fileprivate var isPop: Bool {
    switch self {
    case .pop, .popToRoot, .popTo, .tapBack: true
    default: false
    }
  }

  fileprivate var isPopOfOne: Bool {
    switch self {
    case .pop, .tapBack: true
    default: false
    }
  }

  fileprivate var isPush: Bool {
    if case .push = self { true } else { false }
  }

  /// Whether the line only says what the controller carries.
  fileprivate func isSetUp(of name: ControllerName) -> Bool {
    switch self {
    case .change(let changed, _), .setToolbarItems(let changed, _, _): changed == name
    case .callback(let callback, _): callback.controller == name
    default: false
    }
  }
}
