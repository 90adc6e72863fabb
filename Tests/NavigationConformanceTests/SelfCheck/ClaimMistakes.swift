import NavigationConformance
import SmallestAdapter

/// Mistakes in what is claimed.
enum ClaimMistakes {
  struct NotImplemented: Error {}

  final class ClaimsMissingOperation: ContainerAdapter {
    override func popToRoot(animated: Bool) throws -> [Screen]? { throw Unsupported() }
  }

  final class ThrowsForMissingOperation: ContainerAdapter {
    override func popToRoot(animated: Bool) throws -> [Screen]? { throw NotImplemented() }
  }

  final class MissesRequiredOperation: ContainerAdapter {
    override func pop(animated: Bool) throws -> Screen? { throw Unsupported() }
  }

  final class ClaimsMissingProperty: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.prompt) }
  }

  final class ThrowsForMissingProperty: ContainerAdapter {
    override var topViewController: Screen? { get throws { throw NotImplemented() } }
  }

  final class ReadsAnother: ContainerAdapter {
    override var topViewController: Screen? {
      get throws { try super.topViewController.map { Screen($0.title) } }
    }
  }

  final class ClaimsTooLittle: ContainerAdapter {
    override class var capabilities: Capabilities { [.standard, .raises] }
  }

  final class ClaimsMissingStart: ContainerAdapter {
    override class var capabilities: Capabilities { super.capabilities.union(.offScreen) }
  }
}
