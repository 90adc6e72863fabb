// Whoever is stuck is waited for a minute; `.ci/run` runs these tests in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import Foundation
  import Testing

  /// A worker whose subject never comes back. To the one who waits, a process that has been stopped looks like that.
  @Suite struct StuckWorkerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What comes of a run of which one worker is stopped as soon as there are so many.
    private func end(whenThereAre count: Int) async throws -> (code: Int32, error: String) {
      let run = try Navconform(
        [
          "fuzz", "--scenarios", "2_000_000", "--jobs", "2", "--format", "json",
          "--output", folder.path("report.json"),
        ], temporaryFolder: folder)
      let workers = try run.workers(count, since: 500)
      kill(workers[0], SIGSTOP)
      // No thread is held for the minute that it takes.
      while run.process.isRunning { try await Task.sleep(for: .milliseconds(200)) }
      #expect(workers.allSatisfy { kill($0, 0) != 0 })
      let end = run.end()
      return (end.code, end.error)
    }

    @Test func `One that is stuck in a scenario is not waited for for ever`() async throws {
      let end = try await end(whenThereAre: 2)
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker did not come back in generated scenarios [\d,]+ to [\d,]+ of seed 1, shard 1\/1, at '.+'; the report is about what came before\n$/
        ))
      #expect(try folder.read("report.json").contains("\"id\" : \"PUSH-03\""))
    }

    @Test func `One that is stuck in a small system is not waited for for ever`() async throws {
      let end = try await end(whenThereAre: 1)
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker did not come back while it judged the .+?, at '.+'; the report is about what came before\n$/
        ))
      let report = try folder.read("report.json")
      #expect(report.contains("\"id\" : \"PUSH-03\""))
      #expect(!report.contains("\"id\" : \"CW-03\""))
    }
  }
#endif
