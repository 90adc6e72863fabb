import ConformanceEngine
package import NavigationReference

/// Writes scenario i of a seed, line by line, looking at the model.
///
/// What comes out is a pure function of (`version`, seed, index, plan, claims): nothing is learned on the way.
package struct ScenarioGenerator: Sendable {
  /// Raised with every change of what any seed generates.
  package static let version = 13

  let claims: Capabilities
  let plan: GenerationPlan
  var random: SeededGenerator
  var weights: [UInt32]
  /// The kinds that weigh anything in this scenario.
  private var kinds: [Int] = []
  /// How much each of them weighs together with those before it, by the factors at `weighedRow`.
  private var sums: [UInt64] = []
  /// Where the factors begin that belong to the kind drawn before; -1 when none was, and -2 as long as nothing is weighed.
  private var weighedRow = -2
  var isStarted = false
  var setUpCount: Int
  var remaining: Int
  /// The scenario draws its controllers from the first so many.
  let cast: Int
  /// In how many of 16 cases a change is animated, and of those left running.
  let animatedIn16: Int
  let runningIn16: Int
  /// Once in so many pushes a controller is drawn that is on the stack.
  let duplicateEvery: Int
  /// In how many of 8 cases a line is of the kind of the line before.
  let streakIn8: Int
  /// Whether the delegate is still to be taken away right after the start.
  var removesDelegate: Bool
  /// The kind of the last line that was drawn.
  var previous: OperationKind?
  /// What was on top before the last line, so that what was popped can come again.
  var formerTop: ControllerName?
  /// Whom a callback was last told to push.
  var chained: ControllerName?
  /// What was last changed, and of whom.
  var formerChange: (name: ControllerName, attribute: Attribute)?
  /// A scenario of the plan that this one begins like.
  var pattern: ScenarioMutation?

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
    let isDeep: Bool
    switch random.index(below: 24) {
    case 0: (isDeep, cast) = (true, 20 + random.index(below: 60))
    case 1, 2: (isDeep, cast) = (false, 8 + random.index(below: 8))
    default: (isDeep, cast) = (false, 3 + random.index(below: 6))
    }
    setUpCount = random.chance(1, outOf: 2) ? random.index(below: 8) : 0
    animatedIn16 = [0, 4, 8, 8, 12, 16][random.index(below: 6)]
    let isRunning = random.chance(1, outOf: 3)
    let tempo = 2 + random.index(below: 8)
    runningIn16 = isRunning && claims.contains(.runningTransitions) ? tempo : 0
    let isDuplicating = random.chance(1, outOf: 3)
    // Where each refusal costs a process, there are fewer of them.
    let isFrugal = claims.endsWithRefusal && !index.isMultiple(of: 8)
    duplicateEvery = isDuplicating && claims.contains(.raises) && !isFrugal ? 10 : 0
    let isAlone = random.chance(1, outOf: 8)
    removesDelegate = isAlone && claims.contains(.delegateReplacement)
    streakIn8 = [0, 0, 0, 0, 0, 0, 4, 7][random.index(below: 8)]
    if !plan.patterns.isEmpty, random.chance(1, outOf: 6) {
      let index = random.index(below: plan.patterns.count)
      pattern = ScenarioMutation(of: plan.patterns[index], at: 0)
      remaining = min(remaining, 12)
    }
    swarm(isDeep: isDeep)
    kinds = weights.indices.filter { weights[$0] > 0 }
    sums = Array(repeating: 0, count: kinds.count)
  }

  /// Gives this scenario a character: kinds are left out or favoured at random, so that none crowds out the others.
  mutating func swarm(isDeep: Bool) {
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
  }

  func isClaimed(_ kind: OperationKind) -> Bool {
    switch kind {
    case .push, .pop: true
    case .popTo: claims.contains(.popTo)
    case .popToRoot: claims.contains(.popToRoot)
    case .setViewControllers: claims.contains(.setViewControllers)
    case .assignViewControllers: claims.contains(.assignViewControllers)
    case .tapBack: claims.contains(.tapBack)
    case .navigationBarHidden: claims.contains(.navigationBar)
    case .toolbarHidden: claims.contains(.toolbar)
    case .change:
      !claims.isDisjoint(with: [
        .barContent, .prompt, .toolbarItems, .hidesBottomBar, .navigationBarColors, .contentInset,
      ])
    case .setToolbarItems: claims.contains(.toolbarItems)
    case .setDelegate: claims.contains(.delegateReplacement)
    case .callback: claims.isSuperset(of: [.callbacks, .appearance])
    case .show: !claims.isDisjoint(with: [.offScreen, .emptyStart])
    case .modal: claims.contains(.modal)
    case .popGesture: claims.contains(.popGesture)
    case .tapEdit: claims.isSuperset(of: [.editButton, .barContent])
    case .changeBar: claims.contains(.navigationBarAppearance)
    case .tapToolbarItem: claims.isSuperset(of: [.toolbarItemTaps, .toolbarItems, .toolbar])
    case .tapLeftItem: claims.isSuperset(of: [.leftItemTaps, .barContent])
    case .lendController: claims.contains(.controllerOwnership)
    case .segue: claims.contains(.segues)
    case .lendDelegate: claims.isSuperset(of: [.delegateOwnership, .delegateReplacement])
    case .barObject: !claims.isDisjoint(with: [.navigationBarDelegate, .anotherController])
    }
  }

  /// The next line, or `nil` when the scenario ends here.
  package mutating func next(in model: borrowing NavigationModel) -> ScenarioLine? {
    if pattern != nil, let line = mutated(in: model) { return line }
    if !isStarted {
      if setUpCount > 0 {
        setUpCount -= 1
        if let line = change(in: model), allowed(line, in: model) { return line }
      }
      isStarted = true
      return start(in: model)
    }
    if model.isGesturing { return remaining > 0 ? swipe() : .popGesture(.cancel) }
    guard remaining > 0 else {
      return model.isSettled ? nil : .settle
    }
    remaining -= 1
    if model.presentation != nil, random.chance(1, outOf: 3) {
      let line = ScenarioLine.dismiss(animated: random.chance(1, outOf: 2))
      if allowed(line, in: model), !isAvoided(line, in: model) { return line }
    }
    if removesDelegate {
      removesDelegate = false
      if model.refusal(of: .setDelegate(nil)) == nil { return .setDelegate(nil) }
    }
    if !model.isSettled, random.chance(5, outOf: 12) { return .settle }
    // Who was lent leaves none, and most of what is said to a delegate needs one.
    if previous == .lendDelegate {
      previous = .setDelegate
      if random.chance(7, outOf: 8) { return .setDelegate(.first) }
    }
    for _ in 0..<8 {
      let kind = drawKind()
      if let line = draw(kind, in: model), allowed(line, in: model), !isAvoided(line, in: model) {
        // A second time they say nothing more.
        switch line {
        case .tapLeftItem, .lendController: previous = nil
        default: previous = kind
        }
        formerTop = model.top
        return line
      }
    }
    return model.isSettled ? nil : .settle
  }

  /// The next line of the pattern, with something left out or put in between here and there.
  private mutating func mutated(in model: borrowing NavigationModel) -> ScenarioLine? {
    while let planned = pattern?.next() {
      switch random.index(below: 16) {
      case 0: continue
      case 1 where model.isStarted, 2 where model.isStarted:
        pattern?.stepBack()
        if let line = draw(drawKind(), in: model), allowed(line, in: model),
          !isAvoided(line, in: model)
        {
          return line
        }
      case 3 where model.isStarted:
        pattern = pattern?.crossed(with: plan.patterns, using: &random)
      default:
        if case .start = planned { isStarted = true }
        if allowed(planned, in: model), !isAvoided(planned, in: model) {
          previous = OperationKind(planned)
          return planned
        }
      }
    }
    pattern = nil
    return nil
  }

  func allowed(_ line: ScenarioLine, in model: borrowing NavigationModel) -> Bool {
    claims.allows(line, in: model) && model.refusal(of: line) == nil
  }

  /// Steers around what is known to be wrong, but not always: another defect may hide behind it.
  mutating func isAvoided(
    _ line: ScenarioLine, in model: borrowing NavigationModel
  ) -> Bool {
    guard !plan.avoided.isEmpty || !plan.fatal.isEmpty else { return false }
    var after = copy model
    var expectation = Expectation()
    after.apply(line, to: &expectation)
    let facts = expectation.situation
    if plan.fatal.contains(line, atDepth: model.depth, facts) { return true }
    guard plan.avoided.contains(where: { facts.isSuperset(of: $0) }) else { return false }
    return !random.chance(1, outOf: 64)
  }

  private mutating func start(in model: borrowing NavigationModel) -> ScenarioLine {
    // A root for which something waits in a callback cannot come first everywhere. A pattern may have set up callbacks for
    // the whole cast; then it is somebody else.
    var root = ControllerName(0)
    while !model.isStarted, model.refusal(of: .start(.onScreen(root: root))) != nil {
      root = ControllerName(root.position + 1)
    }
    switch random.index(below: 16) {
    case 0 where claims.contains(.emptyStart): return .start(.empty)
    case 3 where claims.contains(.presentedStart): return .start(.presented(root: root))
    case 4 where claims.contains(.embeddedStart): return .start(.embedded(root: root))
    case 1, 2:
      return .start(claims.contains(.offScreen) ? .offScreen(root: root) : .onScreen(root: root))
    default: return .start(.onScreen(root: root))
    }
  }

  private mutating func drawKind() -> OperationKind {
    if let previous, streakIn8 > 0, random.chance(streakIn8, outOf: 8) { return previous }
    // Factors that change nothing change nothing whatever was drawn before.
    let row = plan.isNeutral ? -1 : previous.map { $0.rawValue * weights.count } ?? -1
    if row != weighedRow { weigh(after: row) }
    let unit = random.below(max(sums.last ?? 0, 1))
    for position in sums.indices where unit < sums[position] {
      return OperationKind(rawValue: kinds[position]) ?? .push
    }
    return .push
  }

  /// How likely each kind is, by its own weight and by what the plan makes of it after the kind of this row.
  private mutating func weigh(after row: Int) {
    weighedRow = row
    var sum: UInt64 = 0
    for (position, kind) in kinds.enumerated() {
      let factor = row < 0 ? GenerationPlan.neutralFactor : plan.factors[row + kind]
      sum &+= UInt64(weights[kind]) * UInt64(factor)
      sums[position] = sum
    }
  }
}
