/// What an adapter claims its toolbar controller can do or show.
///
/// Containing, loading, showing, the stack of a navigation controller as content, and what the toolbar holds are asked
/// of every adapter and need no claim.
public struct ToolbarControllerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  /// A content that is no navigation controller.
  public static let plainContent = Self(bit: 0)
  /// Controllers that do not answer when asked for toolbar items.
  public static let unansweringControllers = Self(bit: 1)
  /// `subviews`, `toolbarSuperview` and `isContentViewLoaded`.
  public static let views = Self(bit: 2)
  /// `containerFrame`, `contentFrame` and `toolbarFrame`.
  public static let frames = Self(bit: 3)
  /// Each change of the items is logged, and each controller that has been shown.
  public static let itemChanges = Self(bit: 4)
  /// `builtInToolbarItems`.
  public static let builtInToolbar = Self(bit: 5)

  /// The profile *rotation*: `rotates(to:)`, `flexibility` and `resize(width:height:)`.
  public static let rotation = Self(bit: 6)
  /// The profile *appearance forwarding*: `send(_:animated:)`, and what the content hears is logged.
  public static let appearanceForwarding = Self(bit: 7)

  /// `contentStack`: what the content comes to by itself is not put down to the toolbar controller.
  public static let contentStack = Self(bit: 8)
  /// Each will-show that the content sends is logged: what the content tells is not put down to the toolbar controller.
  public static let contentMessages = Self(bit: 9)

  /// Everything but the profiles.
  public static let core: Self = [
    .plainContent, .unansweringControllers, .views, .frames, .itemChanges, .builtInToolbar,
    .contentStack, .contentMessages,
  ]
  /// Everything.
  public static let all: Self = [.core, .rotation, .appearanceForwarding]
}
