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
}
