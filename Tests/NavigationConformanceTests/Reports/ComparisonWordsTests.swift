import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite struct ComparisonWordsTests {
  @Test func `Items that a bar should not hold are called by whose they are`() async throws {
    let rows = try await differing(.popToRemovesOneItem, "start A; set A B C; popTo A")
    #expect(rows.first { $0.aspect == "item stack" }?.expected == "A")
    #expect(rows.first { $0.aspect == "item stack" }?.observed == "A B")
  }

  @Test func `A bar that moves beside the transition reads otherwise than one that moves with it`()
    async throws
  {
    let rows = try await differing(
      .barNotAlongside,
      "start A; B.viewWillAppear: setNavigationBarHidden true animated; push B animated")
    let row = try #require(rows.first { $0.aspect == "bar animation" })
    #expect(row.expected == "animated alongside the transition")
    #expect(row.observed == "animated, but not alongside the transition")
  }

  @Test func `Where the wrong delegate is told, both are called by number`() async throws {
    let rows = try await differing(
      .replacedDelegateStillTold, "start A; push B; delegate = 2; pop")
    let row = try #require(rows.first { $0.aspect == "delegate told" })
    #expect(row.expected == "delegate 2 only")
    #expect(row.observed == "will-show A (delegate 1), did-show A (delegate 1)")
  }

  @Test func `Of one run that is looked at twice it is said what is compared`() {
    let twice = ComparisonHeads(ScenarioStory(lines: ["start A", "either", "pop", "or", "pop"]))
    #expect([twice.left, twice.right] == ["the stack's", "the bar's"])
    let two = ComparisonHeads(ScenarioStory(lines: ["start A", "either", "pop", "or", "tapBack"]))
    #expect([two.left, two.right] == ["either", "or"])
    let one = ComparisonHeads(ScenarioStory(lines: ["start A", "pop"]))
    #expect([one.left, one.right] == ["expected", "observed"])
  }

  @Test func `Of two runs that differ neither is called the expected one`() {
    let row = Counterexample.Comparison(
      aspect: "transition kind", expected: "push", observed: "pop", differs: true)
    let pair = ScenarioStory(lines: ["start A", "either", "push B", "or", "set A B"])
    #expect([row].differences(of: pair) == ["transition kind: one run push, the other pop"])
    let twice = ScenarioStory(lines: ["start A", "either", "pop", "or", "pop"])
    #expect([row].differences(of: twice) == ["transition kind: the stack's push, the bar's pop"])
    let one = ScenarioStory(lines: ["start A", "pop"])
    #expect([row].differences(of: one) == ["transition kind: expected push, observed pop"])
  }

  private func differing(
    _ fault: NavigationFault, _ scenario: String
  ) async throws -> [Counterexample.Comparison] {
    let subject = NavigationSubject("H", HeadlessAdapter(faults: [fault]))
    let report = await Conformance(of: subject).replay(try NavigationScenario(scenario))
    return try #require(report.violated?.counterexample).comparisons.filter(\.differs)
  }
}
