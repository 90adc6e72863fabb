/// A button, a space or a custom view in a navigation bar or a toolbar.
///
/// UIKit gives a button a target and a selector. Without selectors the two are one closure, which
/// captures the target weakly where that matters.
@MainActor
open class UIBarButtonItem {
  /// What a button does when it is tapped.
  public typealias Action = @MainActor (UIBarButtonItem) -> Void

  /// The items the system provides.
  public enum SystemItem: Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
  }

  /// How a button is drawn.
  public enum Style: Hashable, Sendable {
    case plain, done
  }

  /// The words on the button.
  open var title: String? {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// How the button is drawn.
  open var style: Style
  /// The view shown in place of a button.
  open var customView: UIView?
  /// Whether a tap has an effect.
  open var isEnabled = true
  /// The width of a fixed space, in points; zero means as wide as needed.
  open var width = 0.0
  /// What a tap does.
  open var action: Action?
  /// The system item this was made as.
  public let systemItem: SystemItem?

  private var ownTitle: String?

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - style: How it is drawn.
  ///   - action: What a tap does.
  public init(title: String?, style: Style = .plain, action: Action? = nil) {
    ownTitle = title
    self.style = style
    self.systemItem = nil
    self.action = action
  }

  /// Creates an item the system provides.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - action: What a tap does.
  public init(barButtonSystemItem systemItem: SystemItem, action: Action? = nil) {
    self.style = systemItem == .done ? .done : .plain
    self.systemItem = systemItem
    self.action = action
  }

  /// Wraps a view, so that it can stand where a button stands.
  ///
  /// View Controller Catalog, Using Custom Buttons and Views as Navigation Items.
  ///
  /// - Parameter customView: The view to show.
  public init(customView: UIView) {
    self.style = .plain
    self.systemItem = nil
    self.customView = customView
  }

  /// A space that takes up whatever room is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// A space of a given width.
  ///
  /// - Parameter width: How wide it is, in points.
  public class func fixedSpace(_ width: Double) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Taps the item, as the person using the app does.
  ///
  /// View Controller Catalog, Specifying the Toolbar Items.
  ///
  /// - Returns: Whether something was run: `false` for spaces, for disabled items and for items
  ///   without an action.
  @discardableResult
  open func tap() -> Bool {
    guard isEnabled, let action else { return false }
    action(self)
    return true
  }
}

extension UIBarButtonItem: nonisolated IdentityHashable {}
