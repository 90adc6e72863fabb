import NavigationConformance
package import SmallestAdapter

/// What looks like a mistake, and is permitted.
package enum PermittedReadings {
  /// Goes back to what is pushed a second time, and refuses all the same.
  package final class GoesBackAndRefuses: ContainerAdapter {
    package struct Refusal: Error {}

    package override func push(_ screen: Screen, animated: Bool) throws {
      if container.screens.contains(where: { $0 === screen }) {
        _ = container.pop(to: screen, animated: animated)
        throw Refusal()
      }
      try super.push(screen, animated: animated)
    }
  }

  /// Tells of a pop to the top as of any other, though nobody comes up.
  package final class TellsOfPopToTop: ContainerAdapter {
    package override func pop(to screen: Screen, animated: Bool) throws -> [Screen]? {
      if container.top === screen {
        container(container, willShow: screen, animated: animated)
        container(container, didShow: screen, animated: animated)
      }
      return try super.pop(to: screen, animated: animated)
    }
  }

  /// Has to be waited for after an animated change, and not after others.
  package final class SettlesWhenItCan: ContainerAdapter {
    private var shown: [(screen: Screen, isAnimated: Bool)] = []
    package private(set) var atOnceCount = 0
    package private(set) var waitCount = 0

    package override func container(_: Container, didShow screen: Screen, animated: Bool) {
      shown.append((screen: screen, isAnimated: animated))
    }

    package override func settleAtOnce() -> Bool {
      guard !shown.contains(where: { $0.isAnimated }) else { return false }
      atOnceCount += 1
      report()
      return true
    }

    package override func settle() async {
      await Task.yield()
      waitCount += 1
      report()
    }

    private func report() {
      for (screen, isAnimated) in shown { log?.didShow(screen, animated: isAnimated) }
      shown = []
    }
  }
}
