import ConformanceEngine
import NavigationReference

extension ScenarioGenerator {
  /// A stack to set: what is there kept, cut, reordered, extended, exchanged below, or something else altogether.
  mutating func list(in model: borrowing NavigationModel) -> [ControllerName]? {
    var count = model.depth
    // Most of a deep stack is left out mostly: every step costs what its list is long.
    if count > plan.longestList, !random.chance(1, outOf: 4) { count = plan.longestList }
    let isWhole = count == model.depth
    var names: [ControllerName]
    switch random.index(below: 12) {
    case 0 where isWhole:
      names = model.stack.controllers
    case 1 where isWhole && count > 1:
      names = Array(model.stack.controllers.prefix(1 + random.index(below: count - 1)))
    case 2:
      names = uppermost(count, in: model)
      append(freshName(in: model), to: &names)
    case 3:
      names = uppermost(count, in: model)
      random.shuffle(&names)
    case 4:
      names = uppermost(count, in: model)
      names.reverse()
    case 5 where count > 2:
      // The same below in another order, the same top.
      names = uppermost(count, in: model).dropLast()
      random.shuffle(&names)
      append(model.top, to: &names)
    case 5, 6:
      // Others below, the same top.
      names = strangers(in: model, upTo: 3)
      append(model.top, to: &names)
    case 7:
      // The guide's own example: something else below, the end of the list from below the top.
      names = strangers(in: model, upTo: 2)
      names += model.stack.controllers.suffix(count).dropLast()
    case 8:
      names = uppermost(count, in: model).filter { _ in random.chance(1, outOf: 2) }
    case 9:
      names = strangers(in: model, upTo: random.chance(1, outOf: 6) ? cast : 4)
    case 10:
      guard count > 0 else { return nil }
      names = [model.stack.controllers[model.depth - count + random.index(below: count)]]
    default:
      names = (0..<(1 + random.index(below: 4))).map { _ in anyName() }
    }
    return distinct(names)
  }

  /// The highest so many of the stack, bottom to top.
  func uppermost(_ count: Int, in model: borrowing NavigationModel) -> [ControllerName] {
    Array(model.stack.controllers.suffix(count))
  }

  mutating func append(_ name: ControllerName?, to names: inout [ControllerName]) {
    if let name { names.append(name) }
  }

  mutating func strangers(
    in model: borrowing NavigationModel, upTo count: Int
  ) -> [ControllerName] {
    var names: [ControllerName] = []
    for _ in 0..<(1 + random.index(below: count)) {
      append(freshName(in: model), to: &names)
    }
    return names
  }

  /// Each once, the last mention kept, because the last of the list decides the transition.
  func distinct(_ names: [ControllerName]) -> [ControllerName]? {
    if names.isEmpty { return nil }
    if !hasRepetition(names) { return names }
    var kept: [ControllerName] = []
    for name in names.reversed() where !kept.contains(name) { kept.append(name) }
    kept.reverse()
    return kept
  }

  private func hasRepetition(_ names: [ControllerName]) -> Bool {
    var later = 1
    while later < names.count {
      var earlier = 0
      while earlier < later {
        if names[earlier] == names[later] { return true }
        earlier += 1
      }
      later += 1
    }
    return false
  }
}
