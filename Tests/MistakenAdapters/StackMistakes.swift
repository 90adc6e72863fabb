package import NavigationConformance
package import SmallestAdapter

/// Mistakes in what is handed over and back.
package enum StackMistakes {
  /// The stack is read once, at the start.
  package final class KeepsEarlierStack: ContainerAdapter {
    private var earlier: [Screen] = []

    package override func start(root: Screen, log: EventLog<Screen>) throws {
      try super.start(root: root, log: log)
      earlier = container.screens
    }

    package override var viewControllers: [Screen] { earlier }
  }

  /// One container for all scenarios.
  package final class StartsOnceOnly: ContainerAdapter {
    private var isStarted = false

    package override func start(root: Screen, log: EventLog<Screen>) throws {
      guard isStarted else {
        isStarted = true
        return try super.start(root: root, log: log)
      }
      self.log = log
      try container.push(root, animated: false)
    }
  }

  /// The container is new, but a flag beside it is not.
  package final class KeepsFlag: ContainerAdapter {
    private var isHidden = false

    package override class var capabilities: Capabilities {
      super.capabilities.union(.navigationBar)
    }
    package override var isNavigationBarHidden: Bool { get throws { isHidden } }

    package override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      isHidden = hidden
    }
    package override func assignNavigationBarHidden(_ hidden: Bool) { isHidden = hidden }
  }

  /// The same object for every name.
  package final class OneController: ContainerAdapter {
    private let screen = Screen("")

    package override func makeController(label: String, log: EventLog<Screen>) -> Screen { screen }
  }

  /// The same object for the same name, in every scenario.
  package final class OneControllerPerLabel: ContainerAdapter {
    private var screens: [String: Screen] = [:]

    package override func makeController(label: String, log: EventLog<Screen>) -> Screen {
      let screen = screens[label] ?? Screen(label)
      screens[label] = screen
      return screen
    }
  }

  package final class PushesAnother: ContainerAdapter {
    package override func push(_ screen: Screen, animated: Bool) throws {
      try container.push(Screen(screen.title), animated: animated)
    }
  }

  package final class HandsOverTopFirst: ContainerAdapter {
    package override var viewControllers: [Screen] { container.screens.reversed() }
  }

  /// A remote stack, of which each reading makes new objects.
  package final class MakesNewAtEachReading: ContainerAdapter {
    package override var viewControllers: [Screen] { container.screens.map { Screen($0.title) } }
  }

  package final class ReturnsAnother: ContainerAdapter {
    package override func pop(animated: Bool) throws -> Screen? {
      try super.pop(animated: animated).map { Screen($0.title) }
    }
  }

  package final class ThrowsInStart: ContainerAdapter {
    package struct NoScreen: Error {}

    package override func start(root: Screen, log: EventLog<Screen>) throws { throw NoScreen() }
  }

  /// No mistake: the order of what is returned is open.
  package final class ReturnsTopFirst: ContainerAdapter {
    package override func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
      try super.pop(to: screen, animated: animated)?.reversed()
    }

    package override func popToRoot(animated: Bool) throws -> [Screen]? {
      try super.popToRoot(animated: animated)?.reversed()
    }
  }

  /// Every third scenario a pop returns nothing.
  package final class ForgetsNowAndThen: ContainerAdapter {
    private var startCount = 0

    package override func start(root: Screen, log: EventLog<Screen>) throws {
      startCount += 1
      try super.start(root: root, log: log)
    }

    package override func pop(animated: Bool) throws -> Screen? {
      let popped = try super.pop(animated: animated)
      return startCount.isMultiple(of: 3) ? nil : popped
    }
  }

  /// The stack is read after everything but a pop.
  package final class ReadsBeforePop: ContainerAdapter {
    private var isAfterPop = false
    private var earlier: [Screen] = []

    package override func start(root: Screen, log: EventLog<Screen>) throws {
      isAfterPop = false
      try super.start(root: root, log: log)
    }

    package override func push(_ screen: Screen, animated: Bool) throws {
      isAfterPop = false
      try super.push(screen, animated: animated)
    }

    package override func pop(animated: Bool) throws -> Screen? {
      earlier = container.screens
      isAfterPop = true
      return try super.pop(animated: animated)
    }

    package override var viewControllers: [Screen] { isAfterPop ? earlier : super.viewControllers }
  }

  /// A start that is not on screen goes on with the container there is.
  package final class StartsAnewOnScreenOnly: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.offScreen) }

    package override func startOffScreen(root: Screen, log: EventLog<Screen>) throws {
      self.log = log
      try container.push(root, animated: false)
    }

    package override func show() {}
  }

  /// What was popped goes through something that keeps no order.
  package final class LosesOrder: ContainerAdapter {
    package override func popToRoot(animated: Bool) throws -> [Screen]? {
      let popped = try super.popToRoot(animated: animated)
      guard let popped, popped.count > 2 else { return popped }
      return [popped[1], popped[0]] + popped[2...]
    }
  }
}
