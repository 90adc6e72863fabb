package import NavigationConformance
package import SmallestAdapter

/// Mistakes in what reaches the log.
package enum MessageMistakes {
  package final class NeverWillShow: ContainerAdapter {
    package override func container(_: Container, willShow screen: Screen, animated: Bool) {}
  }

  package final class NeverDidShow: ContainerAdapter {
    package override func container(_: Container, didShow screen: Screen, animated: Bool) {}
  }

  package final class NeverAppears: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.appearance) }
  }

  package final class NeverDisappears: TellsAppearance {
    package override class var capabilities: Capabilities {
      super.capabilities.union(.disappearance)
    }
  }

  package final class NeverReportsTransitions: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.transitions) }
  }

  /// No mistake: every controller is told when it comes up.
  package class TellsAppearance: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.appearance) }

    package override func container(_ container: Container, willShow screen: Screen, animated: Bool)
    {
      super.container(container, willShow: screen, animated: animated)
      logs[ObjectIdentifier(screen)]?.viewWillAppear(screen, animated: animated)
    }
  }

  /// No mistake: an animated change of screen runs a transition, but for a set, which runs none and tells nobody.
  package final class SetsInSilence: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.transitions) }
    private var isSetting = false

    private func run<Result>(
      _ kind: NavigationTransitionKind, animated: Bool, _ change: () throws -> Result
    ) rethrows -> Result {
      let old = container.top
      let result = try change()
      if animated, container.top !== old {
        log?.transition(kind, from: old, to: container.top, animated: true)
      }
      return result
    }

    package override func push(_ screen: Screen, animated: Bool) throws {
      try run(.push, animated: animated) { try super.push(screen, animated: animated) }
    }

    package override func pop(animated: Bool) throws -> Screen? {
      try run(.pop, animated: animated) { try super.pop(animated: animated) }
    }

    package override func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
      try run(.pop, animated: animated) { try super.pop(to: screen, animated: animated) }
    }

    package override func popToRoot(animated: Bool) throws -> [Screen]? {
      try run(.pop, animated: animated) { try super.popToRoot(animated: animated) }
    }

    package override func setViewControllers(_ screens: [Screen], animated: Bool) throws {
      isSetting = true
      defer { isSetting = false }
      try super.setViewControllers(screens, animated: animated)
    }

    package override func container(_ container: Container, willShow screen: Screen, animated: Bool)
    {
      if !isSetting { super.container(container, willShow: screen, animated: animated) }
    }

    package override func container(_ container: Container, didShow screen: Screen, animated: Bool)
    {
      if !isSetting { super.container(container, didShow: screen, animated: animated) }
    }
  }

  /// No mistake: the subject's bar never changes, so that there is nothing to report.
  package final class BarStays: ContainerAdapter {
    package override class var capabilities: Capabilities {
      super.capabilities.union([.navigationBar, .barAnimations])
    }

    package override var hideShowBarDuration: Double { get throws { 0.25 } }
    package override var isNavigationBarHidden: Bool { get throws { false } }
    package override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {}
    package override func assignNavigationBarHidden(_ hidden: Bool) throws {}
  }

  /// The bar changes, and nobody hears of it.
  package final class NeverReportsBar: ContainerAdapter {
    package override class var capabilities: Capabilities {
      super.capabilities.union([.navigationBar, .barAnimations])
    }

    private var isBarHidden = false

    package override var hideShowBarDuration: Double { get throws { 0.25 } }
    package override var isNavigationBarHidden: Bool { get throws { isBarHidden } }
    package override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
      isBarHidden = hidden
    }
    package override func assignNavigationBarHidden(_ hidden: Bool) throws { isBarHidden = hidden }
  }

  /// Tells controllers, but does nothing of what they want done.
  package final class IgnoresRequests: TellsAppearance {
    package override class var capabilities: Capabilities { super.capabilities.union(.callbacks) }
  }

  /// What has been shown is reported when someone looks.
  package final class ReportsWhenRead: ContainerAdapter {
    private var shown: [(Screen, Bool)] = []

    package override func container(_: Container, didShow screen: Screen, animated: Bool) {
      shown.append((screen, animated))
    }

    package override var viewControllers: [Screen] {
      for (screen, animated) in shown { log?.didShow(screen, animated: animated) }
      shown = []
      return super.viewControllers
    }
  }

  /// What has been shown is reported in time, and something else when it is too late.
  package final class ReportsTooLate: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.appearance) }
    private var shown: [Screen] = []

    package override func container(_ container: Container, willShow screen: Screen, animated: Bool)
    {
      super.container(container, willShow: screen, animated: animated)
      logs[ObjectIdentifier(screen)]?.viewWillAppear(screen)
      shown.append(screen)
    }

    package override var viewControllers: [Screen] {
      for screen in shown { logs[ObjectIdentifier(screen)]?.viewDidAppear(screen) }
      shown = []
      return super.viewControllers
    }
  }

  /// What has been shown is reported when time passes, and no time is said to be needed.
  package final class SettlesTooSoon: ContainerAdapter {
    private var shown: [(Screen, Bool)] = []

    package override func container(_: Container, didShow screen: Screen, animated: Bool) {
      shown.append((screen, animated))
    }

    package override func settleAtOnce() -> Bool { true }
    package override func settle() async {
      for (screen, animated) in shown { log?.didShow(screen, animated: animated) }
      shown = []
    }
  }

  package final class KeepsFirstLog: ContainerAdapter {
    package override func start(root: Screen, log: EventLog<Screen>) throws {
      try super.start(root: root, log: self.log ?? log)
    }
  }

  package final class UsesLogOfController: ContainerAdapter {
    package override func container(_: Container, willShow screen: Screen, animated: Bool) {
      logs[ObjectIdentifier(screen)]?.willShow(screen, animated: animated)
    }
  }

  package final class TellsOfAnother: ContainerAdapter {
    package override func container(_: Container, didShow screen: Screen, animated: Bool) {
      log?.didShow(Screen(screen.title), animated: animated)
    }
  }

  /// The subject's mistake, not the adapter's.
  package final class ShowsTwice: ContainerAdapter {
    package override func container(_ container: Container, didShow screen: Screen, animated: Bool)
    {
      super.container(container, didShow: screen, animated: animated)
      super.container(container, didShow: screen, animated: animated)
    }
  }

  /// The subject's mistake, not the adapter's.
  package final class ShowsWhenAnimated: ContainerAdapter {
    package override func container(_ container: Container, didShow screen: Screen, animated: Bool)
    {
      if animated { super.container(container, didShow: screen, animated: animated) }
    }
  }

  /// Its `settle` waits for no transition, so that what runs ends when something else begins.
  package final class ShowsWithTheNext: ContainerAdapter {
    private var owed: (screen: Screen, isAnimated: Bool)?

    package override func container(
      _ container: Container, willShow screen: Screen, animated: Bool
    ) {
      if let owed { super.container(container, didShow: owed.screen, animated: owed.isAnimated) }
      super.container(container, willShow: screen, animated: animated)
    }

    package override func container(_ container: Container, didShow screen: Screen, animated: Bool)
    {
      owed = (screen, animated)
    }
  }

  /// Registered as the delegate, and as an observer of the same.
  package final class ReportsTwice: ContainerAdapter {
    package override func container(
      _ container: Container, willShow screen: Screen, animated: Bool
    ) {
      for _ in 0..<2 { super.container(container, willShow: screen, animated: animated) }
    }

    package override func container(
      _ container: Container, didShow screen: Screen, animated: Bool
    ) {
      for _ in 0..<2 { super.container(container, didShow: screen, animated: animated) }
    }
  }

  package final class TellsAppearanceTwice: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.appearance) }

    package override func container(
      _ container: Container, willShow screen: Screen, animated: Bool
    ) {
      super.container(container, willShow: screen, animated: animated)
      for _ in 0..<2 {
        logs[ObjectIdentifier(screen)]?.viewWillAppear(screen, animated: animated)
      }
      for _ in 0..<2 {
        logs[ObjectIdentifier(screen)]?.viewDidAppear(screen, animated: animated)
      }
    }
  }

  /// The subject's doing, not the adapter's: as if each operation were carried out twice.
  package final class MovesTwice: ContainerAdapter {
    package override func container(
      _ container: Container, willShow screen: Screen, animated: Bool
    ) {}

    package override func container(
      _ container: Container, didShow screen: Screen, animated: Bool
    ) {
      for _ in 0..<2 {
        super.container(container, willShow: screen, animated: animated)
        super.container(container, didShow: screen, animated: animated)
      }
    }
  }

  /// The did-show of an animated change comes when the animation has ended, which nobody waits for.
  package final class DoesNotWaitForAnimations: ContainerAdapter {
    private var running: [(Screen, EventLog<Screen>?)] = []

    package override func start(root: Screen, log: EventLog<Screen>) throws {
      for (screen, log) in running { log?.didShow(screen, animated: true) }
      running = []
      try super.start(root: root, log: log)
    }

    package override func container(
      _ container: Container, didShow screen: Screen, animated: Bool
    ) {
      if animated {
        running.append((screen, log))
      } else {
        super.container(container, didShow: screen, animated: animated)
      }
    }
  }
}
