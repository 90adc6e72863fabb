import NavigationConformance
import SmallestAdapter

/// The container driven from the main actor, where such code lives on Apple platforms.
@MainActor
final class MainActorAdapter: NavigationAdapter {
  static let capabilities: Capabilities = [
    .standard, .raises, .topViewController, .willShow, .didShow,
  ]
  private var container = Container(root: Screen(""))
  private var witness: ContainerWitness?
  private(set) var settledCount = 0

  func makeController(label: String, log: EventLog<Screen>) -> Screen { Screen(label) }

  func start(root: Screen, log: EventLog<Screen>) {
    let witness = ContainerWitness(log: log)
    container = Container(root: root)
    container.delegate = witness
    self.witness = witness
  }

  // Spelled out, because the requirement runs wherever its caller does and would pass that on.
  @MainActor func settle() async {
    await Task.yield()
    settledCount += 1
  }

  var viewControllers: [Screen] { container.screens }
  var topViewController: Screen? { container.top }

  func push(_ screen: Screen, animated: Bool) throws {
    try container.push(screen, animated: animated)
  }

  func pop(animated: Bool) -> Screen? { container.pop(animated: animated) }

  func pop(to screen: Screen, animated: Bool) -> [Screen]? {
    container.pop(to: screen, animated: animated)
  }

  func popToRoot(animated: Bool) -> [Screen]? { container.popToRoot(animated: animated) }

  func setViewControllers(_ screens: [Screen], animated: Bool) {
    container.set(screens, animated: animated)
  }
}
