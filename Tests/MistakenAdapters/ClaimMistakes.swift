package import NavigationConformance
package import SmallestAdapter

/// Mistakes in what is claimed.
package enum ClaimMistakes {
  package struct NotImplemented: Error {}

  package final class ClaimsMissingOperation: ContainerAdapter {
    package override func popToRoot(animated: Bool) throws -> [Screen]? { throw Unsupported() }
  }

  package final class ThrowsForMissingOperation: ContainerAdapter {
    package override func popToRoot(animated: Bool) throws -> [Screen]? { throw NotImplemented() }
  }

  package final class MissesRequiredOperation: ContainerAdapter {
    package override func pop(animated: Bool) throws -> Screen? { throw Unsupported() }
  }

  package final class ClaimsMissingProperty: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.prompt) }
  }

  package final class ClaimsMissingTitleView: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.barContent) }
    package override var leftContent: BarContent { .nothing }
    package override var centerContent: BarContent { .nothing }
    package override var rightContent: BarContent { .nothing }
    package override func assign(_ property: ControllerProperty, of screen: Screen) throws {
      if case .itemTitleView = property { throw Unsupported() }
    }
  }

  package final class ThrowsForMissingProperty: ContainerAdapter {
    package override var topViewController: Screen? { get throws { throw NotImplemented() } }
  }

  package final class ReadsAnother: ContainerAdapter {
    package override var topViewController: Screen? {
      get throws { try super.topViewController.map { Screen($0.title) } }
    }
  }

  package final class ClaimsTooLittle: ContainerAdapter {
    package override class var capabilities: Capabilities { [.standard, .raises] }
  }

  package final class ClaimsMissingStart: ContainerAdapter {
    package override class var capabilities: Capabilities { super.capabilities.union(.offScreen) }
  }

  /// Says that a push is not there where the subject refuses it.
  package final class ThrowsUnsupportedForRefusal: ContainerAdapter {
    package override func push(_ screen: Screen, animated: Bool) throws {
      do {
        try super.push(screen, animated: animated)
      } catch {
        throw Unsupported()
      }
    }
  }
}
