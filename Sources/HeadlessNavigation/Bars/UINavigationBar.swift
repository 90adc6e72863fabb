/// The bar above the content. Its content follows from the stack of items it holds.
///
/// View Controller Catalog, Configuring the Navigation Item Object.
open class UINavigationBar: UIView {
  var itemStack: [UINavigationItem] = []
  /// The navigation controller that manages the bar.
  var owner: UINavigationController? { ownerReference?.object }
  var ownerReference: ContainerReference?
  /// Whether its owner has a fault or takes another reading.
  var isAltered = false
  /// What is displayed in place of what the items say, if anything.
  var displayedContent: NavigationBarContent?
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  private var ownStyle = UIBarStyle.default
  private var letsThrough = false
  private var ownBarTint: UIColor?

  /// How the bar is drawn.
  ///
  /// View Controller Catalog, Modifying the Navigation Bar Object Directly.
  open var barStyle: UIBarStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }
  /// Whether the content can be seen through the bar.
  open var isTranslucent: Bool {
    get { letsThrough }
    set {
      letsThrough = newValue
      if let owner, owner.isAltered { owner.noteTranslucency() }
      owner?.adjustContentInset()
    }
  }
  /// The colour of the bar itself; `nil` is the system's.
  ///
  /// UINavigationController Class Reference, Updating the Navigation Bar.
  open var barTintColor: UIColor? {
    get { ownBarTint }
    set { ownBarTint = newValue }
  }

  /// Creates a bar without items.
  public required init() {
    super.init()
  }

  /// Whether the bar is hidden. That of a managed bar is its controller's to say: what is said here does not reach the
  /// controller's own flag.
  ///
  /// View Controller Catalog, Modifying the Navigation Bar Object Directly.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      if isAltered, owner?.lets(self, beHiddenDirectly: newValue) == false { return }
      super.isHidden = newValue
    }
  }

  /// The code that manages the bar. A navigation controller is the delegate of its own bar, and
  /// an attempt to change that is a caller's error.
  ///
  /// View Controller Catalog, The Objects of a Navigation Interface.
  open var delegate: (any UINavigationBarDelegate)? {
    get { owner.map { $0.barDelegate } ?? ownDelegate }
    set {
      if let owner {
        guard newValue !== owner, !owner.takesBarDelegate() else { return }
        owner.raise(.inconsistency, "the delegate of a managed navigation bar cannot be changed")
      } else {
        ownDelegate = newValue
      }
    }
  }

  /// The items, bottom to top. Those of a managed bar follow the navigation stack, and setting
  /// them is a caller's error.
  open var items: [UINavigationItem]? {
    get { itemStack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar that no navigation controller manages.
  ///
  /// - Parameters:
  ///   - items: The items, bottom to top.
  ///   - animated: Whether the change is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isUnmanaged() else { return }
    itemStack = items ?? []
  }

  /// Puts an item on top of a bar that no navigation controller manages.
  ///
  /// - Parameters:
  ///   - item: The new top item.
  ///   - animated: Whether the change is animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isUnmanaged() else { return }
    addTopItem(item)
  }

  /// Removes the top item of a bar that no navigation controller manages.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The item that was removed; the last one stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isUnmanaged(), itemStack.count > 1 else { return nil }
    return changeItems { $0.removeLast() }
  }

  /// The item that most of the content comes from.
  public var topItem: UINavigationItem? { itemStack.last }

  /// The item below the top one, which the back button comes from.
  public var backItem: UINavigationItem? {
    if let owner, owner.has(.backItemIsRoot), itemStack.count > 1 { return itemStack.first }
    return itemStack.count > 1 ? itemStack[itemStack.count - 2] : nil
  }

  /// Takes the items out, changes them and puts them back.
  @inline(__always) @discardableResult
  func changeItems<Result>(_ change: (inout [UINavigationItem]) -> Result) -> Result {
    var items = itemStack
    itemStack = []
    let result = change(&items)
    itemStack = items
    return result
  }

  /// Puts an item on top.
  func addTopItem(_ item: consuming UINavigationItem) {
    var items = itemStack
    itemStack = []
    items.append(item)
    itemStack = items
  }

  /// Removes the top item, if there is one.
  func dropTopItem() {
    changeItems { _ = $0.popLast() }
  }

  private func isUnmanaged() -> Bool {
    guard let owner else { return true }
    owner.raise(.inconsistency, "the items of a managed navigation bar cannot be changed directly")
    return false
  }
}
