/// The bar below the content. It shows a list of items in order.
///
/// View Controller Catalog, Displaying a Navigation Toolbar.
open class UIToolbar: UIView {
  var shownItems: [UIBarButtonItem]?

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
  }
}
