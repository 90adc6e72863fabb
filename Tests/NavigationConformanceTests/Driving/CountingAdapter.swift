import NavigationConformance

/// A container that counts how often it is asked anything.
final class CountingAdapter: NavigationAdapter {
  static var capabilities: Capabilities {
    [.standard, .topViewController, .parent, .itemStack, .itemCreation]
  }

  private(set) var callCount = 0
  private var stack: [CountedScreen] = []

  func makeController(label: String, log: EventLog<CountedScreen>) -> CountedScreen {
    callCount += 1
    return CountedScreen()
  }

  func start(root: CountedScreen, log: EventLog<CountedScreen>) throws {
    replace(with: [root])
  }

  func settle() async { callCount += 1 }

  func push(_ screen: CountedScreen, animated: Bool) throws {
    replace(with: stack + [screen])
  }

  func pop(animated: Bool) throws -> CountedScreen? { keep(max(1, stack.count - 1)).first }

  func pop(to screen: CountedScreen, animated: Bool) throws -> [CountedScreen]? {
    keep((stack.firstIndex { $0 === screen } ?? 0) + 1)
  }

  func popToRoot(animated: Bool) throws -> [CountedScreen]? { keep(1) }

  func setViewControllers(_ screens: [CountedScreen], animated: Bool) throws {
    replace(with: screens)
  }

  private func keep(_ count: Int) -> [CountedScreen] {
    let popped = Array(stack[count...])
    replace(with: Array(stack[..<count]))
    return popped
  }

  private func replace(with screens: [CountedScreen]) {
    callCount += 1
    for screen in stack { screen.isOnStack = false }
    stack = screens
    for screen in stack { screen.isOnStack = true }
  }

  private func counted<Value>(_ value: Value) -> Value {
    callCount += 1
    return value
  }

  var viewControllers: [CountedScreen] { counted(stack) }
  var topViewController: CountedScreen? { get throws { counted(stack.last) } }
  var navigationItems: [CountedScreen.Item] { get throws { counted(stack.map(\.item)) } }

  func isChild(_ screen: CountedScreen) throws -> Bool { counted(screen.isOnStack) }

  func navigationItem(of screen: CountedScreen) throws -> CountedScreen.Item {
    counted(screen.item)
  }

  func isNavigationItemCreated(of screen: CountedScreen) throws -> Bool { counted(true) }
}
