import NavigationConformance

/// A content controller that has nothing to say.
final class PlainPage {}

/// A stack of pages and nothing around it: what it claims besides is what a test is about.
protocol PlainPages: NavigationAdapter where Controller == PlainPage {
  var pages: [PlainPage] { get set }
}

extension PlainPages {
  var viewControllers: [PlainPage] { pages }

  func makeController(label: String, log: EventLog<PlainPage>) -> PlainPage { PlainPage() }

  mutating func start(root: PlainPage, log: EventLog<PlainPage>) { pages = [root] }

  mutating func push(_ page: PlainPage, animated: Bool) { pages.append(page) }

  mutating func pop(animated: Bool) -> PlainPage? {
    pages.count > 1 ? pages.removeLast() : nil
  }

  mutating func pop(to page: PlainPage, animated: Bool) -> [PlainPage]? {
    keep((pages.firstIndex { $0 === page } ?? pages.count - 1) + 1)
  }

  mutating func popToRoot(animated: Bool) -> [PlainPage]? { keep(1) }

  private mutating func keep(_ count: Int) -> [PlainPage] {
    defer { pages.removeSubrange(count...) }
    return Array(pages[count...])
  }

  mutating func setViewControllers(_ pages: [PlainPage], animated: Bool) {
    if !pages.isEmpty { self.pages = pages }
  }
}
