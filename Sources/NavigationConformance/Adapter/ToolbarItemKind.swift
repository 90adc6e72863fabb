/// A kind of toolbar item that is known by its kind, whichever of its objects it is. The adapter's `toolbarItems` has the raw
/// value for it.
public enum ToolbarItemKind: String, Hashable, Sendable, CaseIterable {
  /// A space of a width of its own.
  case fixedSpace = "fixed-space"
  /// A space that takes what is left.
  case flexibleSpace = "flexible-space"
  /// One of those that the system provides and that are no space.
  case systemItem = "system-item"
  /// An item made of a view.
  case viewItem = "view-item"
}
