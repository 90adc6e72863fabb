/// A bar that content may be under.
public enum LayoutBar: String, Hashable, Sendable, CaseIterable {
  case statusBar = "status bar"
  case navigationBar = "navigation bar"
  case toolbar
  case tabBar = "tab bar"
}
