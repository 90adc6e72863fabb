/// The two kinds of transition that the documents tell apart.
public enum NavigationTransitionKind: Hashable, Sendable {
  /// A controller comes in over the one that was shown.
  case push
  /// The controller that was shown goes away.
  case pop
}
