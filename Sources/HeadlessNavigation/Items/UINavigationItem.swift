/// What one controller contributes to the navigation bar.
///
/// View Controller Catalog, Configuring the Navigation Item Object.
@MainActor
open class UINavigationItem {
  /// The title to show in place of the controller's own.
  open var title: String? {
    get { ownTitle }
    set {
      ownTitle = newValue
      isOlderThanControllerTitle = false
      hasLostTitleView = false
    }
  }
  /// The view to show in place of a title.
  open var titleView: UIView? {
    get { ownTitleView }
    set {
      hasLostTitleView = newValue == nil && ownTitleView != nil
      ownTitleView = newValue
    }
  }
  /// A line of text above the bar's controls.
  open var prompt: String? {
    get { ownPrompt }
    set { ownPrompt = newValue }
  }
  /// The item on the left, in place of a back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItem }
    set { leftItem = newValue }
  }
  /// The item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItem }
    set { rightItem = newValue }
  }
  /// The item on the left of the controller that is pushed on top of this one.
  open var backBarButtonItem: UIBarButtonItem? {
    get { backItem }
    set { backItem = newValue }
  }

  // What is kept stands apart from what can be overridden, so that reading it needs no check of exclusive access.
  private var ownTitle: String?
  private var ownTitleView: UIView?
  private var ownPrompt: String?
  private var leftItem: UIBarButtonItem?
  private var rightItem: UIBarButtonItem?
  private var backItem: UIBarButtonItem?

  /// Whether the controller's title was set after the one here.
  var isOlderThanControllerTitle = true
  /// Whether the title view was taken away after the title was set.
  var hasLostTitleView = false

  /// Creates an item without a title.
  public init() {}

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title to show.
  public init(title: String) {
    ownTitle = title
    isOlderThanControllerTitle = false
  }
}

extension UINavigationItem: nonisolated IdentityHashable {}
