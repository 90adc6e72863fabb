// Campaigns of some length take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import ConformanceTestSupport
  import Foundation
  import Testing

  /// What becomes of real processes that are really killed.
  @Suite(.serialized, .aside) struct NavconformTests {
    private static let count = "40_000"

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A run that notes what it is at in the folder of the test: what a killed one leaves there is no other test's.
    private func fuzz(_ arguments: String...) throws -> Navconform {
      try Navconform(["fuzz"] + arguments, temporaryFolder: folder)
    }

    /// What an undisturbed run in one process comes to.
    private func undisturbed() throws -> String {
      let whole = try fuzz(
        "--scenarios", Self.count, "--jobs", "1", "--format", "json", "--output",
        folder.path("whole.json"))
      #expect(whole.end().code == 0)
      return try folder.read("whole.json")
    }

    @Test func `Killed at any instant and gone on with, it comes to the same`() throws {
      let start = ContinuousClock.now
      let whole = try undisturbed()
      let duration = ContinuousClock.now - start
      var dice = Dice(seed: 4)
      var (killedCount, wentOn) = (0, 0)
      for _ in 0..<5 {
        let run = try fuzz(
          "--scenarios", Self.count, "--jobs", "2", "--resume", folder.path("night"))
        // The thread waits, as below: when the task was woken, the campaign was over.
        usleep(UInt32(duration / .microseconds(1) * Double.random(in: 0.02...0.2, using: &dice)))
        run.send(SIGKILL)
        let end = run.end()
        if end.code == -SIGKILL { killedCount += 1 }
        if end.error.contains("goes on from") { wentOn += 1 }
      }
      let last = try fuzz(
        "--scenarios", Self.count, "--jobs", "2", "--resume", folder.path("night"),
        "--format", "json", "--output", folder.path("last.json"))
      #expect(last.end().code == 0)
      #expect(try folder.read("last.json") == whole)
      // Towards the end one may come too late.
      #expect(killedCount >= 2)
      #expect(wentOn > 0)
    }

    @Test func `Killed in its opening as often as may be, it comes to the same`() throws {
      let whole = try undisturbed()
      var counts: [Int] = []
      for _ in 0..<4 {
        let former = try? Data(contentsOf: folder.url.appendingPathComponent("night"))
        let run = try fuzz(
          "--scenarios", Self.count, "--jobs", "1", "--resume", folder.path("night"))
        // As soon as something new is kept. The thread waits, not the task: a task would have to wait for the campaigns of
        // other tests to be woken, and the opening would be over by then.
        for _ in 0..<20_000
        where (try? Data(contentsOf: folder.url.appendingPathComponent("night"))) == former {
          usleep(1_000)
        }
        run.send(SIGKILL)
        let end = run.end()
        #expect(end.code == -SIGKILL)
        if let said = end.error.firstMatch(of: /goes on from '.+': ([\d,]+) scenarios/) {
          counts.append(Int(said.1.replacing(",", with: "")) ?? 0)
        }
      }
      #expect(counts.count == 3)
      #expect(counts == counts.sorted() && Set(counts).count == counts.count)
      #expect((counts.first ?? .max) < 10_000)
      let last = try fuzz(
        "--scenarios", Self.count, "--jobs", "2", "--resume", folder.path("night"),
        "--format", "json", "--output", folder.path("last.json"))
      #expect(last.end().code == 0)
      #expect(try folder.read("last.json") == whole)
    }

    @Test func `Of two runs with one file the second is refused, and a killed one holds nothing`()
      async throws
    {
      let run = {
        try fuzz("--for", "8h", "--jobs", "2", "--resume", folder.path("night"))
      }
      let first = try run()
      let workers = try first.workers(2)
      let kept = try folder.read("night")
      let second = try run()
      let refused = second.end()
      #expect(refused.code == 64)
      #expect(
        refused.error == """
          navconform: another run keeps its campaign in '\(folder.path("night"))'; end that one first, \
          or use another file
          see 'navconform fuzz --help'

          """)
      #expect(!kept.isEmpty)
      first.send(SIGKILL)
      #expect(first.end().code == -SIGKILL)
      for _ in 0..<100 where workers.contains(where: { kill($0, 0) == 0 }) {
        try await Task.sleep(for: .milliseconds(20))
      }
      let third = try run()
      _ = try third.workers(2)
      third.send(SIGTERM)
      let end = third.end()
      #expect(end.code == 0)
      #expect(end.error.contains("goes on from"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("night.lock")))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `A signal ends it with a whole report, and nobody is left`(_ signal: Int32) throws {
      let run = try fuzz("--for", "8h", "--jobs", "2", "--resume", folder.path("a"))
      let workers = try run.workers(2)
      run.send(signal)
      let end = run.end()
      #expect(end.code == 0)
      #expect(end.output.hasSuffix("were exercised and\nhold.\n"))
      #expect(end.output.contains(/A signal ended the run after [\d,]+ scenarios\./))
      #expect(workers.allSatisfy { kill($0, 0) != 0 })
      #expect(FileManager.default.fileExists(atPath: folder.path("a")))
    }

    @Test func `Who asked for a number of scenarios has not got them at a signal`() throws {
      let run = try fuzz("--scenarios", "1000000000", "--jobs", "2")
      _ = try run.workers(2)
      run.send(SIGTERM)
      let end = run.end()
      #expect(end.code == 2)
      #expect(end.output.contains("Inconclusive: nothing is violated, but a signal ended the run"))
      #expect(end.output.contains(/A signal ended the run after [\d,]+ scenarios; the rest was/))
    }

    @Test func `Two signals at once are one, as 'timeout' sends them`() throws {
      let run = try fuzz("--for", "8h", "--jobs", "2")
      _ = try run.workers(2)
      run.send(SIGTERM)
      usleep(20_000)
      run.send(SIGTERM)
      let end = run.end()
      #expect(end.code == 0)
      #expect(end.output.hasSuffix("were exercised and\nhold.\n"))
    }

    @Test func `Workers end when nobody is there to tell them what to do`() async throws {
      let run = try fuzz("--for", "8h", "--jobs", "2")
      let workers = try run.workers(2)
      run.send(SIGKILL)
      #expect(run.end().code == -SIGKILL)
      for _ in 0..<100 where workers.contains(where: { kill($0, 0) == 0 }) {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(workers.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func `A worker that is killed is replaced, and nothing is lost`() throws {
      let whole = try undisturbed()
      let run = try fuzz(
        "--scenarios", Self.count, "--jobs", "2", "--format", "json", "--output",
        folder.path("report.json"))
      let workers = try run.workers(2, since: 200)
      kill(workers[0], SIGKILL)
      let end = run.end()
      #expect(end.code == 0)
      #expect(end.error.contains("navconform: a worker was ended by signal 9 "))
      #expect(try folder.read("report.json") == whole)
    }

    @Test func `What a worker is killed at in the opening is done without it, and nothing is lost`()
      throws
    {
      let whole = try undisturbed()
      let run = try fuzz(
        "--scenarios", Self.count, "--jobs", "2", "--format", "json", "--output",
        folder.path("report.json"))
      // One judges the small systems, while the first process is in the opening.
      kill(try run.workers(1)[0], SIGKILL)
      let end = run.end()
      #expect(end.code == 0)
      // At which of them it is, nobody knows.
      #expect(
        end.error.contains(
          /navconform: a worker was ended by signal 9 while it judged the .+?; this process does so now\n/
        ))
      #expect(try folder.read("report.json") == whole)
    }

    @Test func `What workers have told while nobody listened is heard, in the shortest of runs`()
      throws
    {
      var reports: [String] = []
      for jobs in ["1", "2", "3", "5"] {
        let start = ContinuousClock.now
        let run = try fuzz("--scenarios", "200", "--jobs", jobs, "--format", "json")
        let end = run.end()
        #expect(end.code == 2)
        #expect(ContinuousClock.now - start < .seconds(20))
        reports.append(end.output)
      }
      #expect(Set(reports).count == 1)
    }

    @Test func `A worker that crashes over a small system ends the run after the opening`()
      throws
    {
      let run = try fuzz("--for", "8h", "--jobs", "2", "--format", "json")
      let workers = try run.workers(1, since: 200)
      kill(workers[0], SIGUSR1)
      let end = run.end()
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker was ended by signal \d+ while it judged the .+?, at '.+'; the report is about what came before\n$/
        ))
      #expect(end.output.contains("\"id\" : \"PUSH-03\""))
      #expect(!end.output.contains("\"id\" : \"CW-03\""))
    }

    @Test func `A worker that crashes ends the run with what came before, and with 69`()
      throws
    {
      let run = try fuzz("--for", "8h", "--jobs", "2")
      let workers = try run.workers(2, since: 200)
      kill(workers[0], SIGUSR1)
      let end = run.end()
      #expect(end.code == 69)
      #expect(
        end.error.contains(
          /navconform: a worker was ended by signal \d+ in generated scenarios [\d,]+ to [\d,]+ of seed 1, shard 1\/1, at '.+'; the report is about what came before\n$/
        ))
      #expect(end.output.hasPrefix("HeadlessNavigation · conforms · seed 1 · "))
    }
  }
#endif
