import NavigationConformance
import SmallestAdapter

/// An adapter without a mistake, for others to make one each.
class ContainerAdapter: NavigationAdapter, ContainerDelegate {
  class var capabilities: Capabilities {
    [.standard, .raises, .topViewController, .willShow, .didShow]
  }

  var container = Container(root: Screen(""))
  var log: EventLog<Screen>?
  /// The log that each controller was made with.
  var logs: [ObjectIdentifier: EventLog<Screen>] = [:]
  private var screens: [Screen] = []

  func makeController(label: String, log: EventLog<Screen>) -> Screen {
    let screen = Screen(label)
    // Kept, so that no other is ever known by the same identity.
    screens.append(screen)
    logs[ObjectIdentifier(screen)] = log
    return screen
  }

  func start(root: Screen, log: EventLog<Screen>) throws {
    container = Container(root: root)
    container.delegate = self
    self.log = log
  }

  func settle() async {}

  var viewControllers: [Screen] { container.screens }
  var topViewController: Screen? { get throws { container.top } }
  var isNavigationBarHidden: Bool { get throws { throw Unsupported() } }
  var prompt: String? { get throws { throw Unsupported() } }

  func push(_ screen: Screen, animated: Bool) throws {
    try container.push(screen, animated: animated)
  }

  func pop(animated: Bool) throws -> Screen? { container.pop(animated: animated) }

  func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
    container.pop(to: screen, animated: animated)
  }

  func popToRoot(animated: Bool) throws -> [Screen]? { container.popToRoot(animated: animated) }

  func setViewControllers(_ screens: [Screen], animated: Bool) throws {
    container.set(screens, animated: animated)
  }

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws { throw Unsupported() }
  func assignNavigationBarHidden(_ hidden: Bool) throws { throw Unsupported() }

  func container(_: Container, willShow screen: Screen, animated: Bool) {
    log?.willShow(screen, animated: animated)
  }

  func container(_: Container, didShow screen: Screen, animated: Bool) {
    log?.didShow(screen, animated: animated)
  }
}
