import NavigationConformance
import Testing

/// A container whose bar has no label at first and keeps an empty one once it has been refreshed.
@Suite("Titles that nobody has set") struct OpenTitleTests {
  private struct Labelled: NavigationAdapter {
    final class Page {
      var title: String?
    }

    static var capabilities: Capabilities { [.standard, .topViewController, .barContent] }
    private(set) var viewControllers: [Page] = []
    var topViewController: Page? { viewControllers.last }
    private(set) var label: String?

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

    mutating func start(root: Page, log: EventLog<Page>) {
      viewControllers = [root]
      label = root.title
    }

    private mutating func refresh() { label = viewControllers.last?.title ?? "" }

    mutating func push(_ page: Page, animated: Bool) {
      viewControllers.append(page)
      refresh()
    }

    mutating func pop(animated: Bool) -> Page? {
      guard viewControllers.count > 1 else { return nil }
      defer { refresh() }
      return viewControllers.removeLast()
    }

    mutating func pop(to page: Page, animated: Bool) -> [Page]? {
      let index = viewControllers.firstIndex { $0 === page } ?? viewControllers.count - 1
      defer {
        viewControllers.removeSubrange((index + 1)...)
        refresh()
      }
      return Array(viewControllers[(index + 1)...])
    }

    mutating func popToRoot(animated: Bool) -> [Page]? {
      pop(to: viewControllers[0], animated: animated)
    }

    mutating func setViewControllers(_ pages: [Page], animated: Bool) {
      viewControllers = pages
      refresh()
    }

    mutating func assign(_ property: ControllerProperty, of page: Page) {
      guard case .title(let title) = property else { return }
      page.title = title
      if page === viewControllers.last { refresh() }
    }

    var leftContent: BarContent { viewControllers.count > 1 ? .backButton(title: nil) : .nothing }
    var centerContent: BarContent { label.map { .title($0) } ?? .nothing }
    var rightContent: BarContent { .nothing }
  }

  @Test(arguments: [
    "start A; either; push B; pop; or",
    "start A; either; set A; or",
    "start A; push B; pop; B.title = \"b\"; either; push B; pop; or",
  ])
  func `What is shown for them may be another thing in each of two runs`(
    _ text: String
  ) async throws {
    let conformance = Conformance(of: NavigationSubject("Labelled", Labelled()))
    #expect(await conformance.replay(try NavigationScenario(text)).violated == nil)
  }
}
