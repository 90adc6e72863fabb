import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Kinds of toolbar items") struct ToolbarItemKindTests {
  private let shown = "A.toolbarItems = every kind; start A; setToolbarHidden false"

  @Test func `adapters and the model call them by the same names`() {
    #expect(ToolbarItemKind.allCases.map(\.rawValue) == Label.everyToolbarItemKind.map(\.text))
  }

  @Test(arguments: [
    (NavigationFault.toolbarSpacesDropped, "system-item view-item"),
    (.toolbarViewsDropped, "fixed-space flexible-space system-item"),
  ])
  func `what is left of them is told beside what should be there`(
    _ fault: NavigationFault, _ observed: String
  ) async throws {
    let report = try await replay(shown, faults: [fault])
    #expect(report.violated?.id == "TB-03")
    let comparison = try #require(report.steps.last?.comparisons.first { $0.differs })
    #expect(comparison.aspect == "toolbar items")
    #expect(comparison.expected == "fixed-space flexible-space system-item view-item")
    #expect(comparison.observed == observed)
  }

  @Test(arguments: [
    ("start A; setToolbarHidden false; B.toolbarItems = every kind; push B", "TB-03"),
    ("A.toolbarItems = every kind; start A; setToolbarHidden false; push B; pop", "TB-03"),
  ])
  func `kinds that are left out are to blame whatever brings the items`(
    _ text: String, _ requirement: String
  ) async throws {
    #expect(try await replay(text, faults: [.toolbarViewsDropped]).violated?.id == requirement)
  }

  @Test func `who shows none of them has missed a change and no kind`() async throws {
    let text = """
      A.toolbarItems = every kind; B.toolbarItems = [x]; start A; push B; setToolbarHidden false; pop
      """
    let report = try await replay(text, faults: [.toolbarItemsNotUpdatedByPop])
    #expect(report.violated?.id == "TB-05")
  }

  @Test func `where an item is called like a kind, it cannot be told whether one is missing`()
    async throws
  {
    let text = """
      A.toolbarItems = every kind; B.toolbarItems = [view-item]; start A; push B; \
      setToolbarHidden false; pop
      """
    let report = try await replay(text, faults: [.toolbarItemsNotUpdatedByPop])
    #expect(report.violated?.id == "TB-05")
  }

  @Test(arguments: [
    NavigationVariants(), [.toolbarSpacesMadeAnew], [.assignedToolbarItemsWait],
    [.toolbarEmptyWhileHidden],
  ])
  func `they may be other objects, and may show at the next top`(
    _ variants: NavigationVariants
  ) async throws {
    let report = try await replay(
      "\(shown); A.toolbarItems = [x]; A.toolbarItems = every kind; push B; pop; setToolbarHidden true",
      variants: variants)
    #expect(report.violated == nil)
    #expect(report.steps.count == 8)
  }

  @Test(arguments: ["A.toolbarItems = [x]", "A.setToolbarItems [x]", "A.toolbarItems = none"])
  func `other items are of no kind`(_ line: String) throws {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in try NavigationScenario("\(shown); \(line); push B; pop").lines {
      model.apply(line, to: &expectation)
    }
    #expect(!expectation.situation.contains(.hasEveryToolbarItemKind))
    #expect(!model.settings(of: ControllerName(0)).hasEveryToolbarItemKind)
  }

  @Test func `only who claims it is given them`() {
    let claims = Capabilities.all.subtracting(.toolbarItemKinds)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy(claims.allows))
  }

  @Test func `a difference is shrunk to the one line that brings them`() async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.toolbarSpacesDropped]))
    var options = CampaignOptions(seed: 2, scenarioCount: sample(300, of: 2_000))
    options.beginsSmall = false
    options.proof = .none
    let report = try await Conformance(of: subject).check(options)
    #expect(report.violations.map(\.id) == ["TB-03"])
    let lines = try #require(report.violations.first?.counterexample?.scenario.lines)
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasSuffix("toolbarItems = every kind") })
  }
}
