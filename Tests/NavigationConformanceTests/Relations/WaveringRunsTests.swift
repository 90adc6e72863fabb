import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Two runs that are compared, and come to something else when they are carried out again.
@MainActor struct WaveringRunsTests {
  /// What a subject with this fault shows of popping and popping to the controller below the top.
  private func seen(_ faults: NavigationFaults) async throws -> String {
    let scenario = try NavigationScenario("start A; push B; either; pop; or; popTo A")
    let plan = try #require(RelationScenario(scenario.lines)?.plan)
    var judge = RelationJudge(subject: NavigationSubject("any", HeadlessAdapter(faults: faults)))
    return try #require(await judge.judge(plan)).seen
  }

  @Test func `The report says in which of the two runs the answers differ`() async throws {
    let story = ScenarioStory(
      try NavigationScenario("start A; push B; either; pop; or; popTo A"))
    let answers = Nondeterminism(
      scenario: story, first: try await seen([]),
      second: try await seen([.popToStopsOneAbove]))
    var report = ConformanceReport(
      subject: "any", version: "1.0.0", generatorVersion: 1, seed: 7, scenarioCount: 1,
      stepCount: 1, requirements: [], choices: [])
    report.nondeterminism = answers
    let text = TextReport(report).text
    let shown = """
            start A
            push B
            either
              pop
            or
              popTo A

        at first
          or: stack: A
          or: returned: B
          or: item stack: A
          or: top: A
          or: visible: A
          or: content view: A
          or: left: nothing
        and then
          or: stack: A B
          or: returned: nothing
          or: item stack: A B
          or: top: B
          or: visible: B
          or: content view: B
          or: left: back button
      """
    #expect(text.contains(shown), "\(text)")
  }

  @Test func `Where either run may be the one, both are named`() async throws {
    let lines = try await seen([]).split(separator: "\n").map(String.init)
    let sides = ["either: ", "or: "].map { side in
      lines.filter { $0.hasPrefix(side) }.map { $0.dropFirst(side.count) }
    }
    #expect(sides[0].contains("stack: A"))
    #expect(sides[0] == sides[1])
    #expect(lines.count == 2 * sides[0].count)
  }
}
