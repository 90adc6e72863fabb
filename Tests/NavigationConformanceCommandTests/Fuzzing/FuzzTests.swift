// Campaigns of some length take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG
  import Foundation
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceCommand

  @MainActor
  @Suite struct FuzzTests {
    @Test func `A run of so many scenarios says what check says`() async throws {
      let terminal = Terminal()
      let more = ["--subject", "wrong", "--scenarios", "12_000", "--seed", "5", "--format", "json"]
      #expect(await terminal.run(["fuzz", "--jobs", "1"] + more) == .violated)
      let report = terminal.output
      #expect(terminal.error == "")
      #expect(await terminal.run(["check"] + more) == .violated)
      #expect(terminal.output == report)
    }

    @Test func `A run for some time ends after it, with a whole report`() async {
      let terminal = Terminal()
      let start = ContinuousClock.now
      let code = await terminal.run("fuzz", "--for", "1s", "--jobs", "1")
      #expect(ContinuousClock.now - start >= .seconds(1))
      #expect(code == .conforms || code == .inconclusive)
      #expect(terminal.output.hasPrefix("Right · "))
      #expect(terminal.error == "")
    }

    @Test func `A subject that cannot be driven ends a run as it ends a check`() async throws {
      let folder = try TemporaryFolder()
      let terminal = Terminal()
      #expect(
        await terminal.run(
          "fuzz", "--subject", "dead", "--for", "8h", "--jobs", "1", "--resume",
          folder.path("night"))
          == .unavailable)
      #expect(!FileManager.default.fileExists(atPath: folder.path("night")))
    }

    @Test func `Answers that change end a run, whatever time is left`() async {
      let terminal = Terminal()
      #expect(
        await terminal.run("fuzz", "--subject", "unsteady", "--for", "8h", "--jobs", "1")
          == .violated
      )
      #expect(terminal.output.contains("! The same scenario was answered in two ways\n"))
    }

    @Test func `What is gone on with twice counts once, and says where it goes on`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("night")
      let terminal = Terminal()
      func run(_ count: Int, _ more: String...) async -> String {
        _ = await terminal.run(
          [
            "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "\(count)", "--format",
            "json",
          ] + more)
        return terminal.output
      }
      let whole = await run(16_000)
      _ = await run(13_000, "--resume", path)
      #expect(terminal.error == "")
      _ = await run(14_000, "--resume", path)
      #expect(
        terminal.error
          == "toycheck: goes on from '\(path)': 13,000 scenarios, 1 violated\n")
      #expect(await run(16_000, "--resume", path) == whole)
      #expect(await run(16_000, "--resume", path) == whole)
    }

    @Test func `A run that was too short for its opening is gone on with as well`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("night")
      let terminal = Terminal()
      func run(_ count: Int, _ more: String...) async -> String {
        _ = await terminal.run(
          [
            "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "\(count)", "--format",
            "json",
          ] + more)
        return terminal.output
      }
      for count in [2, 300, 3_000, 8_000] {
        let short = await run(count)
        #expect(await run(count, "--resume", path) == short)
        #expect(await run(count, "--resume", path) == short)
        #expect(terminal.error.hasPrefix("toycheck: goes on from '\(path)': "))
      }
      let whole = await run(16_000)
      #expect(await run(16_000, "--resume", path) == whole)
    }

    @Test func `A file of another campaign is refused`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("night")
      let terminal = Terminal()
      func run(_ more: String...) async -> String {
        let code = await terminal.run(
          ["fuzz", "--jobs", "1", "--scenarios", "12_000", "--resume", path] + more)
        #expect(code == .badData)
        return terminal.error
      }
      #expect(
        await terminal.run(
          "fuzz", "--jobs", "1", "--scenarios", "12_000", "--resume", path, "--seed", "4",
          "--shard", "2/3") == .conforms)
      let lead = "toycheck: '\(path)' holds another campaign: "
      let advice = "; use another file, or remove this one\n"
      #expect(await run("--seed", "5") == lead + "the seeds differ: '4' and '5'" + advice)
      #expect(
        await run("--shard", "1/3") == lead + "the shards differ: '2/3' and '1/3'" + advice)
      #expect(
        await run("--subject", "wrong") == lead + "the subject differs: 'Right' and 'Wrong'"
          + advice)
    }

    @Test func `Seed and shard need not be said again`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("night")
      let terminal = Terminal()
      let more = [
        "fuzz", "--jobs", "1", "--scenarios", "12_000", "--resume", path, "--format", "json",
      ]
      _ = await terminal.run(more + ["--seed", "4", "--shard", "2/3"])
      let first = terminal.output
      _ = await terminal.run(more)
      #expect(terminal.output == first)
    }

    @Test func `What is found is stored once, and comes first the next time`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("corpus")
      let terminal = Terminal()
      func run(_ more: String...) async -> String {
        let code = await terminal.run(
          [
            "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "12_000", "--corpus", path,
            "--format", "json",
          ] + more)
        #expect(code == .violated)
        return terminal.output
      }
      let night = folder.path("night")
      let first = await run("--resume", night)
      #expect(terminal.error == "")
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(names.count == 1)
      #expect(names.first?.hasPrefix("PUSH-03") == true)
      let text = try folder.read("corpus/" + (names.first ?? ""))
      #expect(text.contains("start A\npush A\n"))
      // A campaign that is gone on with has begun without what it has found.
      #expect(await run("--resume", night) == first)
      _ = try folder.write("nonsense", to: "corpus/nonsense.scenario")
      #expect(await run().contains("\"origin\" : \"stored\""))
      #expect(terminal.error.hasPrefix("toycheck: the corpus sets aside nonsense.scenario, "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
    }

    @Test func `A corpus in a folder that is not there is told before the run`() async throws {
      let folder = try TemporaryFolder()
      let terminal = Terminal()
      let path = folder.path("missing/corpus")
      #expect(
        await terminal.run("fuzz", "--jobs", "1", "--scenarios", "300", "--corpus", path)
          == .conforms)
      #expect(
        terminal.error
          == "toycheck: cannot write to '\(path)': there is no folder to hold it; what is found stays in "
          + "the report as long as that is so\n")
    }

    @Test func `A corpus that cannot be stored in ends nothing, and the finding is printed`()
      async throws
    {
      let folder = try TemporaryFolder()
      let path = try folder.write("", to: "file")
      let terminal = Terminal()
      #expect(
        await terminal.run(
          "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "300", "--corpus", path)
          == .violated)
      #expect(
        terminal.error == """
          toycheck: cannot read the corpus '\(path)': it is no folder, lies in something that is \
          none, or leads nowhere; the run begins without it
          toycheck: cannot write to the corpus '\(path)': it is no folder, lies in something that \
          is none, or leads nowhere; PUSH-03 is violated by 'start A; push A'

          """)
    }

    @Test func `A report that cannot be written at the end is printed`() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("gone/report.json")
      try FileManager.default.createDirectory(
        atPath: folder.path("gone"), withIntermediateDirectories: true)
      var output = ""
      let command = ConformanceCommand(
        name: "toycheck",
        subjects: [
          SubjectChoice(name: "right", summary: "") {
            try? FileManager.default.removeItem(atPath: folder.path("gone"))
            return NavigationSubject("Right", ToyAdapter(.none))
          }
        ],
        defaultSubject: "right",
        console: Console(write: { output += $0 }, writeError: { _ in }))
      let code = await command.run(
        arguments: ["fuzz", "--jobs", "1", "--scenarios", "100", "--output", path])
      #expect(code == ExitCode.ownFailure.rawValue)
      #expect(output.hasPrefix("Right · "))
    }
  }
#endif
