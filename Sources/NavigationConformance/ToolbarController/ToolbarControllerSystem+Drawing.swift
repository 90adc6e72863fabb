import ConformanceEngine
import NavigationReference

/// How scenarios are drawn.
extension ToolbarControllerSystem {
  var draws: Bool { true }

  private static var lineLimit: Int { 16 }
  /// Before the content is contained there are up to so many lines of set-up.
  private static var setUpLimit: Int { 4 }
  private static var castLimit: Int { 6 }

  func line(
    after state: ToolbarControllerModel, count: Int, using randomness: inout SeededGenerator
  ) -> ToolbarControllerLine? {
    guard count < Self.lineLimit, count < 6 || !randomness.chance(1, outOf: 12) else { return nil }
    // What is refused is drawn again; each phase has lines that are always accepted.
    for _ in 0..<32 {
      let line = draw(in: state.world, count, &randomness)
      if accepts(line, in: state) { return line }
    }
    return nil
  }

  private func draw(
    in world: ToolbarControllerWorld, _ count: Int, _ randomness: inout SeededGenerator
  ) -> ToolbarControllerLine {
    switch world.phase {
    case .setUp:
      return count < Self.setUpLimit && randomness.chance(2, outOf: 3)
        ? setUp(&randomness) : .contain(content(&randomness))
    case .contained:
      return randomness.chance(2, outOf: 3) ? .load : change(in: world, &randomness)
    case .loaded:
      return randomness.chance(3, outOf: 4) ? .show : other(&randomness)
    case .shown:
      return randomness.chance(3, outOf: 4) && world.isNavigation
        ? change(in: world, &randomness) : other(&randomness)
    }
  }

  private func content(_ randomness: inout SeededGenerator) -> ToolbarControllerContent {
    switch randomness.index(below: 8) {
    case 0: .plain
    case 1, 2: .subclass(ControllerName(0))
    default: .navigation(ControllerName(0))
    }
  }

  private func setUp(_ randomness: inout SeededGenerator) -> ToolbarControllerLine {
    switch randomness.index(below: 8) {
    case 0:
      .frame(
        Rectangle(
          x: randomness.index(below: 12), y: randomness.index(below: 24),
          width: 100 + randomness.index(below: 400), height: 44 + randomness.index(below: 500)))
    case 1: .delegate(randomness.chance(1, outOf: 2) ? .first : nil)
    case 2: .contentItems(labels(&randomness))
    case 3: .orientations(orientations(&randomness))
    default: items(&randomness)
    }
  }

  private func items(_ randomness: inout SeededGenerator) -> ToolbarControllerLine {
    let name = ControllerName(randomness.index(below: Self.castLimit))
    switch randomness.index(below: 6) {
    case 0: return .toolbarItems(name, .unanswered)
    case 1: return .toolbarItems(name, .none)
    default: return .toolbarItems(name, .items(labels(&randomness)))
    }
  }

  private func labels(_ randomness: inout SeededGenerator) -> [Label] {
    let letters: [Label] = ["x", "y", "z"]
    return (0..<randomness.index(below: 4)).map { _ in letters[randomness.index(below: 3)] }
  }

  private func orientations(_ randomness: inout SeededGenerator) -> Set<Orientation> {
    Set(Orientation.allCases.filter { _ in randomness.chance(1, outOf: 2) })
  }

  private func change(
    in world: ToolbarControllerWorld, _ randomness: inout SeededGenerator
  ) -> ToolbarControllerLine {
    let animated = randomness.chance(1, outOf: 2)
    let stranger = ControllerName(randomness.index(below: Self.castLimit))
    switch randomness.index(below: 12) {
    case 0...4: return .push(stranger, animated: animated)
    case 5, 6: return .pop(animated: animated)
    case 7:
      return .popTo(randomness.pick(from: world.stack) ?? stranger, animated: animated)
    case 8: return .popToRoot(animated: animated)
    case 9, 10:
      var names = world.stack + [stranger]
      randomness.shuffle(&names)
      return .set(
        Array(names.prefix(1 + randomness.index(below: names.count))), animated: animated)
    default: return items(&randomness)
    }
  }

  private func other(_ randomness: inout SeededGenerator) -> ToolbarControllerLine {
    switch randomness.index(below: 8) {
    case 0, 1:
      .appearance(
        AppearanceCall.allCases[randomness.index(below: AppearanceCall.allCases.count)],
        animated: randomness.chance(1, outOf: 2))
    case 2: .rotate(Orientation.allCases[randomness.index(below: Orientation.allCases.count)])
    case 3:
      .resize(width: 100 + randomness.index(below: 400), height: 44 + randomness.index(below: 500))
    case 4: .delegate([DelegateName.first, .second, nil][randomness.index(below: 3)])
    case 5: .contentItems(labels(&randomness))
    default: items(&randomness)
    }
  }
}
