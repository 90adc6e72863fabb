import NavigationConformance

/// A stack of a few lines, with a flaw if one is asked for.
struct StackAdapter: NavigationAdapter {
  final class Page {
    let label: String

    init(_ label: String) {
      self.label = label
    }
  }

  /// Outlives a start, and so makes one run differ from the next.
  private final class Counter {
    var value = 0
  }

  private let popsInVain: Int?
  private let forgetsRoot: Bool
  private let sortsPushes: Bool
  private let pops = Counter()
  private(set) var viewControllers: [Page] = []

  static var capabilities: Capabilities { [.standard, .raises] }

  /// - Parameters:
  ///   - popsInVain: from this pop on, every second one does nothing.
  ///   - forgetsRoot: whether it starts without the root.
  ///   - sortsPushes: whether a push puts all but the root in the order of their names.
  init(popsInVain: Int? = nil, forgetsRoot: Bool = false, sortsPushes: Bool = false) {
    self.popsInVain = popsInVain
    self.forgetsRoot = forgetsRoot
    self.sortsPushes = sortsPushes
  }

  private struct Refused: Error {}

  func makeController(label: String, log: EventLog<Page>) -> Page { Page(label) }

  mutating func start(root: Page, log: EventLog<Page>) {
    viewControllers = forgetsRoot ? [] : [root]
  }

  mutating func push(_ page: Page, animated: Bool) throws {
    guard !viewControllers.contains(where: { $0 === page }) else { throw Refused() }
    viewControllers.append(page)
    if sortsPushes {
      viewControllers =
        viewControllers.prefix(1) + viewControllers.dropFirst().sorted { $0.label < $1.label }
    }
  }

  mutating func pop(animated: Bool) -> Page? {
    pops.value += 1
    if let popsInVain, pops.value >= popsInVain, pops.value.isMultiple(of: 2) { return nil }
    return viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  mutating func pop(to page: Page, animated: Bool) throws -> [Page]? {
    guard let index = viewControllers.firstIndex(where: { $0 === page }) else { throw Refused() }
    defer { viewControllers.removeSubrange((index + 1)...) }
    return Array(viewControllers[(index + 1)...])
  }

  mutating func popToRoot(animated: Bool) -> [Page]? {
    defer { viewControllers.removeSubrange(min(1, viewControllers.count)...) }
    return Array(viewControllers.dropFirst())
  }

  mutating func setViewControllers(_ pages: [Page], animated: Bool) { viewControllers = pages }
}
