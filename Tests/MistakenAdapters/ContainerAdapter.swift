package import NavigationConformance
package import SmallestAdapter

/// An adapter without a mistake, for others to make one each.
package class ContainerAdapter: NavigationAdapter, ContainerDelegate {
  package class var capabilities: Capabilities {
    [.standard, .raises, .topViewController, .willShow, .didShow]
  }

  package var container = Container(root: Screen(""))
  package var log: EventLog<Screen>?
  /// The log that each controller was made with.
  package var logs: [ObjectIdentifier: EventLog<Screen>] = [:]
  private var screens: [Screen] = []

  package init() {}

  package func makeController(label: String, log: EventLog<Screen>) -> Screen {
    let screen = Screen(label)
    // Kept, so that no other is ever known by the same identity.
    screens.append(screen)
    logs[ObjectIdentifier(screen)] = log
    return screen
  }

  package func start(root: Screen, log: EventLog<Screen>) throws {
    container = Container(root: root)
    container.delegate = self
    self.log = log
  }

  package func startOffScreen(root: Screen, log: EventLog<Screen>) throws { throw Unsupported() }
  package func show() throws { throw Unsupported() }

  package func settle() async {}
  package func settleAtOnce() -> Bool { false }

  package var viewControllers: [Screen] { container.screens }
  package var topViewController: Screen? { get throws { container.top } }
  package var isNavigationBarHidden: Bool { get throws { throw Unsupported() } }
  package var hideShowBarDuration: Double { get throws { throw Unsupported() } }
  package var prompt: String? { get throws { throw Unsupported() } }
  package var leftContent: BarContent { get throws { throw Unsupported() } }
  package var centerContent: BarContent { get throws { throw Unsupported() } }
  package var rightContent: BarContent { get throws { throw Unsupported() } }
  package func assign(_ property: ControllerProperty, of screen: Screen) throws {
    throw Unsupported()
  }

  package func push(_ screen: Screen, animated: Bool) throws {
    try container.push(screen, animated: animated)
  }

  package func pop(animated: Bool) throws -> Screen? { container.pop(animated: animated) }

  package func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
    container.pop(to: screen, animated: animated)
  }

  package func popToRoot(animated: Bool) throws -> [Screen]? {
    container.popToRoot(animated: animated)
  }

  package func setViewControllers(_ screens: [Screen], animated: Bool) throws {
    container.set(screens, animated: animated)
  }

  package func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws { throw Unsupported() }
  package func assignNavigationBarHidden(_ hidden: Bool) throws { throw Unsupported() }

  package func container(_: Container, willShow screen: Screen, animated: Bool) {
    log?.willShow(screen, animated: animated)
  }

  package func container(_: Container, didShow screen: Screen, animated: Bool) {
    log?.didShow(screen, animated: animated)
  }
}
