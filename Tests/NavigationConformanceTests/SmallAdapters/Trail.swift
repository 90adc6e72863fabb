/// A navigation stack that is a value, of pages that are values.
struct Trail<Page: Equatable> {
  private(set) var pages: [Page]

  init(_ root: Page) {
    pages = [root]
  }

  mutating func append(_ page: Page) throws(PageIsOnTrail) {
    guard !pages.contains(page) else { throw PageIsOnTrail() }
    pages.append(page)
  }

  /// Takes away what is above a page, and returns it.
  mutating func cut(after page: Page) -> [Page] {
    guard let position = pages.firstIndex(of: page) else { return [] }
    return cut(keeping: position + 1)
  }

  /// Takes away all but so many, one at least, and returns them.
  mutating func cut(keeping count: Int) -> [Page] {
    let kept = max(count, 1)
    defer { pages.removeSubrange(kept...) }
    return Array(pages[kept...])
  }

  mutating func replace(by pages: [Page]) {
    self.pages = pages
  }
}

struct PageIsOnTrail: Error {}
