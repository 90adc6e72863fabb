public import NavigationReference

/// What the suite asks of the glue between it and an implementation of the article's toolbar controller: a controller
/// that contains another one, above a toolbar of its own.
///
/// *UIToolbars in iPhone OS 2.x*. The laws are those of ``NavigationAdapter``: each start makes a fresh subject, reading
/// changes nothing, and the same operations give the same answers. A refusal of the subject is any thrown error; what it
/// does not have throws ``Unsupported``, which is the default of everything that is claimed one by one.
///
/// An adapter of main-actor classes conforms as `: @MainActor ToolbarControllerAdapter`.
public protocol ToolbarControllerAdapter {
  /// The controllers on the stack of the content.
  associatedtype Controller: AnyObject
  /// The toolbar controller's own toolbar, known by identity.
  associatedtype Toolbar: AnyObject

  /// What is claimed.
  static var capabilities: ToolbarControllerCapabilities { get }

  /// A new content view controller.
  ///
  /// - Parameters:
  ///   - label: its name in the scenario.
  ///   - answersToolbarItems: whether it has toolbar items to be asked for; `false` only where that is claimed.
  func makeController(label: String, answersToolbarItems: Bool) -> Controller

  /// A fresh content, and a fresh toolbar controller that contains it; its view is not loaded.
  ///
  /// - Parameters:
  ///   - content: what is contained, with what it carries by then.
  ///   - log: where changes of the toolbar's items and messages to the content are reported.
  mutating func start(_ content: ContainedContent<Controller>, log: ToolbarControllerLog) throws
  /// Loads the toolbar controller's view.
  mutating func loadView() throws
  /// Puts the toolbar controller on the screen.
  mutating func show() throws

  // The stack of the content, which is a navigation controller then.
  /// Pushes a controller.
  mutating func push(_ controller: Controller, animated: Bool) throws
  /// Pops the top.
  mutating func pop(animated: Bool) throws
  /// Pops down to a controller on the stack.
  mutating func pop(to controller: Controller, animated: Bool) throws
  /// Pops down to the root.
  mutating func popToRoot(animated: Bool) throws
  /// Calls the method with the whole stack, bottom to top.
  mutating func setViewControllers(_ controllers: [Controller], animated: Bool) throws
  /// Assigns the labels of a controller's toolbar items, or `nil`.
  mutating func assignToolbarItems(_ labels: [String]?, of controller: Controller)
  /// Replaces the content's delegate by a fresh one with this number, or removes it.
  mutating func setContentDelegate(_ number: Int?)

  /// Whether the content that is exposed is the one that was handed in.
  var exposesContent: Bool { get }
  /// Who the content's delegate is. Of a content that is no navigation controller, the delegate of one that it
  /// contains itself.
  var contentDelegate: ContentDelegate { get }
  /// The toolbar, if there is one by now.
  var toolbar: Toolbar? { get }
  /// The labels of the items that the toolbar holds; empty when there is no toolbar.
  var toolbarItems: [String] { get }

  /// Returns when nothing is pending: transitions have ended and everything is logged. The default returns at once.
  mutating func settle() async

  // MARK: Claimed one by one

  /// Assigns the toolbar items of a content that is no navigation controller.
  mutating func assignContentToolbarItems(_ labels: [String]) throws

  /// The views directly inside the toolbar controller's view, back to front.
  var subviews: [ContainerPart] { get throws }
  /// Whose view the toolbar is in.
  var toolbarSuperview: ContainerPart { get throws }
  /// Whether the content's view is loaded; asking must not load it.
  var isContentViewLoaded: Bool { get throws }

  /// The frame of the toolbar controller's own view.
  var containerFrame: Rectangle { get throws }
  /// The frame of the content's view.
  var contentFrame: Rectangle { get throws }
  /// The frame of the toolbar.
  var toolbarFrame: Rectangle { get throws }

  /// What the content's own toolbar holds, or would hold if it were shown.
  var builtInToolbarItems: [String] { get throws }

  /// The labels of the controllers on the content's stack, bottom to top.
  var contentStack: [String] { get throws }

  /// Whether the toolbar controller rotates to the orientation.
  func rotates(to orientation: Orientation) throws -> Bool
  /// What the autoresizing masks say.
  var flexibility: ContainerFlexibility { get throws }
  /// Gives the toolbar controller's view another size, in points, and has it laid out.
  mutating func resize(width: Int, height: Int) throws
  /// Sends the toolbar controller a message about its own appearance.
  mutating func send(_ call: AppearanceCall, animated: Bool) throws
}

extension ToolbarControllerAdapter {
  public func settle() async {}

  public func assignContentToolbarItems(_ labels: [String]) throws { throw Unsupported() }
  public var subviews: [ContainerPart] { get throws { throw Unsupported() } }
  public var toolbarSuperview: ContainerPart { get throws { throw Unsupported() } }
  public var isContentViewLoaded: Bool { get throws { throw Unsupported() } }
  public var containerFrame: Rectangle { get throws { throw Unsupported() } }
  public var contentFrame: Rectangle { get throws { throw Unsupported() } }
  public var toolbarFrame: Rectangle { get throws { throw Unsupported() } }
  public var builtInToolbarItems: [String] { get throws { throw Unsupported() } }
  public var contentStack: [String] { get throws { throw Unsupported() } }
  public func rotates(to orientation: Orientation) throws -> Bool { throw Unsupported() }
  public var flexibility: ContainerFlexibility { get throws { throw Unsupported() } }
  public func resize(width: Int, height: Int) throws { throw Unsupported() }
  public func send(_ call: AppearanceCall, animated: Bool) throws { throw Unsupported() }
}
