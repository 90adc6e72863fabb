import NavigationConformance
import SmallestAdapter

/// A delegate that reports what it is told.
final class ContainerWitness: ContainerDelegate {
  private let log: EventLog<Screen>

  init(log: EventLog<Screen>) {
    self.log = log
  }

  func container(_: Container, willShow screen: Screen, animated: Bool) {
    log.willShow(screen, animated: animated)
  }

  func container(_: Container, didShow screen: Screen, animated: Bool) {
    log.didShow(screen, animated: animated)
  }
}
