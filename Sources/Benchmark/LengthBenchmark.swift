import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference

/// As many operations in many short scenarios and in one long one.
@MainActor
struct LengthBenchmark {
  private static let operationCount = 100_000

  var cases: [BenchmarkCase] {
    [100, Self.operationCount].map { length in
      let scenarios = (0..<Self.operationCount / length).map {
        RecordedScenario(length: length, from: UInt64($0 * 10)).lines
      }
      let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
      return BenchmarkCase(name: "\(length) operations") {
        var runs = JudgedRuns(of: subject)
        for lines in scenarios { await runs.run(lines) }
        return runs.stepCount
      }
    }
  }
}
