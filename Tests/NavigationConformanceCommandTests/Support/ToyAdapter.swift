import NavigationConformance

/// A stack of a few lines, right or wrong in a known way.
struct ToyAdapter: NavigationAdapter {
  final class Page {}

  enum Flaw {
    case none
    /// Pushes what is on the stack already.
    case pushesTwice
    /// Every few pops do nothing.
    case isUnsteady
    /// Forgets the root it is started with.
    case isDead
  }

  /// Outlives a start, which is what makes the unsteady one unsteady.
  private final class Counter {
    var value = 0
  }

  let flaw: Flaw
  private(set) var viewControllers: [Page] = []
  private let pops = Counter()

  static var capabilities: Capabilities { [.standard, .raises] }

  init(_ flaw: Flaw) {
    self.flaw = flaw
  }

  private struct Refused: Error {}

  func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

  mutating func start(root: Page, log: EventLog<Page>) {
    viewControllers = flaw == .isDead ? [] : [root]
  }

  mutating func push(_ page: Page, animated: Bool) throws {
    let isThere = viewControllers.contains { $0 === page }
    if isThere, flaw != .pushesTwice { throw Refused() }
    viewControllers.append(page)
  }

  mutating func pop(animated: Bool) -> Page? {
    pops.value += 1
    if flaw == .isUnsteady, pops.value.isMultiple(of: 5) { return nil }
    return viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  mutating func pop(to page: Page, animated: Bool) throws -> [Page]? {
    guard let index = viewControllers.firstIndex(where: { $0 === page }) else { throw Refused() }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return popped
  }

  mutating func popToRoot(animated: Bool) -> [Page]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeSubrange(min(1, viewControllers.count)...)
    return popped
  }

  mutating func setViewControllers(_ pages: [Page], animated: Bool) {
    viewControllers = pages
  }
}
