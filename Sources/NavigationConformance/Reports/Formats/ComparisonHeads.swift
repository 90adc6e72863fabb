/// What the two values of a comparison are called: expected and observed in one run, otherwise as the scenario calls the
/// two.
package struct ComparisonHeads: Hashable, Sendable {
  package let left: String
  package let right: String

  package init(_ scenario: ScenarioStory) {
    left = scenario.comparesRuns ? "either" : "expected"
    right = scenario.comparesRuns ? "or" : "observed"
  }
}
