extension RelationInstance {
  /// The cases of a relation that are worth trying in a state, the simplest first; some may have no sides there.
  ///
  /// - Parameter cast: the controllers that may be pushed or set.
  package static func cases(
    of relation: Relation, in model: borrowing NavigationModel, cast: [ControllerName]
  ) -> [RelationInstance] {
    let motions: [Motion] = [.still, .animated]
    let fresh = cast.filter { !model.isOnStack($0) }
    switch relation {
    case .assignedStack: return lists(in: model, fresh).map { .assignedStack($0) }
    case .barProperty: return [true, false].map { .barProperty($0) }
    case .toolbarProperty: return [true, false].map { .toolbarProperty($0) }
    case .animation:
      let sets = lists(in: model, fresh).map { ScenarioLine.setViewControllers($0, .animated) }
      return operations(in: model, fresh, .animated).map { .animation($0) }
        + sets.map { .animation($0) }
    case .popToRoot: return motions.map { .popToRoot($0) }
    case .popToBack: return motions.map { .popToBack($0) }
    case .popsOneByOne:
      return motions.flatMap { motion in
        (2..<max(3, min(model.depth, 6))).map { .popsOneByOne($0, motion) }
      }
    case .setPrefix:
      return motions.flatMap { motion in
        (1..<max(2, min(model.depth, 6))).map { .setPrefix($0, motion) }
      }
    case .setLonger:
      return motions.flatMap { motion in fresh.prefix(1).map { .setLonger($0, motion) } }
    case .backButton: return [.backButton]
    case .pathTaken: return lists(in: model, fresh).filter { $0.count > 1 }.map { .pathTaken($0) }
    case .pushAndPop:
      return motions.flatMap { motion in fresh.prefix(1).map { .pushAndPop($0, motion) } }
    case .setSame: return motions.map { .setSame($0) }
    case .popAtRoot: return motions.map { .popAtRoot($0) }
    case .itemsParallel:
      let sets = lists(in: model, fresh).map { ScenarioLine.setViewControllers($0, .still) }
      return operations(in: model, fresh, .still).map { .itemsParallel($0) }
        + sets.map { .itemsParallel($0) }
    case .popGesture: return [0, 1].map { .popGesture($0) }
    case .cancelledGesture: return [0, 1].map { .cancelledGesture($0) }
    case .presentAndDismiss:
      return motions.flatMap { motion in
        fresh.prefix(1).flatMap { name in
          [false, true].map { .presentAndDismiss(name, byTop: $0, motion) }
        }
      }
    case .placement: return model.isStarted ? [] : cast.map { .placement($0) }
    }
  }

  private static func operations(
    in model: borrowing NavigationModel, _ fresh: [ControllerName], _ motion: Motion
  ) -> [ScenarioLine] {
    var lines: [ScenarioLine] = [.pop(motion), .popToRoot(motion)]
    for name in model.stack.controllers.suffix(4) { lines.append(.popTo(name, motion)) }
    if let name = fresh.first { lines.append(.push(name, motion)) }
    return lines
  }

  /// What is there and what is not, alone, in front, behind and in another order.
  private static func lists(
    in model: borrowing NavigationModel, _ fresh: [ControllerName]
  ) -> [[ControllerName]] {
    let stack = Array(model.stack.controllers.suffix(4))
    var lists: [[ControllerName]] = []
    // Of those that are nowhere yet one is as good as another.
    if let name = fresh.first {
      lists = [[name], stack + [name], [name] + stack, Array(stack.dropLast()) + [name]]
    }
    lists += [Array(fresh.prefix(2)), stack, stack.reversed(), Array(stack.dropLast())]
    lists += stack.map { [$0] }
    var distinct: [[ControllerName]] = []
    for list in lists where !list.isEmpty && !distinct.contains(list) { distinct.append(list) }
    return distinct
  }
}
