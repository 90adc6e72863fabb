/// The bar below the content. It shows a list of items in order.
///
/// View Controller Catalog, Displaying a Navigation Toolbar.
open class UIToolbar: UIView {
  var shownItems: [UIBarButtonItem]?
  /// Told of each change of the items, and whether it is animated. It is no part of UIKit.
  package var itemsObserver: (@MainActor (_ animated: Bool) -> Void)? {
    get { assignedObserver }
    set { assignedObserver = newValue }
  }

  private var assignedObserver: (@MainActor (_ animated: Bool) -> Void)?

  /// Whether what is behind the bar can be seen through it.
  public var isTranslucent = false

  /// Creates a toolbar without items.
  public required init() {
    super.init()
  }

  /// The items, in the order in which they are shown.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, in the order in which they are shown.
  ///   - animated: Whether the change is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    shownItems = items
    if let assignedObserver { assignedObserver(animated) }
  }

  /// Taps an item, as the person using the app does.
  ///
  /// View Controller Catalog, Specifying the Toolbar Items.
  ///
  /// - Parameter item: The item. One that stands in the bar more than once is the same item everywhere.
  /// - Returns: Whether something was run: `false` while the bar is hidden, for an item that is not in it, and for one
  ///   that has no action or is disabled.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    guard !isHidden, let shownItems, shownItems.contains(item) else { return false }
    return item.tap()
  }
}
