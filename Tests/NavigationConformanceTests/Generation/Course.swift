import NavigationReference

@testable import NavigationConformance

/// What a scenario goes through, as the model sees it.
struct Course {
  enum Happening: CaseIterable {
    case barChangesInFlight
    case itemChangesInFlight
    case delegateChangesInFlight
    case delegateIsReplaced
    case delegateIsRemoved
    case stackChangesOffScreen
    case isShownLater
    case setReorders
    case setDrops
    case setExtends
    case setIsIdentical
    case setKeepsTop
    case chainsPush
    case changesBarFromAppearance
    case changesBarFromDelegate
    case pushesAgain
  }

  private(set) var happenings = Set<Happening>()
  private(set) var depth = 0
  /// The most lines of one kind in a row.
  private(set) var longestRun = 0
  /// How often one controller comes onto the stack by a push, at most.
  private(set) var mostPushesOfOne = 0
  /// The most levels that a pop goes back.
  private(set) var levels = 0

  private var pushCounts: [ControllerName: Int] = [:]
  private var run = (kind: "", count: 0)

  init(of lines: [ScenarioLine]) {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      see(line, model)
      let before = model.depth
      model.apply(line, to: &expectation)
      depth = max(depth, model.depth)
      if case .popTo = line { levels = max(levels, before - model.depth) }
    }
  }

  private mutating func see(_ line: ScenarioLine, _ model: NavigationModel) {
    let kind = Self.kind(of: line)
    run = (kind, kind == run.kind ? run.count + 1 : 1)
    longestRun = max(longestRun, run.count)
    let isInFlight = model.isStarted && !model.isSettled
    let isOffScreen = model.isStarted && !model.isOnScreen
    switch line {
    case .push(let name, _):
      // One that is on the stack has to be refused.
      if !model.isOnStack(name) { pushCounts[name, default: 0] += 1 }
      mostPushesOfOne = max(mostPushesOfOne, pushCounts[name] ?? 0)
      if pushCounts[name] ?? 0 > 1 { happenings.insert(.pushesAgain) }
      if isOffScreen { happenings.insert(.stackChangesOffScreen) }
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      if isOffScreen { happenings.insert(.stackChangesOffScreen) }
      see(names, on: model.stack.controllers)
    case .show: happenings.insert(.isShownLater)
    case .setNavigationBarHidden, .assignNavigationBarHidden, .setToolbarHidden,
      .assignToolbarHidden:
      if isInFlight { happenings.insert(.barChangesInFlight) }
    case .change: if isInFlight { happenings.insert(.itemChangesInFlight) }
    case .setDelegate(let name):
      if isInFlight { happenings.insert(.delegateChangesInFlight) }
      if name == nil { happenings.insert(.delegateIsRemoved) }
      if name != nil, model.delegate != nil, name != model.delegate {
        happenings.insert(.delegateIsReplaced)
      }
    case .callback(let callback, let operation): see(operation, in: callback)
    default: break
    }
  }

  private mutating func see(_ names: [ControllerName], on stack: [ControllerName]) {
    guard names != stack else {
      happenings.insert(.setIsIdentical)
      return
    }
    if names.last == stack.last { happenings.insert(.setKeepsTop) }
    if Set(names) == Set(stack) { happenings.insert(.setReorders) }
    if Set(names).isStrictSubset(of: stack) { happenings.insert(.setDrops) }
    if names.count > stack.count, names.starts(with: stack) { happenings.insert(.setExtends) }
  }

  private mutating func see(_ operation: CallbackOperation, in callback: Callback) {
    let isAppearance = if case .viewWillAppear = callback { true } else { false }
    switch operation {
    case .push: if isAppearance { happenings.insert(.chainsPush) }
    case .setNavigationBarHidden, .setToolbarHidden:
      happenings.insert(isAppearance ? .changesBarFromAppearance : .changesBarFromDelegate)
    case .pop, .setViewControllers: break
    }
  }

  private static func kind(of line: ScenarioLine) -> String {
    if case .change = line { return "change" }
    return String(line.text.prefix { $0 != " " })
  }
}
