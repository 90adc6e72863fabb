/// What any navigation controller shows of itself.
public struct LifecycleInterface: Hashable, Sendable {
  /// The labels of the controllers whose items the navigation bar holds, bottom to top.
  public var items: [String]
  /// Whether the navigation controller is the delegate of its navigation bar.
  public var isBarDelegate: Bool
  /// Whether the bars are the objects that they were at first.
  public var hasSameBars: Bool

  /// What is seen of a navigation controller and its bars.
  ///
  /// - Parameters:
  ///   - items: see ``items``.
  ///   - isBarDelegate: whether the navigation controller is the delegate of its bar.
  ///   - hasSameBars: whether the bars are the objects that they were at first.
  public init(items: [String], isBarDelegate: Bool, hasSameBars: Bool) {
    self.items = items
    self.isBarDelegate = isBarDelegate
    self.hasSameBars = hasSameBars
  }
}
