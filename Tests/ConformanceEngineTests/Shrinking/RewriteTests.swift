import ConformanceEngine
import ConformanceTestSupport
import Testing

@Suite(.aside) struct `Rewrites by the language` {
  /// A counter that fails at six, however it gets there; only its rewrites know that adding one
  /// three times is adding three.
  struct Counter: ScenarioLanguage {
    var initialState: Int { 0 }
    func accepts(_ line: Int, in state: Int) -> Bool { true }
    func apply(_ line: Int, to state: inout Int) { state += line }
    func fingerprint(of state: Int) -> [Int] { [state] }
    func weight(of line: Int) -> Int { line }
    func names(in line: Int) -> [Int] { [] }
    func renaming(_ line: Int, by map: (Int) -> Int) -> Int { line }
    func canonicalName(_ index: Int) -> Int { index }
    func rewrites(of window: ArraySlice<Int>) -> [[Int]] {
      Array(window) == [1, 1, 1] ? [[3]] : []
    }
  }

  struct AtSix: FailureOracle {
    mutating func execute(_ lines: [Int]) async -> Execution<String> {
      var sum = 0
      for (index, line) in lines.enumerated() {
        sum += line
        if sum == 6 { return .failed("six", atLine: index, steps: index + 1) }
      }
      return .passed(steps: lines.count)
    }
  }

  @Test func `what only the language knows is tried`() async {
    var shrinker = Shrinker(language: Counter(), oracle: AtSix())
    let result = await shrinker.shrink([1, 1, 1, 1, 1, 1], failure: "six", failingLine: 5)
    #expect(result.lines == [3, 3])
  }

  @Test func `a route uses the vocabulary that is given`() async {
    let vocabulary = Vocabulary(shapes: [1, 5], cast: 0, language: Counter())
    var shrinker = Shrinker(language: Counter(), oracle: AtSix(), vocabulary: vocabulary)
    let result = await shrinker.shrink([1, 1, 1, 1, 1, 1], failure: "six", failingLine: 5)
    #expect(result.lines == [1, 5])
    #expect(result.executedSteps <= 20)
  }
}
