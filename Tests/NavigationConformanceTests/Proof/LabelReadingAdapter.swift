import NavigationConformance

/// A stack that forgets whom it is given if it is called G: what it does depends on names.
struct LabelReadingAdapter: NavigationAdapter {
  static let capabilities: Capabilities = []

  final class Page {
    let label: String

    init(_ label: String) {
      self.label = label
    }
  }

  private(set) var viewControllers: [Page] = []

  func makeController(label: String, log: EventLog<Page>) -> Page { Page(label) }

  mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }

  mutating func push(_ page: Page, animated: Bool) {
    if page.label != "G" { viewControllers.append(page) }
  }

  mutating func pop(animated: Bool) -> Page? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}
