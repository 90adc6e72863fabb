import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Taps on the toolbar") struct ToolbarTapTests {
  @Test func `an item that stands twice runs its action once`() async throws {
    let report = try await replay(
      "A.toolbarItems = [x, y, x]; start A; setToolbarHidden false; tapToolbarItem x")
    #expect(report.violated == nil)
    #expect(report.steps.last?.events == ["action of x"])
  }

  @Test func `what runs is told beside what should`() async throws {
    let report = try await replay(
      "A.toolbarItems = [x, y]; start A; setToolbarHidden false; tapToolbarItem y",
      faults: [.toolbarItemActionOfFirst])
    #expect(report.violated?.id == "TB-16")
    let comparison = try #require(report.steps.last?.comparisons.first { $0.differs })
    #expect(comparison.aspect == "toolbar item action")
    #expect(comparison.expected == "action of y, once")
    #expect(comparison.observed == "action of x")
  }

  /// The stack has changed nothing then, and neither has what the toolbar shows.
  @Test(arguments: [
    NavigationFault.toolbarItemActionLost, .toolbarItemActionTwice, .toolbarItemActionOfFirst,
  ])
  func `a wrong action differs in nothing else`(_ fault: NavigationFault) async throws {
    let report = try await replay(
      "A.toolbarItems = [x, y]; start A; setToolbarHidden false; tapToolbarItem y",
      faults: [fault])
    #expect(
      report.steps.last?.comparisons.filter(\.differs).map(\.aspect) == ["toolbar item action"])
  }

  @Test(arguments: [NavigationVariants(), [.assignedToolbarItemsWait], [.toolbarItemActionWaits]])
  func `an item that a waiting change leaves in place can be tapped`(
    _ variants: NavigationVariants
  ) async throws {
    let report = try await replay(
      "A.toolbarItems = [x]; start A; setToolbarHidden false; A.toolbarItems = [y, x]; tapToolbarItem x",
      variants: variants)
    #expect(report.violated == nil)
    #expect(report.steps.count == 5)
  }

  @Test(arguments: [
    "A.toolbarItems = [y]; tapToolbarItem x", "A.toolbarItems = [y]; tapToolbarItem y",
    "A.toolbarItems = [y]; A.toolbarItems = [x]; tapToolbarItem x", "push B; tapToolbarItem x",
    "setToolbarHidden true; tapToolbarItem x", "gesture begin; tapToolbarItem x",
    "B.hidesBottomBarWhenPushed = true; B.toolbarItems = [x]; push B; tapToolbarItem x",
    "C.hidesBottomBarWhenPushed = true; B.toolbarItems = [x]; set C B; tapToolbarItem x",
  ])
  func `what some reading has not on show cannot be tapped`(_ lines: String) throws {
    #expect(throws: ScenarioError.self) {
      try NavigationScenario("A.toolbarItems = [x]; start A; setToolbarHidden false; \(lines)")
    }
  }

  @Test func `only who claims it is asked to tap`() {
    let claims = Capabilities.all.subtracting(.toolbarItemTaps)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy(claims.allows))
    for case .tapToolbarItem in lines { Issue.record("it is drawn") }
  }

  @Test func `who claims it and cannot tap is told so`() async {
    let failure = await NavigationSubject("subject", Untouchable()).selfCheck().failure
    #expect(
      failure == """
        tapToolbarItem(_:) answers Unsupported, but 'toolbarItems' and 'toolbarItemTaps' are claimed; \
        expected an answer.
          Implement it, or take the claim away.
        """)
  }

  /// Has a toolbar with items, and nobody who could touch them.
  private struct Untouchable: NavigationAdapter {
    final class Page { var items: [String] = [] }
    static var capabilities: Capabilities { [.toolbar, .toolbarItems, .toolbarItemTaps] }
    private(set) var viewControllers: [Page] = []
    private(set) var isToolbarHidden = true
    var toolbarItems: [String] { viewControllers.last?.items ?? [] }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    mutating func start(root: Page, log: EventLog<Page>) {
      viewControllers = [root]
      isToolbarHidden = true
    }
    mutating func push(_ page: Page, animated: Bool) { viewControllers.append(page) }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    mutating func assignToolbarHidden(_ hidden: Bool) { isToolbarHidden = hidden }
    func assign(_ property: ControllerProperty, of page: Page) throws {
      guard case .toolbarItems(let items) = property else { throw Unsupported() }
      page.items = items ?? []
    }
    func setToolbarItems(_ items: [String]?, of page: Page, animated: Bool) {
      page.items = items ?? []
    }
  }

  @Test func `a difference is shrunk to the items that it takes, by the usual names`() async throws
  {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: [.toolbarItemActionOfFirst]))
    var options = CampaignOptions(seed: 2, scenarioCount: sample(300, of: 2_000))
    options.beginsSmall = false
    options.proof = .none
    let report = try await Conformance(of: subject).check(options)
    #expect(report.violations.map(\.id) == ["TB-16"])
    let lines = try #require(report.violations.first?.counterexample?.scenario.lines)
    #expect(lines.count == 4)
    #expect(lines.last == "tapToolbarItem y")
    #expect(lines.contains { $0.hasSuffix("[x, y]") })
  }
}

extension Capabilities {
  fileprivate func allows(_ lines: [ScenarioLine]) -> Bool { lines.allSatisfy { allows($0) } }
}
