import ConformanceEngine
package import NavigationReference

/// Writes scenario i of a seed, line by line, looking at the model.
///
/// What comes out is a pure function of (`version`, seed, index, plan, claims): nothing is learned on the way.
package struct ScenarioGenerator: Sendable {
  /// Raised with every change of what any seed generates.
  package static let version = 1

  private let claims: Capabilities
  private let plan: GenerationPlan
  private var random: SeededGenerator
  private var weights: [UInt32]
  private var total: UInt64 = 0
  private var isStarted = false
  private var setUpCount: Int
  private var remaining: Int
  /// The scenario draws its controllers from the first so many.
  private let cast: Int
  /// In how many of 16 cases a change is animated, and of those left running.
  private let animatedIn16: Int
  private let runningIn16: Int
  /// Once in so many pushes a controller is drawn that is on the stack.
  private let duplicateEvery: Int

  package init(
    seed: UInt64, index: UInt64, plan: GenerationPlan, claims: Capabilities, longest: Int = 400
  ) {
    self.claims = claims
    self.plan = plan
    random = SeededGenerator(seed: seed, stream: index)
    weights = plan.weights
    let length: Int
    switch random.index(below: 100) {
    case 0..<60: length = 3 + random.index(below: 15)
    case 60..<90: length = 15 + random.index(below: 45)
    case 90..<98: length = 50 + random.index(below: 100)
    default: length = 150 + random.index(below: 250)
    }
    remaining = min(length, longest)
    let isDeep = random.chance(1, outOf: 24)
    cast = isDeep ? 20 + random.index(below: 60) : 3 + random.index(below: 6)
    setUpCount = random.chance(1, outOf: 2) ? random.index(below: 8) : 0
    animatedIn16 = [0, 4, 8, 8, 12, 16][random.index(below: 6)]
    let isRunning = random.chance(1, outOf: 3)
    let tempo = 2 + random.index(below: 8)
    runningIn16 = isRunning && claims.contains(.runningTransitions) ? tempo : 0
    let isDuplicating = random.chance(1, outOf: 3)
    duplicateEvery = isDuplicating && claims.contains(.raises) ? 10 : 0
    swarm(isDeep: isDeep)
  }

  /// Gives this scenario a character: kinds are left out or favoured at random, so that none crowds out the others.
  private mutating func swarm(isDeep: Bool) {
    for kind in OperationKind.allCases {
      if !isClaimed(kind) {
        weights[kind.rawValue] = 0
      } else if kind != .push {
        let factor: UInt32 = [0, 1, 1, 2, 4, 4][random.index(below: 6)]
        weights[kind.rawValue] *= factor
      } else {
        weights[kind.rawValue] *= isDeep ? 8 : 3
      }
    }
    total = weights.reduce(0) { $0 + UInt64($1) }
  }

  private func isClaimed(_ kind: OperationKind) -> Bool {
    switch kind {
    case .push, .pop: true
    case .popTo: claims.contains(.popTo)
    case .popToRoot: claims.contains(.popToRoot)
    case .setViewControllers: claims.contains(.setViewControllers)
    case .assignViewControllers: claims.contains(.assignViewControllers)
    case .tapBack: claims.contains(.tapBack)
    case .navigationBarHidden: claims.contains(.navigationBar)
    case .toolbarHidden: claims.contains(.toolbar)
    case .change: !claims.isDisjoint(with: [.barContent, .prompt, .toolbarItems, .hidesBottomBar])
    case .setToolbarItems: claims.contains(.toolbarItems)
    case .setDelegate: claims.contains(.delegateReplacement)
    case .callback: claims.isSuperset(of: [.callbacks, .appearance])
    case .show: !claims.isDisjoint(with: [.offScreen, .emptyStart])
    }
  }

  /// The next line, or `nil` when the scenario ends here.
  package mutating func next(in model: borrowing NavigationModel) -> ScenarioLine? {
    if !isStarted {
      if setUpCount > 0 {
        setUpCount -= 1
        if let line = change(in: model), allowed(line, in: model) { return line }
      }
      isStarted = true
      return start()
    }
    guard remaining > 0 else {
      return model.isSettled ? nil : .settle
    }
    remaining -= 1
    if !model.isSettled, random.chance(5, outOf: 12) { return .settle }
    for _ in 0..<8 {
      if let line = draw(in: model), allowed(line, in: model), !isAvoided(line, in: model) {
        return line
      }
    }
    return model.isSettled ? nil : .settle
  }

  private func allowed(_ line: ScenarioLine, in model: borrowing NavigationModel) -> Bool {
    claims.allows(line) && model.refusal(of: line) == nil
  }

  /// Steers around what is known to be wrong, but not always: another defect may hide behind it.
  private mutating func isAvoided(
    _ line: ScenarioLine, in model: borrowing NavigationModel
  ) -> Bool {
    guard !plan.avoided.isEmpty else { return false }
    var after = copy model
    var expectation = Expectation()
    after.apply(line, to: &expectation)
    let facts = expectation.situation
    guard plan.avoided.contains(where: { facts.isSuperset(of: $0) }) else { return false }
    return !random.chance(1, outOf: 64)
  }

  private mutating func start() -> ScenarioLine {
    let root = ControllerName(0)
    switch random.index(below: 16) {
    case 0 where claims.contains(.emptyStart): return .start(.empty)
    case 1, 2:
      return .start(claims.contains(.offScreen) ? .offScreen(root: root) : .onScreen(root: root))
    default: return .start(.onScreen(root: root))
    }
  }

  private mutating func drawKind() -> OperationKind {
    var unit = random.below(max(total, 1))
    for kind in OperationKind.allCases {
      let weight = UInt64(weights[kind.rawValue])
      if unit < weight { return kind }
      unit -= weight
    }
    return .push
  }

  private mutating func draw(in model: borrowing NavigationModel) -> ScenarioLine? {
    switch drawKind() {
    case .push: return push(in: model)
    case .pop: return .pop(motion())
    case .popTo:
      guard model.depth > 0 else { return nil }
      return .popTo(model.stack.controllers[random.index(below: model.depth)], motion())
    case .popToRoot: return .popToRoot(motion())
    case .setViewControllers: return list(in: model).map { .setViewControllers($0, motion()) }
    case .assignViewControllers: return list(in: model).map { .assignViewControllers($0) }
    case .tapBack: return .tapBack
    case .navigationBarHidden:
      let hidden = random.chance(model.isBarHidden ? 1 : 3, outOf: 4)
      return random.chance(1, outOf: 4)
        ? .assignNavigationBarHidden(hidden)
        : .setNavigationBarHidden(hidden, animated: random.chance(1, outOf: 2))
    case .toolbarHidden:
      let hidden = random.chance(model.isToolbarHidden ? 1 : 2, outOf: 4)
      return random.chance(1, outOf: 4)
        ? .assignToolbarHidden(hidden)
        : .setToolbarHidden(hidden, animated: random.chance(1, outOf: 2))
    case .change: return change(in: model)
    case .setToolbarItems:
      return .setToolbarItems(
        name(in: model), items(), animated: random.chance(1, outOf: 2))
    case .setDelegate:
      return .setDelegate([.first, .second, nil][random.index(below: 3)])
    case .callback: return callback(in: model)
    case .show: return model.isOnScreen ? nil : .show
    }
  }

  private mutating func motion() -> Motion {
    guard random.chance(animatedIn16, outOf: 16) else { return .still }
    return random.chance(runningIn16, outOf: 16) ? .running : .animated
  }

  private mutating func anyName() -> ControllerName {
    ControllerName(random.index(below: cast))
  }

  /// A controller to change: mostly one that can be seen.
  private mutating func name(in model: borrowing NavigationModel) -> ControllerName {
    switch random.index(below: 4) {
    case 0, 1: model.top ?? anyName()
    case 2: model.back ?? anyName()
    default: anyName()
    }
  }

  private mutating func freshName(in model: borrowing NavigationModel) -> ControllerName? {
    for _ in 0..<4 {
      let name = anyName()
      if !model.isOnStack(name) { return name }
    }
    for index in 0..<cast where !model.isOnStack(ControllerName(index)) {
      return ControllerName(index)
    }
    return nil
  }

  private mutating func push(in model: borrowing NavigationModel) -> ScenarioLine? {
    if duplicateEvery > 0, model.depth > 0, random.chance(1, outOf: duplicateEvery) {
      let name = model.stack.controllers[random.index(below: model.depth)]
      return .push(name, random.chance(1, outOf: 2) ? .still : .animated)
    }
    guard let name = freshName(in: model) else { return nil }
    return .push(name, motion())
  }
}

extension ScenarioGenerator {
  /// A stack to set: what is there kept, cut, reordered, extended, exchanged below, or something else altogether.
  private mutating func list(in model: borrowing NavigationModel) -> [ControllerName]? {
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

  private mutating func append(_ name: ControllerName?, to names: inout [ControllerName]) {
    if let name { names.append(name) }
  }

  private mutating func strangers(
    in model: borrowing NavigationModel, upTo count: Int
  ) -> [ControllerName] {
    var names: [ControllerName] = []
    for _ in 0..<(1 + random.index(below: count)) {
      append(freshName(in: model), to: &names)
    }
    return names
  }

  /// Each once, the last mention kept, because the last of the list decides the transition.
  private func distinct(_ names: [ControllerName]) -> [ControllerName]? {
    var kept: [ControllerName] = []
    for name in names.reversed() where !kept.contains(name) { kept.append(name) }
    kept.reverse()
    return kept.isEmpty ? nil : kept
  }

  private mutating func change(in model: borrowing NavigationModel) -> ScenarioLine? {
    let name = model.isStarted ? name(in: model) : anyName()
    var attributes = 0
    if claims.contains(.barContent) { attributes = 6 }
    let bar = attributes
    if claims.contains(.prompt) { attributes += 1 }
    let prompt = attributes
    if claims.contains(.toolbarItems) { attributes += 2 }
    let toolbar = attributes
    if claims.contains(.hidesBottomBar) { attributes += 1 }
    guard attributes > 0 else { return nil }
    let drawn = random.index(below: attributes)
    if drawn < bar { return .change(name, barAttribute(drawn)) }
    if drawn < prompt { return .change(name, .prompt(optional(text()))) }
    if drawn < toolbar { return .change(name, .toolbarItems(items())) }
    return .change(name, .hidesBottomBarWhenPushed(random.chance(3, outOf: 4)))
  }

  private mutating func barAttribute(_ drawn: Int) -> Attribute {
    switch drawn {
    case 0: .title(optional(title()))
    case 1: .itemTitle(optional(title()))
    case 2: .titleView(optional(item()))
    case 3: .leftItem(optional(item()))
    case 4: .rightItem(optional(item()))
    default: .backItem(optional(item()))
    }
  }

  private mutating func optional(_ label: Label) -> Label? {
    random.chance(1, outOf: 4) ? nil : label
  }

  private mutating func text() -> Label {
    ["p", "q", "r"][random.index(below: 3)]
  }

  private mutating func title() -> Label {
    ["a", "b", "c", "d", "a", "b", "c", ""][random.index(below: 8)]
  }

  private mutating func item() -> Label {
    ["x", "y", "z"][random.index(below: 3)]
  }

  private mutating func items() -> [Label]? {
    guard random.chance(7, outOf: 8) else { return nil }
    var items: [Label] = []
    for _ in 0..<random.index(below: 4) { items.append(item()) }
    return items
  }

  private mutating func callback(in model: borrowing NavigationModel) -> ScenarioLine? {
    let name = random.chance(1, outOf: 3) ? model.back ?? anyName() : anyName()
    let flag = random.chance(1, outOf: 2)
    let animated = random.chance(1, outOf: 2)
    switch random.index(below: 6) {
    case 0, 1, 2: return .callback(.viewWillAppear(name), .push(anyName(), animated: false))
    case 3:
      return .callback(.viewWillAppear(name), .setNavigationBarHidden(flag, animated: animated))
    case 4: return .callback(.viewWillAppear(name), .setToolbarHidden(flag, animated: animated))
    default: return .callback(.willShow(name), .setToolbarHidden(flag, animated: animated))
    }
  }
}
