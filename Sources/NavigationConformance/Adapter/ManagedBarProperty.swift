/// A property of a bar's view that the documents forbid a program to assign, with the value to assign: one with which the
/// bar is not to be seen.
public enum ManagedBarProperty: Hashable, Sendable {
  /// The view's own property becomes true.
  case isHidden
  /// Becomes 0.
  case alpha
  /// Becomes an empty rectangle.
  case frame
  /// Becomes an empty rectangle.
  case bounds
  /// Becomes `nil`: the view is taken out of the one that it is in.
  case superview
}
