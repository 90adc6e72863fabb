import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Delegates that are lent") struct LentDelegateTests {
  /// Who keeps it for as long as something is pending does not own it.
  @Test(arguments: [
    NavigationVariants(), [.delegateKeptWhilePending], [.firstDelegateHearsEnd],
  ])
  func `one that is let go of is gone, and told nothing afterwards`(
    _ variants: NavigationVariants
  ) async throws {
    for text in [
      "start A; lendDelegate; push B animated; pop", "start A off screen; lendDelegate; show",
      "start empty; lendDelegate; push A; show; lendDelegate",
      "start A; push B running; delegate = 2; settle; lendDelegate; delegate = 1; pop",
      "start A; present B; lendDelegate; dismiss",
    ] {
      let report = try await replay(text, variants: variants)
      #expect(report.violated == nil, "\(text)")
      #expect(report.unsupported == nil)
    }
  }

  @Test(arguments: [NavigationFault.delegateRetained, .formerDelegatesRetained])
  func `one that the subject keeps is told of, and nothing else is wrong`(
    _ fault: NavigationFault
  ) async throws {
    let report = try await replay("start A; push B; lendDelegate", faults: [fault])
    #expect(report.violated?.id == "DLG-11")
    let differing = report.steps.last?.comparisons.filter(\.differs) ?? []
    #expect(differing.map(\.aspect) == ["lent delegate"])
    #expect(differing.first?.expected == "gone")
    #expect(differing.first?.observed == "still there")
  }

  @Test(arguments: [
    "start A; push B running; lendDelegate", "start A; push B; gesture begin; lendDelegate",
    "lendDelegate; start A", "start A; either; lendDelegate; pop; or; pop",
  ])
  func `nothing is lent where something may be pending, or nobody looks`(_ text: String) throws {
    #expect(throws: ScenarioError.self) { try NavigationScenario(text) }
  }

  @Test func `only who claims it is asked to lend`() {
    let claims = Capabilities.all.subtracting(.delegateOwnership)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy(claims.allows))
    for case .lendDelegate in lines { Issue.record("one is drawn") }
  }

  @Test func `who claims it and lends nothing is told so`() async {
    let failure = await NavigationSubject("subject", Keeper()).selfCheck().failure
    #expect(
      failure == """
        lendDelegate() answers Unsupported, but 'delegateReplacement' and 'delegateOwnership' are claimed; \
        expected an answer.
          Implement it, or take the claim away.
        """)
  }

  /// Takes any delegate, and tells it nothing.
  private struct Keeper: NavigationAdapter {
    final class Page {}
    static var capabilities: Capabilities { [.delegateReplacement, .delegateOwnership] }
    private(set) var viewControllers: [Page] = []

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }
    func setDelegate(_ log: EventLog<Page>?) {}
    mutating func push(_ page: Page, animated: Bool) { viewControllers.append(page) }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }
}
