/// What the suite asks of the glue to an implementation, where it is about how navigation controllers come into being and
/// come back: bar classes, subclasses, storyboards and state preservation.
///
/// *UINavigationController Class Reference*, State Preservation and initWithNavigationBarClass:toolbarClass:. The laws are
/// those of ``NavigationAdapter``; nothing here is on screen or animated. A refusal of the subject is any thrown error; what
/// it does not have throws ``Unsupported``, which is the default of everything that is claimed one by one: the identifiers,
/// `ownBars`, `interface`, `hasDelegate`, `encode` and `restore`.
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
  /// Whether the navigation controller's delegate is anybody. It is asked for when one has just been made, and the adapter
  /// assigns none.
  var hasDelegate: Bool { get throws }

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
  public var hasDelegate: Bool { get throws { throw Unsupported() } }
  public func encode() throws -> [EncodedController] { throw Unsupported() }
  public func restore() throws -> [String] { throw Unsupported() }
}
