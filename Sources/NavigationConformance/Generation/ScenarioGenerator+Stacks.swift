import ConformanceEngine
import NavigationReference

extension ScenarioGenerator {
  /// A stack to set: what is there kept, cut, reordered, extended, exchanged below, or something else altogether.
  mutating func list(in model: borrowing NavigationModel) -> [ControllerName]? {
    let old = Array(model.stack.controllers.suffix(plan.longestList))
    let isWhole = old.count == model.depth
    var names: [ControllerName]
    switch random.index(below: 12) {
    case 0 where isWhole:
      names = old
    case 1 where isWhole && old.count > 1:
      names = Array(old.prefix(1 + random.index(below: old.count - 1)))
    case 2:
      names = old
      append(freshName(in: model), to: &names)
    case 3:
      names = old
      random.shuffle(&names)
    case 4:
      names = Array(old.reversed())
    case 5, 6:
      // Others below, the same top.
      names = strangers(in: model, upTo: 3)
      append(model.top, to: &names)
    case 7:
      // The guide's own example: something else below, the end of the list from below the top.
      names = strangers(in: model, upTo: 2) + old.dropLast()
    case 8:
      names = old.filter { _ in random.chance(1, outOf: 2) }
    case 9:
      names = strangers(in: model, upTo: 4)
    case 10:
      names = old.isEmpty ? [] : [old[random.index(below: old.count)]]
    default:
      names = (0..<(1 + random.index(below: 4))).map { _ in anyName() }
    }
    return distinct(names)
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
    var kept: [ControllerName] = []
    for name in names.reversed() where !kept.contains(name) { kept.append(name) }
    kept.reverse()
    return kept.isEmpty ? nil : kept
  }
}
