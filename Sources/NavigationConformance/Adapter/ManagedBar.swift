/// A bar that a navigation controller makes and manages.
public enum ManagedBar: Hashable, Sendable {
  /// The one at the top.
  case navigationBar
  /// The one at the bottom.
  case toolbar
}
