import NavigationReference
import Testing

@Suite("Rules for the caller") struct CallerRuleTests {
  @Test func `each is what a refusal stands for`() {
    let refusals: [Refusal] = [
      .transitionRuns, .notOnStack(ControllerName(0)), .emptyArray,
      .repeatedController(ControllerName(0)), .showWithoutRoot, .noBackButton,
      .hidesBottomBarOnStack(ControllerName(0)), .emptyStack,
    ]
    #expect(Set(refusals.compactMap(\.rule)) == Set(CallerRule.allCases))
    for refusal in refusals { #expect(refusal.row == refusal.rule?.row) }
  }

  @Test func `those that a statement asks for are accounted for with it`() {
    let rows = Set(
      RowDisposition.all.map(\.row)
        + RequirementCatalogue.core.requirements.flatMap(\.rows))
    for rule in CallerRule.allCases {
      if let row = rule.row { #expect(rows.contains(row), "\(rule)") }
      #expect(rule.statement.hasSuffix("."))
    }
  }
}
