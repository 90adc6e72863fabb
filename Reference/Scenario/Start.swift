/// How a scenario's subject comes into being.
public enum Start: Hashable, Sendable {
  /// Made with a root and put on screen, the first delegate in place before.
  case onScreen(root: ControllerName)
  /// Made with a root, not on screen yet.
  case offScreen(root: ControllerName)
  /// Made with a root and presented modally by a controller of no scenario, the first delegate in place before.
  case presented(root: ControllerName)
  /// Made with a root and put on screen inside another container, the first delegate in place before.
  case embedded(root: ControllerName)
  /// Made without a root, not on screen yet; a root must be added before `show`.
  case empty
  /// Made with a root and put on screen, the first delegate in place before, and given a class that is no bar's for one of
  /// its bars.
  case foreignClass(root: ControllerName, of: BarObject)

  /// The controller at the bottom; `nil` for none.
  package var root: ControllerName? {
    switch self {
    case .onScreen(let root), .offScreen(let root), .presented(let root),
      .embedded(let root), .foreignClass(let root, _):
      root
    case .empty: nil
    }
  }
}
