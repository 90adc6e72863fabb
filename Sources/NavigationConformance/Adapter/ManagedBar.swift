/// A bar that a navigation controller makes and manages.
public enum ManagedBar: Hashable, Sendable {
  case navigationBar
  case toolbar
}
