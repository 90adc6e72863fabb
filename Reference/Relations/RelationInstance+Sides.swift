extension RelationInstance {
  /// The lines of the two runs from this state; `nil` where the relation says nothing of it, or where the model refuses
  /// one of them.
  package func sides(in model: NavigationModel) -> RelationSides? {
    guard model.isStarted != partsAtStart, model.isSettled, model.pending.isEmpty,
      let sides = lines(in: model)
    else { return nil }
    for side in [sides.left, sides.right] where !model.canCompare(side) { return nil }
    return sides
  }

  private func lines(in model: NavigationModel) -> RelationSides? {
    let stack = model.stack.controllers
    switch self {
    case .assignedStack(let names):
      return RelationSides([.assignViewControllers(names)], [.setViewControllers(names, .still)])
    case .barProperty(let hidden):
      return RelationSides(
        [.assignNavigationBarHidden(hidden)], [.setNavigationBarHidden(hidden, animated: false)])
    case .toolbarProperty(let hidden):
      return RelationSides(
        [.assignToolbarHidden(hidden)], [.setToolbarHidden(hidden, animated: false)])
    case .animation(let line):
      guard line.motion == .animated, let still = line.still else { return nil }
      return RelationSides([line], [still])
    case .popToRoot(let motion):
      guard let root = stack.first else { return nil }
      return RelationSides([.popToRoot(motion)], [.popTo(root, motion)])
    case .popToBack(let motion):
      guard let back = model.back else { return nil }
      return RelationSides([.pop(motion)], [.popTo(back, motion)])
    case .popsOneByOne(let count, let motion):
      guard count > 1, stack.count > count else { return nil }
      let pops = Array(repeating: ScenarioLine.pop(motion), count: count)
      return RelationSides(pops, [.popTo(stack[stack.count - 1 - count], motion)])
    case .setPrefix(let count, let motion):
      guard count > 0, stack.count > count else { return nil }
      return RelationSides(
        [.setViewControllers(Array(stack.prefix(count)), motion)],
        [.popTo(stack[count - 1], motion)])
    case .setLonger(let name, let motion):
      guard !stack.isEmpty else { return nil }
      return RelationSides([.setViewControllers(stack + [name], motion)], [.push(name, motion)])
    case .backButton:
      return RelationSides([.tapBack], [.pop(.animated)])
    case .pathTaken(let names):
      // Where the top stays, the documents do not say when the bar follows.
      guard names.count > 1, names.last != model.top, let first = names.first else { return nil }
      let pushes = names.dropFirst().map { ScenarioLine.push($0, .still) }
      return RelationSides(
        [.setViewControllers(names, .still)], [.setViewControllers([first], .still)] + pushes)
    case .pushAndPop(let name, let motion):
      guard !stack.isEmpty else { return nil }
      return RelationSides([.push(name, motion), .pop(motion)], [])
    case .setSame(let motion):
      return stack.isEmpty ? nil : RelationSides([.setViewControllers(stack, motion)], [])
    case .popAtRoot(let motion):
      return stack.count == 1 ? RelationSides([.pop(motion)], []) : nil
    case .itemsParallel(let line):
      return line.isStackOperation ? RelationSides([line], [line]) : nil
    case .popGesture(let updates):
      // At the root there is nothing to pop, and what a gesture is there is another matter.
      guard model.back != nil else { return nil }
      return RelationSides(Self.gesture(updates, .finish), [.pop(.animated)])
    case .cancelledGesture(let updates):
      return RelationSides(Self.gesture(updates, .cancel), [])
    case .presentAndDismiss(let name, let byTop, let motion):
      guard motion != .running, !byTop || model.top != nil else { return nil }
      let animated = motion.isAnimated
      return RelationSides(
        [
          .present(name, by: byTop ? model.top : nil, animated: animated),
          .dismiss(animated: animated),
        ], [])
    case .placement(let root):
      return RelationSides([.start(.embedded(root: root))], [.start(.onScreen(root: root))])
    }
  }
}

extension RelationInstance {
  /// Whether the runs have nothing in common but what is said before the start.
  package var partsAtStart: Bool { relation == .placement }

  fileprivate static func gesture(_ updates: Int, _ end: GesturePhase) -> [ScenarioLine] {
    let moves = Array(repeating: ScenarioLine.popGesture(.update), count: max(updates, 0))
    return [.popGesture(.begin)] + moves + [.popGesture(end)]
  }
}

extension NavigationModel {
  /// Whether the line may stand in runs that are compared: what it does is defined, and it comes to rest by itself.
  package func canCompare(_ line: ScenarioLine) -> Bool {
    switch line {
    case .callback, .settle, .fork: false
    // It is looked at there and then, which nobody does while two runs are compared.
    case .lendDelegate, .lendController: false
    // What a rejected push leaves behind is open.
    case .push(let name, _) where isOnStack(name): false
    // Whether it pops is.
    case .tapLeftItem: false
    default: line.motion != .running && refusal(of: line) == nil
    }
  }

  /// The same of several lines, one after the other.
  package func canCompare(_ lines: [ScenarioLine]) -> Bool {
    var model = self
    var expectation = Expectation()
    for line in lines {
      guard model.canCompare(line) else { return false }
      model.apply(line, to: &expectation)
    }
    return true
  }
}

extension ScenarioLine {
  /// The same change without an animation; `nil` for what cannot be asked for both ways.
  fileprivate var still: ScenarioLine? {
    switch self {
    case .push(let name, _): .push(name, .still)
    case .pop: .pop(.still)
    case .popTo(let name, _): .popTo(name, .still)
    case .popToRoot: .popToRoot(.still)
    case .setViewControllers(let names, _): .setViewControllers(names, .still)
    default: nil
    }
  }
}
