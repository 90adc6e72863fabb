/// Where the content of a navigation interface is.
public struct ContentLayout: Hashable, Sendable {
  /// The bars that the content is under.
  public var underlapped: Set<LayoutBar>
  /// Whether the content spans the whole screen. What does is under every bar that is shown.
  public var fillsScreen: Bool

  /// What is seen of a layout.
  ///
  /// - Parameters:
  ///   - underlapped: the bars that the content is under.
  ///   - fillsScreen: whether the content spans the whole screen.
  public init(underlapped: Set<LayoutBar>, fillsScreen: Bool) {
    self.underlapped = underlapped
    self.fillsScreen = fillsScreen
  }
}
