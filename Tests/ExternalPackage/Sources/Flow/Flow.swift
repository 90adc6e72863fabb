/// The pages that someone has gone through, of which the last is in front: a router for the main actor.
///
/// Pages are values of the app's own type, usually an `enum`. Whoever draws them listens to `observer`.
@MainActor
public final class Flow<Page: Hashable> {
  /// First to last; never empty.
  public private(set) var pages: [Page]
  /// Whether the bar with the title and the way back is hidden.
  public private(set) var isBarHidden = false
  /// Is told of everything that happens, in order.
  public var observer: ((FlowEvent<Page>) -> Void)?

  private let acceptsDuplicates: Bool
  private var animation: Task<Void, Never>?
  private var arriving: Page?

  /// - Parameter acceptsDuplicates: whether a page may come a second time, as the first version allowed.
  public init(first page: Page, acceptsDuplicates: Bool = false) {
    pages = [page]
    self.acceptsDuplicates = acceptsDuplicates
  }

  /// The page in front.
  public var current: Page { pages[pages.count - 1] }

  /// Goes on to a page.
  ///
  /// - Throws: `DuplicatePage` when it is among the pages already; they stay as they are.
  public func go(to page: Page, animated: Bool) throws(DuplicatePage) {
    if !acceptsDuplicates, pages.contains(page) { throw DuplicatePage() }
    change(to: pages + [page], animated: animated)
  }

  /// Goes back by one page; from the first there is no way back.
  ///
  /// - Returns: the page that was left.
  public func goBack(animated: Bool) -> Page? {
    keep(pages.count - 1, animated: animated).first
  }

  /// Goes back to a page, or stays where it is when there is no such page.
  ///
  /// - Returns: the pages that were left, first to last.
  public func goBack(to page: Page, animated: Bool) -> [Page] {
    guard let position = pages.firstIndex(of: page) else { return [] }
    return keep(position + 1, animated: animated)
  }

  /// Goes back to the first page.
  ///
  /// - Returns: the pages that were left, first to last.
  public func goBackToFirst(animated: Bool) -> [Page] { keep(1, animated: animated) }

  /// Exchanges all pages; none at all is no flow, and changes nothing.
  public func replace(with pages: [Page], animated: Bool) {
    guard !pages.isEmpty else { return }
    change(to: pages, animated: animated)
  }

  /// Hides or shows the bar.
  public func setBarHidden(_ isHidden: Bool) { isBarHidden = isHidden }

  /// Does what the back button in the bar does.
  public func tapBack() {
    if !isBarHidden { _ = goBack(animated: true) }
  }

  /// Returns when no animation runs.
  public func finish() async { await animation?.value }

  private func keep(_ count: Int, animated: Bool) -> [Page] {
    guard count > 0 else { return [] }
    let left = Array(pages[count...])
    change(to: Array(pages[..<count]), animated: animated)
    return left
  }

  private func change(to next: [Page], animated: Bool) {
    arrive()
    let (from, to) = (current, next[next.count - 1])
    guard to != from else {
      pages = next
      return
    }
    let isBackward = pages.contains(to)
    observer?(.willArrive(to, animated: animated))
    if animated { observer?(.moves(isBackward ? .backward : .forward, from: from, to: to)) }
    pages = next
    arriving = to
    guard animated else { return arrive(animated: false) }
    // Whoever draws the pages takes a while; here it is until the main actor is free.
    animation = Task { self.arrive() }
  }

  private func arrive(animated: Bool = true) {
    animation = nil
    guard let page = arriving else { return }
    arriving = nil
    observer?(.hasArrived(page, animated: animated))
  }
}
