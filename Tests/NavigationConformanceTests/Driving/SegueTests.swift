import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Segues") struct SegueTests {
  /// The documents do not say whether a segue is animated.
  @Test(arguments: [NavigationVariants(), [.segueUnanimated]])
  func `however a segue pushes, it has pushed`(_ variants: NavigationVariants) async throws {
    for text in [
      "start A; segue B; segue C; pop", "start A off screen; segue B; show",
      "A.toolbarItems = [x]; B.hidesBottomBarWhenPushed = true; start A; setToolbarHidden false; segue B; tapBack",
      "B.viewWillAppear: setNavigationBarHidden true animated; start A; segue B",
      "start A; push B; pop; segue B", "start A; present C; segue B; dismiss",
      "start A; push B running; settle; segue C",
    ] {
      let report = try await replay(text, variants: variants)
      #expect(report.violated == nil, "\(text)")
      #expect(report.unsupported == nil)
    }
  }

  @Test func `what a segue does instead is told beside the stack that it should leave`()
    async throws
  {
    let report = try await replay("start A; segue B", faults: [.segueReplacesTop])
    #expect(report.violated?.id == "PUSH-14")
    let comparison = try #require(report.steps.last?.comparisons.first { $0.differs })
    #expect(comparison.aspect == "stack")
    #expect(comparison.expected == "A B")
    #expect(comparison.observed == "B")
  }

  /// Whatever else is asked of a push is asked of it, too.
  @Test func `a segue that tells no delegate is wrong about that alone`() async throws {
    let report = try await replay("start A; segue B", faults: [.segueUntold])
    #expect(report.violated?.id == "DLG-01")
  }

  @Test(arguments: [
    "start empty; segue A", "start A; segue A", "start A; push B running; segue C",
    "start A; present B; segue B", "start A; B.present C; segue B",
    "T.isTabBarController = true; start A; segue T",
    "N.isNavigationController = true; start A; segue N",
    "N.isElsewhere = true; start A; segue N",
    "B.viewWillAppear: push C; start A; segue B", "start A; push B; gesture begin; segue C",
  ])
  func `a segue that nothing is said of is refused`(_ text: String) throws {
    #expect(throws: ScenarioError.self) { try NavigationScenario(text) }
  }

  @Test func `only who claims it is asked for segues`() {
    let claims = Capabilities.all.subtracting(.segues)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy(claims.allows))
    for case .segue in lines { Issue.record("one is drawn") }
  }

  @Test func `who claims it and has none is told so`() async {
    let failure = await NavigationSubject("subject", Undrawn()).selfCheck().failure
    #expect(
      failure == """
        performSegue(to:) answers Unsupported, but 'segues' is claimed; expected an answer.
          Implement it, or take the claim away.
        """)
  }

  /// Pushes and pops, and nobody has drawn anything.
  private struct Undrawn: PlainPages {
    static var capabilities: Capabilities { .segues }
    var pages: [PlainPage] = []
  }
}
