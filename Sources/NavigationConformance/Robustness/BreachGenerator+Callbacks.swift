import ConformanceEngine
import NavigationReference

extension BreachGenerator {
  /// Somebody comes up, in whose callback the stack is changed otherwise than the documents foresee.
  func unforeseenCallback(
    of stranger: ControllerName, in model: NavigationModel, _ random: inout SeededGenerator
  ) -> [ScenarioLine]? {
    let other = ControllerName(41)
    // Nobody is told off screen, or under what is presented.
    guard model.isOnScreen, model.presentation == nil,
      !model.isOnStack(stranger), !model.isOnStack(other)
    else { return nil }
    let motion: Motion = random.chance(1, outOf: 2) ? .still : .animated
    let arrivals = arrivals(of: stranger, in: model, motion).filter {
      claims.allows($0.line) && model.refusal(of: $0.line) == nil
    }
    guard !arrivals.isEmpty else { return nil }
    // A push first of all: there the callback is most often written.
    let isPush = random.chance(1, outOf: 2)
    let (arriving, line) = arrivals[isPush ? 0 : random.index(below: arrivals.count)]
    let kinds = callbacks(
      of: arriving, with: other, over: model.stack.controllers,
      animated: random.chance(1, outOf: 2)
    )
    .map { $0.filter { claims.allows($0) && (!$0.isOfDelegate || model.delegate != nil) } }
    .filter { !$0.isEmpty }
    guard !kinds.isEmpty else { return nil }
    let lines = kinds[random.index(below: kinds.count)]
    return [lines[random.index(below: lines.count)], line]
  }

  /// The ways to come up; the first is one that everybody has.
  private func arrivals(
    of stranger: ControllerName, in model: NavigationModel, _ motion: Motion
  ) -> [(arriving: ControllerName, line: ScenarioLine)] {
    let stack = model.stack.controllers
    var arrivals: [(arriving: ControllerName, line: ScenarioLine)] = [
      (stranger, .push(stranger, motion)), (stranger, .setViewControllers([stranger], motion)),
      (stranger, .setViewControllers(stack + [stranger], motion)),
    ]
    if let root = stack.first, stack.count > 1 {
      arrivals.append((stack[stack.count - 2], .pop(motion)))
      arrivals.append((root, .popToRoot(motion)))
    }
    return arrivals
  }

  /// Pops, sets and pushes, each in the callbacks in which they are not foreseen.
  private func callbacks(
    of arriving: ControllerName, with other: ControllerName, over stack: [ControllerName],
    animated: Bool
  ) -> [[ScenarioLine]] {
    let sets = [[other], stack + [other], [arriving], [arriving, other]].map {
      CallbackOperation.setViewControllers($0, animated: animated)
    }
    let moments = [Callback.viewWillAppear(arriving), .willShow(arriving)]
    return [
      moments.map { .callback($0, .pop(animated: animated)) },
      moments.flatMap { moment in sets.map { .callback(moment, $0) } },
      [.callback(.willShow(arriving), .push(other, animated: animated))],
    ]
  }
}

extension ScenarioLine {
  /// Whether the delegate is to do something in a callback.
  fileprivate var isOfDelegate: Bool {
    if case .callback(.willShow, _) = self { true } else { false }
  }
}
