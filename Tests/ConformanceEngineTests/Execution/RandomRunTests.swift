import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Random run` {
  @Test func `a scenario is a pure function of seed and index`() async {
    func lines(_ index: UInt64, after others: [UInt64]) async -> [StackLine] {
      var run = RandomRun(
        language: StackMachine(), generator: StackGenerator(), subject: ArrayStack())
      for other in others { _ = await run.run(scenario: other, seed: 1, length: 30) }
      _ = await run.run(scenario: index, seed: 1, length: 30)
      return run.lines
    }
    #expect(await lines(5, after: []) == lines(5, after: [9, 2, 5]))
    #expect(await lines(5, after: []) != lines(6, after: []))
  }

  @Test func `a replay of what was recorded gives the same execution`() async {
    for bug in SeededBug.allCases {
      var run = RandomRun(
        language: StackMachine(), generator: StackGenerator(), subject: BuggyStack(bug: bug))
      var replay = Replay(language: StackMachine(), subject: BuggyStack(bug: bug))
      for index: UInt64 in 0..<20 {
        let execution = await run.run(scenario: index, seed: 2, length: 60)
        #expect(await replay.execute(run.lines) == execution)
      }
    }
  }

  /// Printed and not judged: a wall clock decides nothing here.
  @Test func `throughput of generate, model, subject and compare`() async {
    #if DEBUG
      let scenarios: UInt64 = 200
    #else
      let scenarios: UInt64 = 50_000
    #endif
    var run = RandomRun(
      language: StackMachine(), generator: StackGenerator(), subject: ArrayStack())
    var steps = 0
    var failures = 0
    let duration = await ContinuousClock().measure {
      for index in 0..<scenarios {
        let execution = await run.run(scenario: index, seed: 3, length: 200)
        steps += execution.steps
        failures += execution.failure == nil ? 0 : 1
      }
    }
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    print(
      "random run:", steps, "checked steps at", Int(Double(steps) / nanoseconds * 1e3), "M/s",
      nanoseconds / Double(steps), "ns per step")
    #expect(failures == 0)
  }
}
