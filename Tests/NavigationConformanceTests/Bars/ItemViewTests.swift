import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Views in bar items") struct ItemViewTests {
  @Test(arguments: [
    (NavigationFault.wrappedViewIgnored, "nothing"), (.wrappedViewShownAsButton, "item "),
  ])
  func `what is shown in the place of a view is told beside it`(
    _ fault: NavigationFault, _ observed: String
  ) async throws {
    let report = try await replay("A.item.right = view v; start A", faults: [fault])
    #expect(report.violated?.id == "RIGHT-04")
    let comparison = try #require(report.steps.last?.comparisons.first { $0.differs })
    #expect(comparison.aspect == "right")
    #expect(comparison.expected == "view v")
    #expect(comparison.observed == observed)
  }

  @Test(arguments: [
    ("B.item.left = view v; start A; push B", "ITEM-18"),
    ("A.item.left = view v; start A; push B; pop", "ITEM-18"),
    ("A.item.back = y; B.item.left = view v; start A; push B", "LEFT-05"),
  ])
  func `a left item that is ignored for its view is to blame where the way back is no answer`(
    _ text: String, _ requirement: String
  ) async throws {
    #expect(
      try await replay(text, faults: [.leftWrappedViewIgnored]).violated?.id == requirement)
  }

  @Test(arguments: [
    NavigationVariants(), [.wrappedViewsWait], [.refreshAtTopChange],
  ])
  func `a view that takes the place of an item may show at once or at the next top`(
    _ variants: NavigationVariants
  ) async throws {
    for side in ["left", "right"] {
      let item = "A.item.\(side) ="
      let report = try await replay(
        "start A; \(item) x; \(item) view v; push B; pop; \(item) y; \(item) none; push B; pop",
        variants: variants)
      #expect(report.violated == nil)
      #expect(report.steps.count == 9)
    }
  }

  @Test func `while a view waits its place stays as it was, whatever comes below`() async throws {
    let report = try await replay(
      "start A; B.item.back = y; A.item.left = view v; set B A", variants: [.wrappedViewsWait])
    #expect(report.violated == nil)
    let left = report.steps.last?.comparisons.first { $0.aspect == "left" }
    #expect(left?.observed == "nothing")
  }

  @Test func `an item of the view's name is not the view`() async throws {
    let report = try await replay(
      "A.item.left = view v; A.item.right = v; start A; push B; B.item.right = view v; set A")
    #expect(report.violated == nil)
    #expect(
      report.steps[2].comparisons.filter { ["left", "right"].contains($0.aspect) }.map(\.expected)
        == ["view v", "item v"])
  }

  @Test func `a view on the left leaves no way back to tap or to swipe`() throws {
    for line in ["tapBack", "gesture begin"] {
      #expect(throws: ScenarioError.self) {
        try NavigationScenario("B.item.left = view v; start A; push B; \(line)")
      }
    }
  }

  @Test(arguments: ["A.item.right = none", "A.item.right = x", "A.item.right = A.editButton"])
  func `what is put in a view's place takes it away`(_ line: String) async throws {
    let report = try await replay("A.item.right = view v; start A; \(line); push B; pop")
    #expect(report.violated == nil)
    let right = report.steps.last?.comparisons.first { $0.aspect == "right" }
    #expect(right?.expected.hasPrefix("view") == false)
  }

  @Test func `only who claims them is given views`() {
    let claims = Capabilities.all.subtracting(.itemViews)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy(claims.allows))
  }

  @Test func `who claims them and has none is told so`() async {
    let failure = await NavigationSubject("subject", Viewless()).selfCheck().failure
    #expect(
      failure == """
        assign(.itemLeftView, of:) answers Unsupported, but 'barContent' and 'itemViews' are claimed; \
        expected an answer.
          Implement it, or take the claim away.
        """)
  }

  /// Has a bar with items, none of which is made of a view.
  private struct Viewless: NavigationAdapter {
    final class Page {}
    static var capabilities: Capabilities { [.barContent, .itemViews] }
    private(set) var viewControllers: [Page] = []
    var leftContent: BarContent { .nothing }
    var centerContent: BarContent { .nothing }
    var rightContent: BarContent { .nothing }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }
    mutating func push(_ page: Page, animated: Bool) { viewControllers.append(page) }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    func assign(_ property: ControllerProperty, of page: Page) throws {
      switch property {
      case .itemLeftView, .itemRightView: throw Unsupported()
      default: break
      }
    }
  }

  @Test func `a difference is shrunk to the view that it takes`() async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.leftWrappedViewIgnored]))
    var options = CampaignOptions(seed: 2, scenarioCount: sample(300, of: 2_000))
    options.beginsSmall = false
    options.proof = .none
    options.ending = "ITEM-18"
    let report = try await Conformance(of: subject).check(options)
    let violation = try #require(report.violations.first { $0.id == "ITEM-18" })
    #expect(
      violation.counterexample?.scenario.oneLine == "A.item.left = view x; start A")
  }
}
