public import NavigationConformance

/// The smallest complete adapter: everything on the stack, and what the delegate is told.
///
/// ```swift
/// let subject = NavigationSubject("Container", SmallestAdapter())
/// let report = try await Conformance(of: subject).check()
/// ```
public final class SmallestAdapter: NavigationAdapter, ContainerDelegate {
  public static let capabilities: Capabilities = [
    .standard, .raises, .topViewController, .willShow, .didShow,
  ]
  private var container = Container(root: Screen(""))
  private var log: EventLog<Screen>?

  public init() {}

  public func makeController(label: String, log: EventLog<Screen>) -> Screen { Screen(label) }

  public func start(root: Screen, log: EventLog<Screen>) {
    container = Container(root: root)
    container.delegate = self
    self.log = log
  }

  public var viewControllers: [Screen] { container.screens }
  public var topViewController: Screen? { container.top }

  public func push(_ screen: Screen, animated: Bool) throws {
    try container.push(screen, animated: animated)
  }
  public func pop(animated: Bool) -> Screen? { container.pop(animated: animated) }
  public func pop(to screen: Screen, animated: Bool) -> [Screen]? {
    container.pop(to: screen, animated: animated)
  }
  public func popToRoot(animated: Bool) -> [Screen]? { container.popToRoot(animated: animated) }
  public func setViewControllers(_ screens: [Screen], animated: Bool) {
    container.set(screens, animated: animated)
  }

  public func container(_: Container, willShow screen: Screen, animated: Bool) {
    log?.willShow(screen, animated: animated)
  }
  public func container(_: Container, didShow screen: Screen, animated: Bool) {
    log?.didShow(screen, animated: animated)
  }
}
