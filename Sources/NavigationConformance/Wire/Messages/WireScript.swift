import NavigationReference

/// What is sent at once.
enum WireScript: Hashable, Sendable {
  /// A scenario about a navigation controller.
  case navigation([ScenarioLine])
  /// The steps of one about another system.
  case system(WireSystem, [WireValue])

  /// How many answers there are to be.
  var count: Int {
    switch self {
    case .navigation(let lines): lines.count
    case .system(_, let steps): steps.count
    }
  }

  /// What a step does, of a scenario about a navigation controller; `nil` for another.
  func operation(at step: Int) -> WireOperation? {
    guard let lines = navigationLines, step < lines.count else { return nil }
    return WireOperation(lines[step])
  }

  /// The lines of a scenario about a navigation controller; `nil` for another.
  var navigationLines: [ScenarioLine]? {
    if case .navigation(let lines) = self { lines } else { nil }
  }
}
