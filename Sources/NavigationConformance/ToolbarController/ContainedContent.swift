public import NavigationReference

/// What a toolbar controller is to contain, with what it carries by then.
public struct ContainedContent<Controller: AnyObject> {
  /// What kind of controller is contained.
  public let kind: Kind
  /// The frame of the content's view when it is loaded.
  public let frame: Rectangle
  /// The number of the delegate that the content has already; `nil` for none. Of a content that is no navigation
  /// controller, the delegate of one that it contains itself.
  public let delegate: Int?
  /// The orientations that the content rotates to.
  public let orientations: Set<Orientation>
  /// The labels of the content's own toolbar items, where it is no navigation controller.
  public let toolbarItems: [String]

  /// The kinds of controllers that are contained.
  public enum Kind {
    /// A navigation controller with this root, an object of the class itself.
    case navigation(root: Controller)
    /// An object of a subclass of it, with this root.
    case subclass(root: Controller)
    /// Any other controller.
    case plain
  }
}
