#if os(macOS) || os(Linux)
  import Foundation
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// Who watches a trace tells of a scenario that goes on for long.
  @Suite struct StallWatchTests {
    /// Which of the looks at a trace are told of.
    private func told(_ looks: [(trace: String, seconds: Int)]) -> [Bool] {
      var stall = StallWatch.Stall(patience: .seconds(60))
      return looks.map { stall.isTold(of: Data($0.trace.utf8), at: .seconds($0.seconds)) }
    }

    @Test func `A trace that stays the same for as long as the patience is told of once`() {
      let told = told([0, 30, 59, 60, 61, 200].map { ("generated 1", $0) })
      #expect(told == [false, false, false, true, false, false])
    }

    @Test func `A trace that changes is never told of, however long the run`() {
      let told = told((0..<100).map { ("generated \($0)", $0 * 59) })
      #expect(!told.contains(true))
    }

    @Test func `What stalls after something else did is told of as well`() {
      let told = told([
        ("given 1", 0), ("given 1", 60), ("given 2", 70), ("given 2", 129), ("given 2", 130),
      ])
      #expect(told == [false, true, false, false, true])
    }

    @Test func `Nothing is told before there is a scenario`() {
      #expect(told([("", 0), ("", 600)]) == [false, false])
    }

    @Test func `A thread tells which scenario a living process is at, and once only`()
      async throws
    {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("stall-\(UUID().uuidString).trace").path
      let trace = try #require(ScenarioTrace(path, of: "Stalled", claims: .all))
      defer { trace.remove() }
      trace.begin(Script(try NavigationScenario("start A; push B").lines))
      let (told, tellers) = AsyncStream.makeStream(of: TracedScenario.self)
      StallWatch(path, patience: .milliseconds(20)) { tellers.yield($0) }.begin()
      var stalls = told.makeAsyncIterator()
      #expect(await stalls.next()?.scenario == "start A; push B")
      // The next that is told of is the next scenario, and not the same again.
      try await Task.sleep(for: .milliseconds(100))
      trace.begin(Script(try NavigationScenario("start A; pop").lines))
      #expect(await stalls.next()?.scenario == "start A; pop")
    }
  }
#endif
