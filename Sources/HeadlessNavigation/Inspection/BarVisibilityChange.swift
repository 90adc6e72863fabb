/// One change of whether a bar is shown.
public struct BarVisibilityChange: Hashable, Sendable {
  /// Whether the bar is hidden afterwards.
  public let isHidden: Bool
  /// Whether the change takes time.
  public let isAnimated: Bool
  /// The seconds it takes; zero when it is not animated.
  public let duration: Double
  /// Whether it runs together with a transition.
  public let isAlongsideTransition: Bool
}
