import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// What counts in secret fails soonest where nothing is taken back in between.
@Suite("Shrinking what counts") struct CountingSubjectTests {
  /// Fails when so many lines of a kind have changed the stack.
  private struct Counting: FailureOracle {
    let count: Int
    let isCounted: @Sendable (ScenarioLine) -> Bool

    mutating func execute(_ lines: [ScenarioLine]) async -> Execution<String> {
      var seen = 0
      var model = NavigationModel()
      var expectation = Expectation()
      for (index, line) in lines.enumerated() {
        let depth = model.depth
        model.apply(line, to: &expectation)
        guard isCounted(line), model.depth != depth else { continue }
        seen += 1
        if seen == count { return .failed("counted", atLine: index, steps: index + 1) }
      }
      return .passed(steps: lines.count)
    }
  }

  private func shortest(_ text: String, _ oracle: Counting) async throws -> String {
    let lines = try NavigationScenario(text).lines
    var shrinker = Shrinker(language: NavigationLanguage(claims: .all), oracle: oracle)
    let result = await shrinker.shrink(lines, failure: "counted", failingLine: lines.count - 1)
    return NavigationScenario(lines: result.lines).oneLine
  }

  @Test func `one push after the other needs no pop`() async throws {
    let oracle = Counting(count: 4) { if case .push = $0 { true } else { false } }
    #expect(
      try await shortest("start A; push B; push C; popToRoot; push B; push C", oracle)
        == "start A; push B; push C; push D; push E")
  }

  @Test func `one pop after the other needs no push`() async throws {
    let oracle = Counting(count: 3) { if case .pop = $0 { true } else { false } }
    #expect(
      try await shortest("start A; push B; pop; push B; pop; push B; pop", oracle)
        == "start A; set A B C D; pop; pop; pop")
  }
}
