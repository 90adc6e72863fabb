/// How a navigation controller comes into being.
package enum Creation: Hashable, Sendable {
  /// By code, with a root.
  case root(ControllerName)
  /// The same for a subclass.
  case subclass(ControllerName)
  /// From a storyboard whose relationship names the root.
  case storyboard(ControllerName)
  /// From a storyboard in which no relationship names a root.
  case storyboardWithoutRoot
  /// With bar classes, or none for the standard ones, and an empty stack.
  case bars(navigationBar: Bool, toolbar: Bool)
}
