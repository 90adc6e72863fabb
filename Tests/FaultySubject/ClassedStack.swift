import NavigationConformance

/// A stack that ends when it is given a class that is no bar's, as one does that casts it.
struct ClassedStack<Claims: EndingClaims>: NavigationAdapter {
  private var stack = ServedStack(.none)

  static var capabilities: Capabilities {
    Claims.capabilities.union(.foreignBarClasses)
  }

  var viewControllers: [ServedStack.Page] { stack.viewControllers }

  func makeController(label: String, log: EventLog<ServedStack.Page>) -> ServedStack.Page {
    stack.makeController(label: label, log: log)
  }

  mutating func start(root: ServedStack.Page, log: EventLog<ServedStack.Page>) {
    stack.start(root: root, log: log)
  }

  mutating func start(
    root: ServedStack.Page, foreignClassOf bar: ManagedBar, log: EventLog<ServedStack.Page>
  ) {
    fatalError("that is no class of a bar's")
  }

  mutating func push(_ page: ServedStack.Page, animated: Bool) throws {
    try stack.push(page, animated: animated)
  }

  mutating func pop(animated: Bool) -> ServedStack.Page? { stack.pop(animated: animated) }

  mutating func pop(to page: ServedStack.Page, animated: Bool) throws -> [ServedStack.Page]? {
    try stack.pop(to: page, animated: animated)
  }

  mutating func popToRoot(animated: Bool) throws -> [ServedStack.Page]? {
    try stack.popToRoot(animated: animated)
  }

  mutating func setViewControllers(_ pages: [ServedStack.Page], animated: Bool) {
    stack.setViewControllers(pages, animated: animated)
  }
}
