import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// What keeps clear of something that is wrong first does so in as few lines as there are.
@Suite("Shrinking what keeps clear of something") struct DetourShrinkTests {
  /// A push fails in one way where somebody may be told of it and nothing covers it, and the end of a swipe that pops in
  /// another.
  private struct Untold: FailureOracle {
    mutating func execute(_ lines: [ScenarioLine]) async -> Execution<String> {
      var model = NavigationModel()
      var expectation = Expectation()
      var (isHeard, isCovered) = (true, false)
      for (index, line) in lines.enumerated() {
        let depth = model.depth
        model.apply(line, to: &expectation)
        switch line {
        case .setDelegate(let name): isHeard = name != nil
        case .present: isCovered = true
        case .dismiss: isCovered = false
        case .push where isHeard && !isCovered:
          return .failed("push", atLine: index, steps: index + 1)
        case .popGesture(.finish) where model.depth < depth:
          return .failed("swipe", atLine: index, steps: index + 1)
        default: break
        }
      }
      return .passed(steps: lines.count)
    }
  }

  @Test func `Who need not be told takes one line, whatever else kept clear of it`() async throws {
    let lines = try NavigationScenario(
      "start A; present B; push C; dismiss; gesture begin; gesture finish"
    ).lines
    var shrinker = Shrinker(language: NavigationLanguage(claims: .all), oracle: Untold())
    let result = await shrinker.shrink(lines, failure: "swipe", failingLine: lines.count - 1)
    #expect(
      NavigationScenario(lines: result.lines).oneLine
        == "start A; delegate = none; push B; gesture begin; gesture finish")
  }
}
