#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @testable import NavigationConformance
  @testable import NavigationConformanceCommand

  /// Executables that take a worker's arguments and never say a word.
  @Suite(.serialized, .aside) struct SilentWorkerTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func pool(_ say: @escaping (String) -> Void = { _ in }) throws -> WorkerPool {
      let script = try folder.write("#!/bin/sh\nexec sleep 1000\n", to: "silent")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
      let subject = NavigationSubject("Toy", ToyAdapter(.none))
      return WorkerPool(
        WorkerPool.Settings(
          executable: URL(fileURLWithPath: script), options: [], environment: [:], count: 2,
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
