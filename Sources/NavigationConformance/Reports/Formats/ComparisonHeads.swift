/// What the two values of a comparison are called: expected and observed in one run, otherwise as the scenario calls the
/// two. Where both are the same run, it is the stack that is compared with the bar.
package struct ComparisonHeads: Hashable, Sendable {
  package let left: String
  package let right: String

  /// The two runs in the middle of a sentence.
  package static let runs = ComparisonHeads(left: "one run", right: "the other")

  private init(left: String, right: String) {
    self.left = left
    self.right = right
  }

  package init(_ scenario: ScenarioStory) {
    if scenario.repeatsRun {
      left = "the stack's"
      right = "the bar's"
    } else {
      left = scenario.comparesRuns ? "either" : "expected"
      right = scenario.comparesRuns ? "or" : "observed"
    }
  }
}
