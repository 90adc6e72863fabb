/// What one controller contributes to the navigation bar.
///
/// View Controller Catalog, Configuring the Navigation Item Object.
@MainActor
open class UINavigationItem {
  /// The title to show in place of the controller's own.
  open var title: String? {
    didSet { isOlderThanControllerTitle = false }
  }
  /// The view to show in place of a title.
  open var titleView: UIView?
  /// A line of text above the bar's controls.
  open var prompt: String?
  /// The item on the left, in place of a back button.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The item on the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The item on the left of the controller that is pushed on top of this one.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether the controller's title was set after the one here.
  var isOlderThanControllerTitle = true

  /// Creates an item without a title.
  public init() {}

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title to show.
  public init(title: String) {
    self.title = title
    isOlderThanControllerTitle = false
  }
}

extension UINavigationItem: nonisolated IdentityHashable {}
