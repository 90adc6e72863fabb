import NavigationConformance

/// What such a stack says of it.
protocol EndingClaims {
  static var capabilities: Capabilities { get }
}

enum ClaimsEnd: EndingClaims {
  static let capabilities: Capabilities = [.standard, .endsOnRaise]
}

enum ClaimsNothing: EndingClaims {
  static let capabilities: Capabilities = .standard
}

/// A stack that cannot refuse without ending, as one whose precondition fails; or one that takes everything.
struct EndingStack<Claims: EndingClaims>: NavigationAdapter {
  private var stack = ServedStack(.none)
  private let takesEverything: Bool
  /// On top of what is below, where everything is taken.
  private var second: ServedStack.Page?

  static var capabilities: Capabilities { Claims.capabilities }

  init(takesEverything: Bool = false) {
    self.takesEverything = takesEverything
  }

  var viewControllers: [ServedStack.Page] {
    stack.viewControllers + (second.map { [$0] } ?? [])
  }

  func makeController(
    label: String, log: EventLog<ServedStack.Page>
  ) -> ServedStack.Page {
    stack.makeController(label: label, log: log)
  }

  mutating func start(root: ServedStack.Page, log: EventLog<ServedStack.Page>) {
    second = nil
    stack.start(root: root, log: log)
  }

  mutating func push(_ page: ServedStack.Page, animated: Bool) {
    do {
      try stack.push(page, animated: animated)
    } catch {
      precondition(takesEverything, "it is on the stack already")
      second = page
    }
  }

  mutating func pop(animated: Bool) -> ServedStack.Page? { stack.pop(animated: animated) }

  mutating func pop(to page: ServedStack.Page, animated: Bool) throws -> [ServedStack.Page]? {
    precondition(stack.viewControllers.contains { $0 === page }, "it is not on the stack")
    return try stack.pop(to: page, animated: animated)
  }

  mutating func popToRoot(animated: Bool) throws -> [ServedStack.Page]? {
    try stack.popToRoot(animated: animated)
  }

  mutating func setViewControllers(_ pages: [ServedStack.Page], animated: Bool) {
    stack.setViewControllers(pages, animated: animated)
  }
}
