import NavigationConformance
import SmallestAdapter

/// Mistakes in what is handed over and back.
enum StackMistakes {
  /// The stack is read once, at the start.
  final class KeepsEarlierStack: ContainerAdapter {
    private var earlier: [Screen] = []

    override func start(root: Screen, log: EventLog<Screen>) throws {
      try super.start(root: root, log: log)
      earlier = container.screens
    }

    override var viewControllers: [Screen] { earlier }
  }

  /// One container for all scenarios.
  final class StartsOnceOnly: ContainerAdapter {
    private var isStarted = false

    override func start(root: Screen, log: EventLog<Screen>) throws {
      guard isStarted else {
        isStarted = true
        return try super.start(root: root, log: log)
      }
      self.log = log
      try container.push(root, animated: false)
    }
  }

  /// The container is new, but a flag beside it is not.
  final class KeepsFlag: ContainerAdapter {
    private var isHidden = false

    override class var capabilities: Capabilities { super.capabilities.union(.navigationBar) }
    override var isNavigationBarHidden: Bool { get throws { isHidden } }

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isHidden = hidden }
    override func assignNavigationBarHidden(_ hidden: Bool) { isHidden = hidden }
  }

  /// The same object for every name.
  final class OneController: ContainerAdapter {
    private let screen = Screen("")

    override func makeController(label: String, log: EventLog<Screen>) -> Screen { screen }
  }

  /// The same object for the same name, in every scenario.
  final class OneControllerPerLabel: ContainerAdapter {
    private var screens: [String: Screen] = [:]

    override func makeController(label: String, log: EventLog<Screen>) -> Screen {
      let screen = screens[label] ?? Screen(label)
      screens[label] = screen
      return screen
    }
  }

  final class PushesAnother: ContainerAdapter {
    override func push(_ screen: Screen, animated: Bool) throws {
      try container.push(Screen(screen.title), animated: animated)
    }
  }

  final class HandsOverTopFirst: ContainerAdapter {
    override var viewControllers: [Screen] { container.screens.reversed() }
  }

  /// A remote stack, of which each reading makes new objects.
  final class MakesNewAtEachReading: ContainerAdapter {
    override var viewControllers: [Screen] { container.screens.map { Screen($0.title) } }
  }

  final class ReturnsAnother: ContainerAdapter {
    override func pop(animated: Bool) throws -> Screen? {
      try super.pop(animated: animated).map { Screen($0.title) }
    }
  }

  final class ThrowsInStart: ContainerAdapter {
    struct NoScreen: Error {}

    override func start(root: Screen, log: EventLog<Screen>) throws { throw NoScreen() }
  }

  /// No mistake: the order of what is returned is open.
  final class ReturnsTopFirst: ContainerAdapter {
    override func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
      try super.pop(to: screen, animated: animated)?.reversed()
    }

    override func popToRoot(animated: Bool) throws -> [Screen]? {
      try super.popToRoot(animated: animated)?.reversed()
    }
  }

  /// Every third scenario a pop returns nothing.
  final class ForgetsNowAndThen: ContainerAdapter {
    private var startCount = 0

    override func start(root: Screen, log: EventLog<Screen>) throws {
      startCount += 1
      try super.start(root: root, log: log)
    }

    override func pop(animated: Bool) throws -> Screen? {
      let popped = try super.pop(animated: animated)
      return startCount.isMultiple(of: 3) ? nil : popped
    }
  }
}
