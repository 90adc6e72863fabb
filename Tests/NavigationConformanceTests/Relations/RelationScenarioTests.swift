import NavigationConformance
import NavigationReference
import Testing

@Suite("Scenarios that compare two runs") struct RelationScenarioTests {
  private static let states = [
    "A.title = \"a\"", "start A", "start A off screen", "start A; push B", "start A; set A B C",
    "start empty",
    "A.title = \"a\"; start A; set A B C D; setToolbarHidden false",
  ]

  /// Every instance of every relation in a few states.
  private func scenarios() throws -> [RelationScenario] {
    try Self.states.flatMap { text in
      let lines = try NavigationScenario(text).lines
      var model = NavigationModel()
      var expectation = Expectation()
      for line in lines { model.apply(line, to: &expectation) }
      let cast = (0..<6).map { ControllerName($0) }
      return Relation.allCases.flatMap { relation in
        RelationInstance.cases(of: relation, in: model, cast: cast)
          .filter { $0.sides(in: model) != nil }
          .map { RelationScenario(before: lines, instance: $0, after: []) }
      }
    }
  }

  @Test func `are read as they were printed, and recognized`() throws {
    var relations: Set<Relation> = []
    for scenario in try scenarios() {
      let plan = try #require(scenario.plan)
      let text = NavigationScenario(lines: plan.lines).text
      let read = try NavigationScenario(text)
      #expect(read.lines == plan.lines)
      let recognized = try #require(RelationScenario(read.lines), "\(text)")
      #expect(recognized.plan?.lines == plan.lines)
      #expect(recognized.instance.relation == scenario.instance.relation, "\(text)")
      relations.insert(plan.relation)
    }
    #expect(relations == Set(Relation.allCases))
  }

  @Test func `go on after both sides`() throws {
    let text = "start A\neither\npush B\npop\nor\nthen\npush C"
    let scenario = try NavigationScenario(text)
    #expect(scenario.text == text)
    #expect(RelationScenario(scenario.lines)?.after.count == 1)
  }

  @Test(arguments: [
    (
      "start A; either; push B; or; pop",
      """
      line 1, column 10: no relation makes these two sides equal here
          start A; either; push B; or; pop
                   ^
        CONFORMANCE.md lists the relations; for example either; pop; or; popTo A
      """
    ),
    (
      "start A; either; pop",
      """
      line 1, column 21: expected 'or', found the end of the scenario
          start A; either; pop
                              ^
        a comparison has two sides; the second may have no lines: either; push B; pop; or
      """
    ),
    (
      "start A; or",
      """
      line 1, column 10: 'or' stands after the lines of 'either'
          start A; or
                   ^
        for example either; pop; or; popTo A
      """
    ),
    (
      "start A; either; pop; then; push B",
      """
      line 1, column 23: 'then' stands after the lines of 'or'
          start A; either; pop; then; push B
                                ^
        for example either; pop; or; popTo A; then; push B
      """
    ),
    (
      "start A; either; pop; or; either",
      """
      line 1, column 27: a second 'either', where a scenario compares two runs once
          start A; either; pop; or; either
                                    ^
        two comparisons are two scenarios
      """
    ),
    (
      "start A; push B running; settle; either; pop; or; popTo A",
      """
      line 1, column 10: 'push B running' cannot stand where two runs are compared
          start A; push B running; settle; either; pop; or…
                   ^
        callbacks, running transitions and refused pushes are judged in single runs
      """
    ),
    (
      "start A; either; push B; pop; or; then; push A",
      """
      line 1, column 41: 'push A' cannot stand where two runs are compared
          start A; either; push B; pop; or; then; push A
                                                  ^
        callbacks, running transitions and refused pushes are judged in single runs
      """
    ),
  ])
  func `say what is wrong with them`(_ text: String, _ message: String) {
    #expect(throws: ScenarioError.self) { try NavigationScenario(text) }
    do {
      _ = try NavigationScenario(text)
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `Two runs may be long`() throws {
    let updates = Array(repeating: "gesture update", count: 20_000)
    let lines =
      ["start A", "push B", "either", "gesture begin"] + updates
      + ["gesture finish", "or", "pop animated"]
    let scenario = try NavigationScenario(lines.joined(separator: "\n"))
    #expect(RelationScenario(scenario.lines) != nil)
  }
}
