import NavigationConformance

/// A value that drives a value: each page carries a token, by which the suite knows it.
struct TrailAdapter: NavigationAdapter {
  static let capabilities: Capabilities = [.standard, .raises, .topViewController]
  private var trail = Trail(Page(token: Token()))

  final class Token {}

  struct Page: Equatable {
    let token: Token

    static func == (left: Page, right: Page) -> Bool { left.token === right.token }
  }

  func makeController(label: String, log: EventLog<Token>) -> Token { Token() }

  mutating func start(root: Token, log: EventLog<Token>) { trail = Trail(Page(token: root)) }

  var viewControllers: [Token] { trail.pages.map(\.token) }
  var topViewController: Token? { trail.pages.last?.token }

  mutating func push(_ token: Token, animated: Bool) throws {
    try trail.append(Page(token: token))
  }

  mutating func pop(animated: Bool) -> Token? {
    trail.cut(keeping: trail.pages.count - 1).first?.token
  }

  mutating func pop(to token: Token, animated: Bool) -> [Token]? {
    trail.cut(after: Page(token: token)).map(\.token)
  }

  mutating func popToRoot(animated: Bool) -> [Token]? { trail.cut(keeping: 1).map(\.token) }

  mutating func setViewControllers(_ tokens: [Token], animated: Bool) {
    trail.replace(by: tokens.map { Page(token: $0) })
  }
}
