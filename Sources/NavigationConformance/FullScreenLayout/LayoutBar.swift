/// A bar that content may be under.
public enum LayoutBar: String, Hashable, Sendable, CaseIterable {
  /// The system's, at the top of the screen.
  case statusBar = "status bar"
  /// The navigation controller's, at the top.
  case navigationBar = "navigation bar"
  /// The navigation controller's, at the bottom.
  case toolbar
  /// That of a tab bar controller, at the bottom.
  case tabBar = "tab bar"
}
