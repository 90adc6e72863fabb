import NavigationReference

@testable import NavigationConformance

/// Tells which rules the lines of a scenario break, from a stack of names that it keeps itself: no model is asked.
///
/// Where a callback may have pushed something it no longer knows the stack, and judges nothing that depends on it.
struct RuleWitness {
  private(set) var broken: [String] = []
  /// How often each rule could have been broken.
  private(set) var counts: [CallerRule: Int] = [:]

  private var stack: [ControllerName] = []
  private var isStackKnown = true
  private var isRunning = false
  private var hasOwnLeftItem: Set<ControllerName> = []
  private var tabBarControllers: Set<ControllerName> = []
  private var navigationControllers: Set<ControllerName> = []
  private var elsewhere: Set<ControllerName> = []
  /// In whose callbacks the stack is to be changed otherwise than by a push in viewWillAppear.
  private var unforeseen: Set<ControllerName> = []

  mutating func follow(_ line: ScenarioLine) {
    if line.isStackOperation { ask(.waitsForTransitions, !isRunning, line) }
    switch line {
    case .start(let start):
      stack = start.root.map { [$0] } ?? []
      askOfKeptOut(stack, line)
      if case .foreignClass = start {
        ask(.givesBarClasses, false, line)
      } else {
        ask(.givesBarClasses, true, line)
      }
    case .changeBar(.view): ask(.leavesBarsAlone, false, line)
    case .changeBar: ask(.leavesBarsAlone, true, line)
    case .show: askOfStack(.bringsRootBeforeDisplay, !stack.isEmpty, line)
    case .callback(let callback, let operation): follow(operation, in: callback, line)
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      ask(.setsSomething, !names.isEmpty, line)
      ask(.setsEachOnce, Set(names).count == names.count, line)
      askOfKeptOut(names, line)
      stack = names
      come(stack.last, line)
    case .push(let name, _), .segue(let name):
      askOfKeptOut([name], line)
      if !stack.contains(name) { stack.append(name) }
      come(name, line)
    case .pop:
      askOfStack(.popsFromSomething, !stack.isEmpty, line)
      removeTop()
      come(stack.last, line)
    case .popToRoot:
      askOfStack(.popsFromSomething, !stack.isEmpty, line)
      stack = Array(stack.prefix(1))
      come(stack.last, line)
    case .popTo(let name, _):
      askOfStack(.popsToWhatIsThere, stack.contains(name), line)
      if let place = stack.firstIndex(of: name) { stack = Array(stack[...place]) }
    case .tapBack:
      let isShown = stack.count > 1 && stack.last.map { !hasOwnLeftItem.contains($0) } == true
      askOfStack(.tapsWhatIsShown, isShown, line)
      removeTop()
    case .popGesture(.finish): removeTop()
    case .change(let name, let attribute): follow(attribute, of: name, line)
    case .settle: isRunning = false
    default: break
    }
    if line.motion == .running { isRunning = true }
  }

  private mutating func follow(
    _ attribute: Attribute, of name: ControllerName, _ line: ScenarioLine
  ) {
    if attribute == .tabBarController { tabBarControllers.insert(name) }
    if attribute == .navigationController { navigationControllers.insert(name) }
    if attribute == .elsewhere { elsewhere.insert(name) }
    if case .hidesBottomBarWhenPushed = attribute {
      askOfStack(.hidesToolbarBeforehand, !stack.contains(name), line)
    }
    if case .leftItem(let label) = attribute {
      if label == nil { hasOwnLeftItem.remove(name) } else { hasOwnLeftItem.insert(name) }
    }
    if case .leftView = attribute { hasOwnLeftItem.insert(name) }
  }

  private mutating func follow(
    _ operation: CallbackOperation, in callback: Callback, _ line: ScenarioLine
  ) {
    switch (operation, callback) {
    case (.setNavigationBarHidden, _), (.setToolbarHidden, _): ask(.callsBackAsForeseen, true, line)
    case (.push, .viewWillAppear):
      ask(.callsBackAsForeseen, true, line)
      isStackKnown = false
    case (.push, .willShow), (.pop, _), (.setViewControllers, _):
      unforeseen.insert(callback.controller)
      isStackKnown = false
    }
  }

  /// The rule is broken when the message comes, not when it is said what is to be done then.
  private mutating func come(_ name: ControllerName?, _ line: ScenarioLine) {
    if let name, unforeseen.remove(name) != nil { ask(.callsBackAsForeseen, false, line) }
  }

  private mutating func removeTop() {
    if stack.count > 1 { stack.removeLast() }
  }

  private mutating func askOfKeptOut(_ names: [ControllerName], _ line: ScenarioLine) {
    ask(.keepsTabBarsOut, tabBarControllers.isDisjoint(with: names), line)
    ask(.keepsNavigationControllersOut, navigationControllers.isDisjoint(with: names), line)
    ask(.keepsToOneStack, elsewhere.isDisjoint(with: names), line)
  }

  private mutating func askOfStack(_ rule: CallerRule, _ isKept: Bool, _ line: ScenarioLine) {
    if isStackKnown { ask(rule, isKept, line) }
  }

  private mutating func ask(_ rule: CallerRule, _ isKept: Bool, _ line: ScenarioLine) {
    counts[rule, default: 0] += 1
    if !isKept { broken.append("\(rule.rawValue): \(line.text)") }
  }
}
