import ConformanceEngine
import NavigationReference

/// Writes breaches: a start as any scenario's, the line that breaks the rule, and a few more after it.
struct BreachGenerator {
  let claims: Capabilities
  private let seed: UInt64

  private static let stream: UInt64 = 0x42_52_45_41_43_48

  init(seed: UInt64, claims: Capabilities) {
    self.seed = seed ^ Self.stream
    self.claims = claims
  }

  /// `nil` where what was drawn leaves no way to break the rule.
  func breach(of rule: CallerRule, at index: UInt64) -> Breach? {
    var random = SeededGenerator(seed: seed &+ UInt64(rule.seedOffset), stream: index)
    var model = NavigationModel()
    var expectation = Expectation()
    var lines: [ScenarioLine] = []
    if let kind = rule.kindKeptOut, let start = impossibleStart(with: kind, &random) {
      // Whether there is a subject then, nobody can say; so nothing is asked of it.
      return claims.allows(lines: start) ? Breach(rule: rule, lines: start, place: 1) : nil
    }
    if rule.needsEmptyStack {
      guard claims.contains(.emptyStart) else { return nil }
      model.apply(.start(.empty), to: &expectation)
      lines = [.start(.empty)]
    } else if !rule.isBrokenByStart {
      lines = beginning(index, &model, &random)
    }
    // While a finger is down everything waits for it, whatever rule is kept.
    guard !model.isGesturing, let broken = brokenLines(of: rule, in: model, &random) else {
      return nil
    }
    guard claims.allows(lines: broken) else { return nil }
    lines += broken
    let place = lines.count - 1
    for index in 0..<random.index(below: 4) {
      // Each time another one: to push one that is there already is no rule of the caller's, and not everybody refuses it.
      let line = further(with: ControllerName(42 + index), &random)
      if claims.allows(line) { lines.append(line) }
    }
    return Breach(rule: rule, lines: lines, place: place)
  }

  /// What may not come onto the stack as the root, in one of four attempts.
  private func impossibleStart(
    with kind: Attribute, _ random: inout SeededGenerator
  ) -> [ScenarioLine]? {
    guard random.chance(1, outOf: 4) else { return nil }
    let root = ControllerName(0)
    var starts: [Start] = [.onScreen(root: root), .offScreen(root: root), .presented(root: root)]
    if claims.contains(.embeddedStart) { starts.append(.embedded(root: root)) }
    return [.change(root, kind), .start(starts[random.index(below: starts.count)])]
  }

  private func beginning(
    _ index: UInt64, _ model: inout NavigationModel, _ random: inout SeededGenerator
  ) -> [ScenarioLine] {
    var generator = ScenarioGenerator(
      seed: seed, index: index, plan: GenerationPlan(),
      claims: claims.subtracting([.callbacks, .runningTransitions, .raises, .emptyStart]),
      longest: 8)
    var expectation = Expectation()
    var lines: [ScenarioLine] = []
    let count = 1 + random.index(below: 8)
    while lines.count < count || !model.isStarted, let line = generator.next(in: model) {
      guard model.canCompare(line) else { continue }
      model.apply(line, to: &expectation)
      lines.append(line)
    }
    return lines
  }

  /// The lines that break the rule; the last one does.
  private func brokenLines(
    of rule: CallerRule, in model: NavigationModel, _ random: inout SeededGenerator
  ) -> [ScenarioLine]? {
    let stranger = ControllerName(40)
    let stack = model.stack.controllers
    switch rule {
    case .waitsForTransitions:
      guard model.isOnScreen else { return nil }
      if random.chance(1, outOf: 4), let chained = chainedPush(of: stranger, in: model, &random) {
        return chained
      }
      var first: [ScenarioLine] = [
        .push(stranger, .running), .pop(.running), .popToRoot(.running),
        .setViewControllers([stranger], .running),
        .setViewControllers(stack + [stranger], .running),
      ]
      if let root = stack.first { first.append(.popTo(root, .running)) }
      // What starts no transition here cannot be left running.
      first.removeAll { model.refusal(of: $0) != nil || !claims.allows($0) }
      guard !first.isEmpty else { return nil }
      var second: [ScenarioLine] = [
        .push(ControllerName(41), .animated), .push(ControllerName(41), .still), .pop(.animated),
        .pop(.still), .popToRoot(.still), .setViewControllers([stranger], .still),
        .setViewControllers([ControllerName(41)], .animated),
        .assignViewControllers([ControllerName(41)]),
      ]
      if let root = stack.first { second += [.popTo(root, .still), .popTo(root, .animated)] }
      return [
        first[random.index(below: first.count)], second[random.index(below: second.count)],
      ]
    case .popsToWhatIsThere:
      // In a large cast the stranger may be none.
      guard !model.isOnStack(stranger) else { return nil }
      return [.popTo(stranger, random.chance(1, outOf: 2) ? .still : .animated)]
    case .setsSomething:
      return [
        random.chance(1, outOf: 2) ? .setViewControllers([], .still) : .assignViewControllers([])
      ]
    case .setsEachOnce:
      let lists: [[ControllerName]] = [
        [stranger, stranger], stack + stack, [stranger] + stack + [stranger],
      ]
      return [.setViewControllers(lists[random.index(below: lists.count)], .still)]
    case .bringsRootBeforeDisplay: return [.show]
    case .tapsWhatIsShown:
      guard stack.count == 1, model.isOnScreen else { return nil }
      return [.tapBack]
    case .hidesToolbarBeforehand:
      guard let top = model.top else { return nil }
      return [.change(top, .hidesBottomBarWhenPushed(random.chance(1, outOf: 2)))]
    case .keepsTabBarsOut, .keepsNavigationControllersOut, .keepsToOneStack:
      guard model.presentation == nil, let kind = rule.kindKeptOut else { return nil }
      let places: [ScenarioLine] = [
        .push(stranger, .still), .push(stranger, .animated),
        .setViewControllers([stranger], .still),
        .setViewControllers(stack + [stranger], .animated),
        .setViewControllers([stranger] + stack, .still), .assignViewControllers(stack + [stranger]),
      ]
      return [.change(stranger, kind), places[random.index(below: places.count)]]
    case .leavesBarsAlone:
      let bar: BarObject = random.chance(1, outOf: 2) ? .navigationBar : .toolbar
      let properties = BarViewProperty.allCases
      // This one the documents name most often.
      let property =
        random.chance(1, outOf: 2)
        ? .isHidden : properties[random.index(below: properties.count)]
      return [.changeBar(.view(bar, property))]
    case .givesBarClasses:
      let bar: BarObject = random.chance(1, outOf: 2) ? .navigationBar : .toolbar
      return [.start(.foreignClass(root: ControllerName(0), of: bar))]
    case .callsBackAsForeseen: return unforeseenCallback(of: stranger, in: model, &random)
    case .popsFromSomething:
      let pops: [ScenarioLine] = [.pop(.still), .popToRoot(.still), .popTo(stranger, .still)]
      return [pops[random.index(below: pops.count)]]
    }
  }

  /// A push while the transition begins in whose course it is made, by whoever comes up.
  private func chainedPush(
    of stranger: ControllerName, in model: NavigationModel, _ random: inout SeededGenerator
  ) -> [ScenarioLine]? {
    let motions: [(Motion, chained: Bool)] = [
      (.animated, false), (.animated, true), (.still, true),
    ]
    let (motion, isChainedAnimated) = motions[random.index(below: motions.count)]
    let lines: [ScenarioLine] = [
      .callback(.viewWillAppear(stranger), .push(ControllerName(41), animated: isChainedAnimated)),
      .push(stranger, motion),
    ]
    return model.presentation == nil && claims.allows(lines: lines) ? lines : nil
  }

  /// What a caller may do next who has not noticed anything.
  private func further(
    with fresh: ControllerName, _ random: inout SeededGenerator
  ) -> ScenarioLine {
    let lines: [ScenarioLine] = [
      .pop(.still), .popToRoot(.still), .push(fresh, .still), .push(fresh, .animated),
      .setViewControllers([fresh], .still),
    ]
    return lines[random.index(below: lines.count)]
  }
}

extension Capabilities {
  fileprivate func allows(lines: [ScenarioLine]) -> Bool { lines.allSatisfy { allows($0) } }
}

extension CallerRule {
  fileprivate var needsEmptyStack: Bool {
    self == .bringsRootBeforeDisplay || self == .popsFromSomething
  }

  fileprivate var isBrokenByStart: Bool { self == .givesBarClasses }

  /// What a controller is, or where, that may not come onto the stack.
  fileprivate var kindKeptOut: Attribute? {
    switch self {
    case .keepsTabBarsOut: .tabBarController
    case .keepsNavigationControllersOut: .navigationController
    case .keepsToOneStack: .elsewhere
    default: nil
    }
  }

  fileprivate var seedOffset: Int { (CallerRule.allCases.firstIndex(of: self) ?? 0) << 8 }
}
