/// What the suite asks of the glue to an implementation, where it is about how navigation controllers come into being and
/// come back: bar classes, subclasses, storyboards and state preservation.
///
/// *UINavigationController Class Reference*, State Preservation and initWithNavigationBarClass:toolbarClass:. The laws are
/// those of `NavigationAdapter`; nothing here is on screen or animated.
///
/// An adapter of main-actor classes conforms as `: @MainActor LifecycleAdapter`.
public protocol LifecycleAdapter {
  /// What is claimed.
  static var capabilities: LifecycleCapabilities { get }

  /// Forgets everything, and makes a navigation controller. Controllers are made by the adapter and known by label.
  ///
  /// - Parameters:
  ///   - creation: how it is made.
  ///   - identifier: its restoration identifier; `nil` for none.
  ///   - identifiers: those of content controllers, by label; the others have none.
  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]) throws
  /// Pushes the controller of this label.
  mutating func push(_ label: String) throws
  /// Pops the top.
  mutating func pop() throws
  /// Sets the whole stack, bottom to top, by the labels of its controllers.
  mutating func setViewControllers(_ labels: [String]) throws
  /// Changes the restoration identifier of a controller that may exist already.
  mutating func setIdentifier(_ identifier: String?, of label: String) throws
  /// Changes that of the navigation controller.
  mutating func setOwnIdentifier(_ identifier: String?) throws

  /// The labels of the controllers on the stack, bottom to top.
  var stack: [String] { get }
  /// Whether the bars are of the given classes rather than of the standard ones: the navigation bar, the toolbar.
  var ownBars: (navigationBar: Bool, toolbar: Bool) { get throws }
  /// What of the interface is the same however it was made.
  var interface: LifecycleInterface { get throws }

  /// Preserves the state, to be restored later.
  ///
  /// - Returns: what was encoded, in that order.
  mutating func encode() throws -> [EncodedController]
  /// Restores what was preserved last into a fresh navigation controller, made in the same way. That one is let go again:
  /// `stack` and the rest are still those of the one that was preserved.
  ///
  /// - Returns: the labels of the controllers that are on its stack then, bottom to top.
  mutating func restore() throws -> [String]
}

extension LifecycleAdapter {
  public func setIdentifier(_ identifier: String?, of label: String) throws { throw Unsupported() }
  public func setOwnIdentifier(_ identifier: String?) throws { throw Unsupported() }
  public var ownBars: (navigationBar: Bool, toolbar: Bool) { get throws { throw Unsupported() } }
  public var interface: LifecycleInterface { get throws { throw Unsupported() } }
  public func encode() throws -> [EncodedController] { throw Unsupported() }
  public func restore() throws -> [String] { throw Unsupported() }
}

/// What an adapter claims about coming into being and coming back.
public struct LifecycleCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `encode()`, `restore()` and the identifiers.
  public static let preservation = Self(rawValue: 1)
  /// Bar classes, and `ownBars`.
  public static let barClasses = Self(rawValue: 2)
  /// `interface`.
  public static let interface = Self(rawValue: 4)
  /// Subclasses of the navigation controller.
  public static let subclasses = Self(rawValue: 8)
  /// Navigation controllers from storyboards.
  public static let storyboards = Self(rawValue: 16)

  /// Everything.
  public static let all: Self = [
    .preservation, .barClasses, .interface, .subclasses, .storyboards,
  ]
}

/// How a navigation controller is made.
public enum ControllerCreation: Hashable, Sendable {
  /// By code, with the root of this label.
  case root(String)
  /// The same, an object of a subclass.
  case subclass(root: String)
  /// From a storyboard whose relationship names the root.
  case storyboard(root: String)
  /// With bar classes of one's own or the standard ones, and an empty stack.
  case bars(navigationBar: Bool, toolbar: Bool)
}

/// What any navigation controller shows of itself.
public struct LifecycleInterface: Hashable, Sendable {
  /// The labels of the controllers whose items the navigation bar holds, bottom to top.
  public var items: [String]
  /// Whether the navigation controller is the delegate of its navigation bar.
  public var isBarDelegate: Bool
  /// Whether the bars are the objects that they were at first.
  public var hasSameBars: Bool

  public init(items: [String], isBarDelegate: Bool, hasSameBars: Bool) {
    self.items = items
    self.isBarDelegate = isBarDelegate
    self.hasSameBars = hasSameBars
  }
}

/// A controller in an archive.
public struct EncodedController: Hashable, Sendable {
  /// The controller's label.
  public var label: String
  /// The path by which it is found again.
  public var path: String

  public init(label: String, path: String) {
    self.label = label
    self.path = path
  }
}
