import ConformanceEngine
import Testing

@testable import NavigationConformance

/// What a search for a shorter breakdown may leave out.
@Suite struct BreakdownSearchOracleTests {
  /// Fails at the first three, and with the last line that is a failure otherwise, once the scenario has ended.
  private struct Table: FailureOracle {
    mutating func execute(_ lines: [Int]) async -> Execution<Int> {
      if let three = lines.firstIndex(of: 3) {
        return .failed(3, atLine: three, steps: three + 1, waitedSteps: 1_000)
      }
      guard let last = lines.last, last > 0 else { return .passed(steps: lines.count) }
      return .failed(last, atLine: lines.count - 1, steps: lines.count, waitedSteps: 1_000)
    }
  }

  @Test func `What is sought is told as it is`() async {
    var oracle = BreakdownSearchOracle(inner: Table(), sought: 1)
    #expect(await oracle.execute([0, 1]) == .failed(1, atLine: 1, steps: 2, waitedSteps: 1_000))
    #expect(await oracle.execute([0, 0]) == .passed(steps: 2))
  }

  @Test func `Behind another breakdown the search goes on, and it costs a process`() async {
    var oracle = BreakdownSearchOracle(inner: Table(), sought: 1)
    #expect(await oracle.execute([0, 2]) == .passed(steps: 2, waitedSteps: 1_000))
    #expect(
      await oracle.execute([0, 2, 1]) == .failed(1, atLine: 2, steps: 3, waitedSteps: 1_000))
    #expect(await oracle.execute([0, 3]) == .passed(steps: 2, waitedSteps: 1_000))
  }

  @Test func `What breaks down before its last line has come to its end there`() async {
    var oracle = BreakdownSearchOracle(inner: Table(), sought: 1)
    #expect(
      await oracle.execute([0, 3, 1]) == .ended(atLine: 1, steps: 2, waitedSteps: 1_000))
  }

  @Test func `A hang is waited for longer than a crash`() {
    #expect(Breakdown.Kind.hung.waitedSteps == 10 * Breakdown.Kind.crashed(signal: 6).waitedSteps)
  }

  @Test(arguments: [
    (Breakdown.Kind.crashed(signal: 5), true), (.exited(code: 3), true),
    (.protocolError("no answer"), true), (.hung, false), (.outgrown, false), (.flooded, false),
  ])
  func `What has to be waited for is not searched`(_ kind: Breakdown.Kind, _ canBeProven: Bool) {
    #expect(kind.canBeProven == canBeProven)
  }
}
