import ConformanceChecks
import NavigationReference

/// What a subject's structure has to be like whatever a caller has done: told by the subject's own stack.
enum Structure: String, CaseIterable, Hashable, Sendable {
  case distinctControllers
  case topIsLast
  case parallelItems
  case backIsBelow

  var statement: String {
    switch self {
    case .distinctControllers: "no controller is on the stack twice"
    case .topIsLast: "the top is the last of the stack"
    case .parallelItems: "the bar's items are those of the stack, in its order"
    case .backIsBelow: "the back item is that of the controller below the top"
    }
  }

  /// The first that a subject breaks.
  static func broken(in portrait: Portrait, claims: AspectSet) -> Structure? {
    allCases.first { !$0.holds(in: portrait, claims) }
  }

  private func holds(in portrait: Portrait, _ claims: AspectSet) -> Bool {
    let stack = portrait.stack
    let top = stack.last ?? Observation.none
    let back = stack.count > 1 ? stack[stack.count - 2] : Observation.none
    let known = stack.filter { $0 >= 0 }
    switch self {
    // What the subject has made itself cannot be told apart from another of its kind.
    case .distinctControllers: return Set(known).count == known.count
    // With nothing on the stack, nothing is said of the top.
    case .topIsLast:
      return !claims.contains(.topController) || stack.isEmpty || portrait.top == top
    // Whose items those of an unknown controller are, nobody can say; so they were not looked at.
    case .parallelItems:
      return !claims.contains(.itemStack) || portrait.isStackStrange || portrait.items == stack
    case .backIsBelow:
      return !claims.contains(.itemStack) || portrait.isStackStrange
        || portrait.items.dropLast().last ?? Observation.none == back
    }
  }
}
