/// The two kinds of transition that the documents tell apart.
public enum NavigationTransition: Hashable, Sendable {
  case push
  case pop
}
