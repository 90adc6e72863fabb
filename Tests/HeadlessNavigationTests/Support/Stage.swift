@testable import HeadlessNavigation

/// A navigation controller in a window, with screens A to E and everything written down.
@MainActor
final class Stage {
  let journal = Journal()
  let a: Screen, b: Screen, c: Screen, d: Screen, e: Screen
  let navigation: UINavigationController
  let window = UIWindow()
  let witness: Witness
  let delegateWitness: Witness
  private(set) var errors: [NavigationException] = []

  /// Puts the first `depth` screens on the stack.
  init(
    depth: Int = 1, onScreen: Bool = true, observed: Bool = false, faults: NavigationFaults = [],
    variants: NavigationVariants = [], prepare: @MainActor (Stage) -> Void = { _ in }
  ) {
    a = Screen("A", journal)
    b = Screen("B", journal)
    c = Screen("C", journal)
    d = Screen("D", journal)
    e = Screen("E", journal)
    witness = Witness(journal)
    delegateWitness = Witness(journal)
    navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    prepare(self)
    navigation.faults = faults
    navigation.variants = variants
    navigation.pushViewController(a, animated: false)
    navigation.applyInitialFaults()
    window.rootViewController = navigation
    if onScreen { window.makeKeyAndVisible() }
    for screen in [b, c, d].prefix(depth - 1) {
      navigation.pushViewController(screen, animated: false)
    }
    navigation.delegate = delegateWitness
    if observed { navigation.observer = witness }
    navigation.exceptionHandler = { [unowned self] in errors.append($0) }
    journal.clear()
  }

  var stack: String { text(navigation.viewControllers) }

  func text(_ controllers: [UIViewController]?) -> String {
    guard let controllers else { return "nil" }
    return controllers.map { ($0 as? Screen)?.name ?? "-" }.joined()
  }

  func settle() { window.clock.runUntilIdle() }
}
