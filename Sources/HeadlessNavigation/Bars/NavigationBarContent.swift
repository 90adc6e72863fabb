/// What a navigation bar displays.
///
/// UINavigationController Class Reference, Updating the Navigation Bar.
public struct NavigationBarContent: Hashable, Sendable {
  /// What is displayed on the left.
  public enum Left: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The custom left item of the controller on top.
    case item(UIBarButtonItem)
    /// The back item of the controller below; tapping it goes back.
    case backItem(UIBarButtonItem)
    /// The default back button with its title; tapping it goes back.
    case backButton(title: String?)
  }

  /// What is displayed in the middle.
  public enum Center: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The custom title view.
    case view(UIView)
    /// A label.
    case title(String)
  }

  /// What is displayed on the left.
  public internal(set) var left = Left.nothing
  /// What is displayed in the middle.
  public internal(set) var center = Center.nothing
  /// The item displayed on the right.
  public internal(set) var right: UIBarButtonItem?
  /// The text above the controls.
  public internal(set) var prompt: String?

  /// Whether what is on the left goes back when it is tapped.
  public var hasBackButton: Bool {
    switch left {
    case .backItem, .backButton: true
    case .nothing, .item: false
    }
  }
}
