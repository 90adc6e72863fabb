extension NavigationAdapter {
  @inlinable public static var capabilities: Capabilities { .standard }

  @inlinable public mutating func settle() async { _ = settleAtOnce() }
  @inlinable public mutating func settleAtOnce() -> Bool { false }

  @inlinable
  public mutating func pop(to controller: Controller, animated: Bool) throws -> [Controller]? {
    throw Unsupported()
  }

  @inlinable public mutating func popToRoot(animated: Bool) throws -> [Controller]? {
    throw Unsupported()
  }

  @inlinable
  public mutating func setViewControllers(_ controllers: [Controller], animated: Bool) throws {
    throw Unsupported()
  }

  @inlinable
  public mutating func startOffScreen(root: Controller, log: EventLog<Controller>) throws {
    throw Unsupported()
  }

  @inlinable public mutating func startEmpty(log: EventLog<Controller>) throws {
    throw Unsupported()
  }

  @inlinable public mutating func show() throws { throw Unsupported() }

  @inlinable public mutating func assignViewControllers(_ controllers: [Controller]) throws {
    throw Unsupported()
  }

  @inlinable public mutating func tapBack() throws { throw Unsupported() }

  @inlinable public mutating func performSegue(to controller: Controller) throws {
    throw Unsupported()
  }

  @inlinable public var topViewController: Controller? { get throws { throw Unsupported() } }

  @inlinable public var visibleViewController: Controller? { get throws { throw Unsupported() } }

  @inlinable public var contentController: Controller? { get throws { throw Unsupported() } }

  @inlinable public func isChild(_ controller: Controller) throws -> Bool { throw Unsupported() }

  @inlinable public var navigationItems: [Item] { get throws { throw Unsupported() } }

  @inlinable public func navigationItem(of controller: Controller) throws -> Item {
    throw Unsupported()
  }

  @inlinable public func isNavigationItemCreated(of controller: Controller) throws -> Bool {
    throw Unsupported()
  }

  @inlinable public var leftContent: BarContent { get throws { throw Unsupported() } }

  @inlinable public var centerContent: BarContent { get throws { throw Unsupported() } }

  @inlinable public var rightContent: BarContent { get throws { throw Unsupported() } }

  @inlinable public var prompt: String? { get throws { throw Unsupported() } }

  @inlinable
  public mutating func assign(_ property: ControllerProperty, of controller: Controller) throws {
    throw Unsupported()
  }

  @inlinable public var isNavigationBarHidden: Bool { get throws { throw Unsupported() } }

  @inlinable public var isNavigationBarShown: Bool { get throws { throw Unsupported() } }

  @inlinable public mutating func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    throw Unsupported()
  }

  @inlinable public mutating func assignNavigationBarHidden(_ hidden: Bool) throws {
    throw Unsupported()
  }

  @inlinable public var hideShowBarDuration: Double { get throws { throw Unsupported() } }

  @inlinable public var isToolbarHidden: Bool { get throws { throw Unsupported() } }

  @inlinable public var isToolbarShown: Bool { get throws { throw Unsupported() } }

  @inlinable public mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) throws {
    throw Unsupported()
  }

  @inlinable public mutating func assignToolbarHidden(_ hidden: Bool) throws { throw Unsupported() }

  @inlinable public var toolbarItems: [String] { get throws { throw Unsupported() } }

  @inlinable
  public mutating func setToolbarItems(
    _ items: [String]?, of controller: Controller, animated: Bool
  ) throws {
    throw Unsupported()
  }

  @inlinable public mutating func setDelegate(_ log: EventLog<Controller>?) throws {
    throw Unsupported()
  }

  @inlinable public mutating func lendDelegate() throws -> AnyObject { throw Unsupported() }

  @inlinable public mutating func lendController() throws -> AnyObject { throw Unsupported() }

  @inlinable
  public mutating func startPresented(root: Controller, log: EventLog<Controller>) throws {
    throw Unsupported()
  }

  @inlinable
  public mutating func startEmbedded(root: Controller, log: EventLog<Controller>) throws {
    throw Unsupported()
  }

  @inlinable public mutating func present(_ controller: Controller, animated: Bool) throws {
    throw Unsupported()
  }

  @inlinable
  public mutating func present(
    _ controller: Controller, by presenter: Controller, animated: Bool
  ) throws {
    throw Unsupported()
  }

  @inlinable public mutating func dismiss(animated: Bool) throws { throw Unsupported() }

  @inlinable public mutating func beginPopGesture() throws { throw Unsupported() }

  @inlinable public mutating func updatePopGesture(progress: Double) throws { throw Unsupported() }

  @inlinable public mutating func cancelPopGesture() throws { throw Unsupported() }

  @inlinable public mutating func finishPopGesture() throws { throw Unsupported() }

  @inlinable public var isPopGestureInstalled: Bool { get throws { throw Unsupported() } }

  @inlinable public mutating func tapEditButton() throws { throw Unsupported() }

  @inlinable public mutating func tapToolbarItem(_ label: String) throws { throw Unsupported() }

  @inlinable public mutating func tapLeftItem() throws { throw Unsupported() }

  @inlinable public var navigationBar: AnyObject { get throws { throw Unsupported() } }

  @inlinable public var toolbar: AnyObject { get throws { throw Unsupported() } }

  @inlinable public func makeAnotherNavigationBar() throws -> AnyObject { throw Unsupported() }

  @inlinable public var isNavigationBarDelegate: Bool { get throws { throw Unsupported() } }

  @inlinable public mutating func replaceNavigationBarDelegate() throws { throw Unsupported() }

  @inlinable public mutating func assign(_ property: NavigationBarProperty) throws {
    throw Unsupported()
  }

  @inlinable public var navigationBarAppearance: NavigationBarAppearance {
    get throws { throw Unsupported() }
  }

  @inlinable public var interfaceParts: InterfaceParts { get throws { throw Unsupported() } }

  @inlinable public var isContentInsetAdjusted: Bool { get throws { throw Unsupported() } }

  @inlinable
  public func makeTabBarController(
    label: String, log: EventLog<Controller>
  ) throws -> Controller {
    throw Unsupported()
  }

  @inlinable
  public func makeNavigationController(
    label: String, log: EventLog<Controller>
  ) throws -> Controller {
    throw Unsupported()
  }

  @inlinable
  public mutating func makeControllerElsewhere(
    label: String, log: EventLog<Controller>
  ) throws -> Controller {
    throw Unsupported()
  }

  @inlinable
  public mutating func assignDirectly(_ property: ManagedBarProperty, of bar: ManagedBar) throws {
    throw Unsupported()
  }

  @inlinable
  public mutating func start(
    root: Controller, foreignClassOf bar: ManagedBar, log: EventLog<Controller>
  ) throws {
    throw Unsupported()
  }
}
