import NavigationConformance
import SmallestAdapter

/// Mistakes in what reaches the log.
enum MessageMistakes {
  final class NeverWillShow: ContainerAdapter {
    override func container(_: Container, willShow screen: Screen, animated: Bool) {}
  }

  final class NeverDidShow: ContainerAdapter {
    override func container(_: Container, didShow screen: Screen, animated: Bool) {}
  }

  final class NeverAppears: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.appearance) }
  }

  final class NeverDisappears: TellsAppearance {
    override class var capabilities: Capabilities { super.capabilities.union(.disappearance) }
  }

  final class NeverReportsTransitions: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.transitions) }
  }

  /// No mistake: every controller is told when it comes up.
  class TellsAppearance: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.appearance) }

    override func container(_ container: Container, willShow screen: Screen, animated: Bool) {
      super.container(container, willShow: screen, animated: animated)
      logs[ObjectIdentifier(screen)]?.viewWillAppear(screen, animated: animated)
    }
  }

  /// Tells controllers, but does nothing of what they want done.
  final class IgnoresRequests: TellsAppearance {
    override class var capabilities: Capabilities { super.capabilities.union(.callbacks) }
  }

  /// What has been shown is reported when someone looks.
  final class ReportsWhenRead: ContainerAdapter {
    private var shown: [(Screen, Bool)] = []

    override func container(_: Container, didShow screen: Screen, animated: Bool) {
      shown.append((screen, animated))
    }

    override var viewControllers: [Screen] {
      for (screen, animated) in shown { log?.didShow(screen, animated: animated) }
      shown = []
      return super.viewControllers
    }
  }

  /// What has been shown is reported in time, and something else when it is too late.
  final class ReportsTooLate: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.appearance) }
    private var shown: [Screen] = []

    override func container(_ container: Container, willShow screen: Screen, animated: Bool) {
      super.container(container, willShow: screen, animated: animated)
      logs[ObjectIdentifier(screen)]?.viewWillAppear(screen)
      shown.append(screen)
    }

    override var viewControllers: [Screen] {
      for screen in shown { logs[ObjectIdentifier(screen)]?.viewDidAppear(screen) }
      shown = []
      return super.viewControllers
    }
  }

  final class KeepsFirstLog: ContainerAdapter {
    override func start(root: Screen, log: EventLog<Screen>) throws {
      try super.start(root: root, log: self.log ?? log)
    }
  }

  final class UsesLogOfController: ContainerAdapter {
    override func container(_: Container, willShow screen: Screen, animated: Bool) {
      logs[ObjectIdentifier(screen)]?.willShow(screen, animated: animated)
    }
  }

  final class TellsOfAnother: ContainerAdapter {
    override func container(_: Container, didShow screen: Screen, animated: Bool) {
      log?.didShow(Screen(screen.title), animated: animated)
    }
  }

  /// The subject's mistake, not the adapter's.
  final class ShowsTwice: ContainerAdapter {
    override func container(_ container: Container, didShow screen: Screen, animated: Bool) {
      super.container(container, didShow: screen, animated: animated)
      super.container(container, didShow: screen, animated: animated)
    }
  }

  /// The subject's mistake, not the adapter's.
  final class ShowsWhenAnimated: ContainerAdapter {
    override func container(_ container: Container, didShow screen: Screen, animated: Bool) {
      if animated { super.container(container, didShow: screen, animated: animated) }
    }
  }
}
