public import ConformanceChecks
public import NavigationReference

/// A run in which nothing is judged: the subject is left alone with its lines and looked at when they are over.
struct Portrayal: Sendable {
  /// What to look at in the end.
  let look: Look
  /// The lines whose results and messages count.
  let part: Range<Int>
  /// Whether the run goes on when the subject has refused a line, as a caller does that has not noticed.
  let goesOn: Bool
  fileprivate(set) var portrait = Portrait()
  fileprivate var isStarted = false
  /// Whether the subject was looked at when the lines were over. It is not when one of them was refused.
  fileprivate var isLookedAt = false
}

extension Session {
  /// From now on runs are portrayed, and nothing is expected of them.
  mutating func portray(_ aspects: AspectSet, in part: Range<Int>, goingOn: Bool = false) {
    portrayal = Portrayal(look: Look(rawValue: aspects.rawValue), part: part, goesOn: goingOn)
    isPortraying = true
  }

  /// What to do with the subject: the stack is read at each step, because no one knows which is the last.
  mutating func planPortrait(_ line: ScenarioLine) -> StepPlan {
    if case .start = line { portrayal?.isStarted = true }
    let isStarted = portrayal?.isStarted ?? false
    return StepPlan(
      settles: isStarted && line.comesToRest, takesEvents: true,
      look: isStarted ? .stack : [], probe: nil,
      mayHaveNobody: Self.startsImpossibly(with: line, after: lines))
  }

  /// Whether the line starts with a root or a class that the documents rule out, so that there may be nobody to look at.
  ///
  /// Not asked of a session, which would be copied whole in every step.
  static func startsImpossibly(with line: ScenarioLine, after lines: [ScenarioLine]) -> Bool {
    guard case .start(let start) = line, let root = start.root else { return false }
    if case .foreignClass = start { return true }
    return lines.contains {
      if case .change(root, let attribute) = $0 { attribute.isKind } else { false }
    }
  }

  /// Keeps what a step showed.
  mutating func portrayStep() -> StepJudgement {
    if observation.unsupported != nil { return .unsupported }
    // Where none was made, another controller would take its place.
    if observation.raised != nil, case .change(_, let attribute)? = lines.last, attribute.isKind {
      return .unsupported
    }
    portrayal?.portrait.stack = observation.isStackAsExpected ? [] : observation.stack
    if let portrayal, portrayal.part.contains(lines.count - 1) {
      self.portrayal?.portrait.events += observation.events
      self.portrayal?.portrait.returned += observation.returnedControllers
    }
    guard let raised = observation.raised else { return .agrees }
    let text = "\(lines.last?.text ?? ""): \(raised)"
    let isOver = lines.last.map { Self.startsImpossibly(with: $0, after: lines) } ?? false
    guard portrayal?.goesOn ?? false, !isOver else {
      portrayal?.portrait.raised = text
      return .ends
    }
    if portrayal?.part.contains(lines.count - 1) ?? false { portrayal?.portrait.raised = text }
    return .agrees
  }

  /// What to look at when the lines are over. What the subject has on its stack takes the place of what is expected: so
  /// its items are compared with its own stack.
  mutating func lookOfPortrait() -> Look {
    guard let portrayal, portrayal.isStarted else { return [] }
    self.portrayal?.isLookedAt = true
    guard model.take(portrayal.portrait.stack) else {
      self.portrayal?.portrait.isStackStrange = true
      return portrayal.look.subtracting(.deepAspects)
    }
    return portrayal.look.subtracting(.stack)
  }

  /// What may be asked for when the lines are over and the run turns out to be one of two that are compared, and the
  /// subject's own stack in the place of what is expected.
  @usableFromInline
  func closingLook(at stack: [Int32]) -> (look: Look, stack: ExpectedStack)? {
    guard model.isStarted else { return nil }
    let look = Look(rawValue: checker.claimed.intersection(.portrait).rawValue)
    var own = NavigationModel()
    return own.take(stack) ? (look, own.stack) : (look.subtracting(.deepAspects), own.stack)
  }

  /// What the last run showed.
  mutating func takePortrait() -> Portrait {
    var portrait = portrayal?.portrait ?? Portrait()
    portrait.returned.sort()
    guard let portrayal, portrayal.isLookedAt else { return portrait }
    var look = portrayal.look
    if portrait.isStackStrange { look.subtract(.deepAspects) }
    // Only what was looked at: the rest is left over from other runs.
    if look.contains(.itemStack) {
      portrait.items = observation.areItemsAsExpected ? portrait.stack : observation.items
    }
    if look.contains(.topController) { portrait.top = observation.top }
    if look.contains(.visibleController) { portrait.visible = observation.visible }
    if look.contains(.content) { portrait.content = observation.content }
    if look.contains(.parent) { portrait.misplacedChild = observation.misplacedChild }
    takeBars(look, &portrait)
    return portrait
  }

  private func takeBars(_ look: Look, _ portrait: inout Portrait) {
    if look.contains(.left) {
      portrait.left = observation.left
      portrait.backTitle = observation.backTitle
    }
    if look.contains(.centre) { portrait.centre = observation.centre }
    if look.contains(.right) { portrait.right = observation.right }
    if look.contains(.prompt) { portrait.prompt = observation.prompt }
    if look.contains(.barFlag) { portrait.isBarHidden = observation.isBarHidden }
    if look.contains(.barShown) { portrait.isBarShown = observation.isBarShown }
    if look.contains(.toolbarFlag) { portrait.isToolbarHidden = observation.isToolbarHidden }
    if look.contains(.toolbarShown) { portrait.isToolbarShown = observation.isToolbarShown }
    if look.contains(.toolbarItems) { portrait.toolbarItems = observation.toolbarItems }
  }
}

extension NavigationModel {
  /// Starts with a stack as it was seen. False for one that no controller can have.
  fileprivate mutating func take(_ stack: [Int32]) -> Bool {
    guard stack.allSatisfy({ $0 >= 0 }), Set(stack).count == stack.count else { return false }
    var own = Expectation()
    apply(.start(.empty), to: &own)
    if !stack.isEmpty {
      apply(.assignViewControllers(stack.map { ControllerName(Int($0)) }), to: &own)
    }
    return true
  }
}

extension ScenarioLine {
  /// Whether the subject may be left to itself after the line: a finger on the screen, like a transition that is left
  /// running, waits for what comes next.
  fileprivate var comesToRest: Bool {
    switch self {
    case .popGesture(.begin), .popGesture(.update): false
    default: motion != .running
    }
  }
}
