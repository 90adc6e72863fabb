/// One change of the controller that is shown.
public struct NavigationTransition: Hashable, Sendable {
  /// How a transition looks.
  ///
  /// UINavigationController Class Reference, setViewControllers:animated:.
  public enum Kind: Hashable, Sendable {
    /// A controller comes in over the one that was shown.
    case push
    /// The controller that was shown goes away.
    case pop
  }

  /// How it looks.
  public let kind: Kind
  /// The controller that was shown, if there was one.
  public internal(set) var from: UIViewController?
  /// The controller that is shown afterwards.
  public internal(set) var to: UIViewController?
  /// Whether it takes time.
  public let isAnimated: Bool
  /// The seconds it takes; zero when it is not animated.
  public let duration: Double
}
