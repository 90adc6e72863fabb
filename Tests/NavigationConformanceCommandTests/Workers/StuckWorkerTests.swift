// Whoever is stuck is waited for a minute; `.ci/run` runs these tests in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import Foundation
  import Testing

  /// A worker whose subject never comes back. To the one who waits, a process that has been stopped looks like that.
  @Suite struct StuckWorkerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func fuzz() throws -> Navconform {
      try Navconform(
        ["fuzz", "--scenarios", "2_000_000", "--jobs", "2", "--format", "json"],
        temporaryFolder: folder)
    }

    @Test func `One that is stuck in a scenario is not waited for for ever`() async throws {
      let run = try fuzz()
      let workers = try await run.workers(2)
      try await Task.sleep(for: .milliseconds(500))
      kill(workers[0], SIGSTOP)
      let end = run.end()
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker did not come back in generated scenarios [\d,]+ to [\d,]+ of seed 1, shard 1\/1, at '.+'; the report is about what came before\n$/
        ))
      #expect(end.output.contains("\"id\" : \"PUSH-03\""))
      #expect(workers.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func `One that is stuck in a small system is not waited for for ever`() async throws {
      let run = try fuzz()
      let workers = try await run.workers(1)
      try await Task.sleep(for: .milliseconds(200))
      kill(workers[0], SIGSTOP)
      let end = run.end()
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker did not come back while it judged the .+?, at '.+'; the report is about what came before\n$/
        ))
      #expect(end.output.contains("\"id\" : \"PUSH-03\""))
      #expect(!end.output.contains("\"id\" : \"CW-03\""))
    }
  }
#endif
