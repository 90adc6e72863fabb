#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @testable import NavigationConformance
  @testable import NavigationConformanceCommand

  /// Executables that take a worker's arguments and never say who they are.
  @Suite(.serialized, .aside) struct SilentWorkerTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func pool(
      count: Int = 2, that does: String = "exec sleep 1000",
      _ say: @escaping (String) -> Void = { _ in }
    ) throws -> WorkerPool {
      let script = try folder.write("#!/bin/sh\n\(does)\n", to: "silent")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
      let subject = NavigationSubject("Toy", ToyAdapter(.none))
      return WorkerPool(
        WorkerPool.Settings(
          executable: URL(fileURLWithPath: script), options: [], environment: [:], count: count,
          expected: WorkerAnswer.Hello(subject), longestStart: .milliseconds(300),
          isOver: { false }, say: say))
    }

    @Test func `Nobody waits for ever for who they are`() async throws {
      var pool = try pool()
      let work = EpochWork(seed: 1, plan: GenerationPlan(), range: 0..<100, shard: .only)
      let failure = await #expect(throws: ExecutionFailure.self) {
        try await pool.run(work) { _, _ in true }
      }
      #expect(
        failure?.description == """
          no worker says who it is; the executable has to hand its arguments on to the command, and print nothing before
          """)
      pool.end()
    }

    @Test func `All of them are ended together`() async throws {
      var pool = try pool(count: 4)
      let work = EpochWork(seed: 1, plan: GenerationPlan(), range: 0..<100, shard: .only)
      await #expect(throws: ExecutionFailure.self) {
        try await pool.run(work) { _, _ in true }
      }
      let time = ContinuousClock().measure { pool.end() }
      // One after the other they would take two seconds each.
      #expect(time < .seconds(6))
    }

    @Test func `One that is killed before it says so is replaced, and not for ever`() async throws {
      var said: [String] = []
      var pool = try pool(count: 1, that: "kill -9 $$") { said.append($0) }
      let work = EpochWork(seed: 1, plan: GenerationPlan(), range: 0..<100, shard: .only)
      let failure = await #expect(throws: ExecutionFailure.self) {
        try await pool.run(work) { _, _ in true }
      }
      let killed = "a worker was ended by signal 9 before it said who it is"
      #expect(failure?.description == killed)
      #expect(said == Array(repeating: "\(killed); another one takes its place", count: 3))
      pool.end()
    }

    @Test func `What they were to judge is left to this process`() async throws {
      var said: [String] = []
      var pool = try pool { said.append($0) }
      let works = [ScenarioSystem.layout, .lifecycle].map { system in
        SystemWork(system: system, seed: 1, scenarioCount: 10, proof: .none, stored: [])
      }
      pool.begin(works)
      for work in works { #expect(try pool.outcome(of: work) == nil) }
      #expect(
        said == [
          "a worker does not say who it is; this process judges the layout and the life cycle"
        ])
      pool.end()
    }
  }
#endif
