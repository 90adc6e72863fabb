/// How a navigation controller is made.
public enum ControllerCreation: Hashable, Sendable {
  /// By code, with the root of this label.
  case root(String)
  /// The same, an object of a subclass.
  case subclass(root: String)
  /// From a storyboard whose relationship names the root.
  case storyboard(root: String)
  /// From a storyboard in which no relationship names a root. What comes of it is not said, and an error that is thrown is
  /// an answer like others.
  case storyboardWithoutRoot
  /// With bar classes of one's own or the standard ones, and an empty stack.
  case bars(navigationBar: Bool, toolbar: Bool)
}
