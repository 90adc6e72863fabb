import NavigationConformance

/// A stack that counts the pushes of a scenario in secret: at the third one, if the root is all there is, nothing
/// happens. Nothing that a model sees tells that push from the first.
struct SecretCountAdapter: NavigationAdapter {
  static let capabilities: Capabilities = [.raises]

  final class Page {}

  /// Outlives a start.
  final class Starts {
    var count = 0
  }

  struct Refused: Error {}

  /// From which start on the subject does no longer count; `nil` for never.
  let steadyAfter: Int?
  private let starts = Starts()
  private(set) var viewControllers: [Page] = []
  private var pushCount = 0

  init(steadyAfter: Int? = nil) {
    self.steadyAfter = steadyAfter
  }

  func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

  mutating func start(root: Page, log: EventLog<Page>) {
    viewControllers = [root]
    pushCount = 0
    starts.count += 1
  }

  mutating func push(_ page: Page, animated: Bool) throws {
    guard !viewControllers.contains(where: { $0 === page }) else { throw Refused() }
    pushCount += 1
    let counts = steadyAfter.map { starts.count < $0 } ?? true
    if counts, pushCount == 3, viewControllers.count == 1 { return }
    viewControllers.append(page)
  }

  mutating func pop(animated: Bool) -> Page? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}
