#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  /// What becomes of findings when the process that has made them is really killed.
  @Suite(.serialized, .aside) struct KilledCampaignTests {
    /// Twice as many as there are small scenarios, and some more: what is found earlier than that is kept with the campaign.
    private static let few = 1_400
    private static let count = sample(1_500, of: 30_000)

    /// What a run comes to that nobody disturbs, and how many microseconds it takes.
    private struct Whole {
      let code: Int32
      let report: String
      let stored: [String: String]
      let time: Double
    }

    /// Carried out once, for both tests.
    private static let whole = Result {
      let folder = try TemporaryFolder()
      try makeFolder(folder, "whole")
      let start = ContinuousClock.now
      let code = try run(folder, "whole", "--scenarios", "\(count)").end().code
      return Whole(
        code: code, report: try folder.read("whole.json"), stored: try stored(folder, "whole"),
        time: (ContinuousClock.now - start) / .microseconds(1))
    }

    private static func run(
      _ folder: TemporaryFolder, _ name: String, _ more: String..., subject: String = "careless",
      jobs: Int = 1
    ) throws -> Navconform {
      try Navconform(
        [
          "command", "fuzz", "--subject", subject, "--jobs", "\(jobs)", "--prove", "none",
          "--corpus",
          folder.path("\(name)/corpus"), "--resume", folder.path("\(name).campaign"), "--format",
          "json", "--output", folder.path("\(name).json"),
        ] + more, executable: "faulty-subject")
    }

    /// The scenarios of the corpus, without the day on which they were written. Who was killed while it wrote one may have left
    /// a part of it under another name.
    private static func stored(_ folder: TemporaryFolder, _ name: String) throws -> [String: String]
    {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("\(name)/corpus"))
      var texts: [String: String] = [:]
      for file in names where file.hasSuffix(".scenario") {
        texts[file] = try folder.read("\(name)/corpus/\(file)").split(
          separator: "\n", omittingEmptySubsequences: false
        ).filter { !$0.hasPrefix("# date: ") }.joined(separator: "\n")
      }
      return texts
    }

    private static func makeFolder(_ folder: TemporaryFolder, _ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }

    @Test func `Killed at any instant and gone on with, it has the same report and corpus`() throws
    {
      let folder = try TemporaryFolder()
      try Self.makeFolder(folder, "killed")
      let whole = try Self.whole.get()
      #expect(whole.code == 1)
      #expect(whole.stored.count > 2)
      var dice = Dice(seed: 6)
      var killed = 0
      for _ in 0..<sample(2, of: 20) {
        let killer = try Self.run(folder, "killed", "--scenarios", "\(Self.count)")
        // The thread waits, not the task, which would have to wait for other tests to be woken.
        usleep(UInt32(whole.time * Double.random(in: 0.2..<0.8, using: &dice)))
        killer.send(SIGKILL)
        if killer.end().code == -SIGKILL { killed += 1 }
      }
      #expect(killed > 0)
      #expect(try Self.run(folder, "killed", "--scenarios", "\(Self.count)").end().code == 1)
      #expect(try folder.read("killed.json") == whole.report)
      let stored = try Self.stored(folder, "killed")
      #expect(stored.keys.sorted() == whole.stored.keys.sorted())
      for (name, text) in whole.stored { #expect(stored[name] == text, "\(name)") }
    }

    #if !DEBUG
      // Tens of thousands of scenarios: in release only, where they take seconds.
      @Test func `What a worker finds late is not lost either, and counts once`() throws {
        let folder = try TemporaryFolder()
        for name in ["undisturbed", "killed"] { try Self.makeFolder(folder, name) }
        func fuzz(_ name: String, jobs: Int) throws -> Navconform {
          try Self.run(folder, name, "--scenarios", "60_000", subject: "seldom", jobs: jobs)
        }
        let start = ContinuousClock.now
        #expect(try fuzz("undisturbed", jobs: 1).end().code == 1)
        let time = (ContinuousClock.now - start) / .microseconds(1)
        let report = try folder.read("undisturbed.json")
        // Far behind the opening, which one process runs by itself.
        #expect(report.contains("\"index\" : 45297"))
        var dice = Dice(seed: 7)
        var killed = 0
        for _ in 0..<12 {
          let run = try fuzz("killed", jobs: 2)
          usleep(UInt32(time * Double.random(in: 0.1..<0.7, using: &dice)))
          run.send(SIGKILL)
          if run.end().code == -SIGKILL { killed += 1 }
        }
        #expect(killed > 0)
        #expect(try fuzz("killed", jobs: 2).end().code == 1)
        #expect(try folder.read("killed.json") == report)
        #expect(try Self.stored(folder, "killed") == Self.stored(folder, "undisturbed"))
        #expect(try Self.stored(folder, "killed").count == 1)
      }
    #endif

    @Test func `What could not be stored is stored when the campaign is gone on with`() throws {
      let folder = try TemporaryFolder()
      let whole = try Self.whole.get()
      let first = try Self.run(folder, "late", "--scenarios", "\(Self.few)").end()
      #expect(first.code == 1)
      #expect(first.error.contains("make that one first; "))
      let again = try Self.run(folder, "late", "--scenarios", "\(Self.few)").end()
      #expect(
        again.error.contains(
          "make that one first; what the campaign has found stays in its report\n"))
      #expect(!again.error.contains("is violated by"))
      try Self.makeFolder(folder, "late")
      for _ in 0..<2 {
        let last = try Self.run(folder, "late", "--scenarios", "\(Self.count)").end()
        #expect(last.code == 1)
        #expect(last.error.split(separator: "\n").count == 1)
        #expect(last.error.contains(": goes on from "))
        #expect(try Self.stored(folder, "late") == whole.stored)
      }
      #expect(try folder.read("late.json") == whole.report)
    }
  }
#endif
