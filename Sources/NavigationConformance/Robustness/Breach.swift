import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// A scenario in which the caller breaks a rule on purpose, and goes on as if nothing had happened.
struct Breach: Hashable, Sendable {
  let rule: CallerRule
  var lines: [ScenarioLine]
  /// Which of them breaks the rule.
  private(set) var place: Int

  init(rule: CallerRule, lines: [ScenarioLine], place: Int) {
    self.rule = rule
    self.lines = lines
    self.place = place
  }

  /// The same with one line less; `nil` for the line that breaks the rule, and for what it needs.
  func leavingOut(_ position: Int) -> Breach? {
    guard position != place, !lines[position].isNeeded(toBreak: rule) else { return nil }
    var breach = self
    breach.lines.remove(at: position)
    if position < place { breach.place -= 1 }
    return breach
  }

  /// Whether the messages came in which something was to be done. Where one did not come the rule is not broken.
  func cameToCallbacks(in events: [ObservedEvent]) -> Bool {
    lines[..<place].allSatisfy { line in
      guard case .callback(let callback, _) = line else { return true }
      let kind: ObservedEvent.Kind =
        switch callback {
        case .viewWillAppear: .viewWillAppear
        case .willShow: .willShow
        }
      return events.contains { $0.kind == kind && $0.controller == callback.controller.index }
    }
  }

  /// What a caller might have done that keeps the rule: waits for the transition, leaves out the line, names everybody
  /// once, takes another controller, gives no class, does nothing in the callback or the same after it.
  var waysToKeepTheRule: [[ScenarioLine]] {
    var without = lines
    without.remove(at: place)
    switch rule {
    case .waitsForTransitions:
      var waited = lines.map(\.waitedFor)
      if lines.contains(where: \.chainsPush), case .push(let name, .animated) = lines[place] {
        waited[place] = .push(name, .still)
      }
      return [waited]
    case .setsEachOnce:
      return [
        without, naming { names in names.indices.filter { !names[..<$0].contains(names[$0]) } },
        naming { names in names.indices.filter { !names[($0 + 1)...].contains(names[$0]) } },
      ]
    case .keepsTabBarsOut, .keepsNavigationControllersOut, .keepsToOneStack:
      return [without, lines.filter { !$0.saysKind }]
    case .callsBackAsForeseen:
      let silent = lines.filter { $0.unforeseen == nil }
      guard let operation = lines.lazy.compactMap(\.unforeseen).first else { return [silent] }
      var later = silent
      // What the callback does stands before the line that brings it about, and is gone.
      later.insert(operation.line, at: place)
      return [silent, later]
    case .givesBarClasses:
      var standard = lines
      if case .start(.foreignClass(let root, _)) = lines[place] {
        standard[place] = .start(.onScreen(root: root))
      }
      return [standard]
    default: return [without]
    }
  }

  /// The same, where the set that breaks the rule has only some of its controllers.
  private func naming(_ kept: ([ControllerName]) -> [Int]) -> [ScenarioLine] {
    var changed = lines
    if case .setViewControllers(let names, let motion) = lines[place] {
      changed[place] = .setViewControllers(kept(names).map { names[$0] }, motion)
    }
    return changed
  }
}
