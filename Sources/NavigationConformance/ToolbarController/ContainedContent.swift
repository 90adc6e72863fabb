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

/// Who the delegate of a toolbar controller's content is.
public enum ContentDelegate: Hashable, Sendable {
  /// There is none.
  case nobody
  /// The toolbar controller.
  case toolbarController
  /// The one with this number.
  case other(Int)
  /// An object that no one has handed in.
  case stranger
}

/// A view around or inside a toolbar controller.
public enum ContainerPart: String, Hashable, Sendable, CaseIterable {
  /// The toolbar controller's own view.
  case container
  /// The content's view.
  case content
  /// The toolbar.
  case toolbar
  /// Any other view.
  case other
  /// No view.
  case none
}

/// In which directions a view stretches when the one around it does.
public struct Flexibility: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The margin on the left.
  public static let leftMargin = Self(rawValue: 1)
  /// The width.
  public static let width = Self(rawValue: 2)
  /// The margin on the right.
  public static let rightMargin = Self(rawValue: 4)
  /// The margin at the top.
  public static let topMargin = Self(rawValue: 8)
  /// The height.
  public static let height = Self(rawValue: 16)
  /// The margin at the bottom.
  public static let bottomMargin = Self(rawValue: 32)
}

/// The autoresizing masks of a toolbar controller's views.
public struct ContainerFlexibility: Hashable, Sendable {
  /// That of the toolbar controller's own view.
  public var container: Flexibility
  /// That of the content's view.
  public var content: Flexibility
  /// That of the toolbar.
  public var toolbar: Flexibility

  public init(container: Flexibility, content: Flexibility, toolbar: Flexibility) {
    self.container = container
    self.content = content
    self.toolbar = toolbar
  }
}
