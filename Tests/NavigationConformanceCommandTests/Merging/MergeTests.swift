// Campaigns of some length take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG
  import Foundation
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceCommand

  @MainActor
  @Suite struct MergeTests {
    private static let shardCount = 4

    /// Reports of all shards of a campaign on a wrong subject, and that of the whole, as files.
    private func shards(in folder: TemporaryFolder, seed: Int = 1) async throws -> [String] {
      let terminal = Terminal()
      var paths: [String] = []
      for number in 0...Self.shardCount {
        let path = folder.path("\(seed)-\(number).json")
        _ = await terminal.run(
          [
            "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "18_000", "--seed",
            "\(seed)", "--format", "json", "--output", path,
          ] + (number == 0 ? [] : ["--shard", "\(number)/\(Self.shardCount)"]))
        paths.append(path)
      }
      return paths
    }

    private func merge(_ paths: [String], to path: String) async throws -> Data {
      let terminal = Terminal()
      let code = await terminal.run(["merge", "--format", "json", "--output", path] + paths)
      #expect(code == .violated)
      // Nothing but which shares there are.
      for line in terminal.error.split(separator: "\n") {
        #expect(line.starts(with: #/toycheck: (Of t|T)he scenarios of seed \d/#))
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// A report without what it was made of.
    private func verdicts(_ data: Data) throws -> Data {
      var members = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(members.removeValue(forKey: "record") != nil)
      return try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    }

    @Test func `All shards together are the whole`() async throws {
      let folder = try TemporaryFolder()
      let paths = try await shards(in: folder)
      let whole = try Data(contentsOf: URL(fileURLWithPath: paths[0]))
      let merged = try await merge(Array(paths.dropFirst()), to: folder.path("all.json"))
      #expect(try verdicts(merged) == verdicts(whole))
      let some = try await merge(Array(paths[1...2]), to: folder.path("some.json"))
      #expect(try verdicts(some) != verdicts(whole))
    }

    @Test func `Order, grouping and repetition change nothing`() async throws {
      let folder = try TemporaryFolder()
      let paths = try await shards(in: folder) + shards(in: folder, seed: 2)
      let out = folder.path("out.json")
      var dice = Dice(seed: 8)
      for round in 0..<12 {
        let some = paths.shuffled(using: &dice).prefix(Int.random(in: 2...7, using: &dice))
        let all = try await merge(Array(some), to: out)
        #expect(try await merge(some.shuffled(using: &dice), to: out) == all)
        let (left, right) = (folder.path("left-\(round).json"), folder.path("right-\(round).json"))
        let cut = Int.random(in: 1..<some.count, using: &dice)
        _ = try await merge(Array(some.prefix(cut)), to: left)
        _ = try await merge(Array(some.dropFirst(cut)), to: right)
        #expect(try await merge([left, right], to: out) == all)
        #expect(try await merge([right, left, left] + some.prefix(1), to: out) == all)
      }
    }

    @Test func `Shards that are missing are named, and change no verdict`() async throws {
      let folder = try TemporaryFolder()
      let paths = try await shards(in: folder)
      let terminal = Terminal()
      func merge(_ shards: Int...) async -> String {
        #expect(await terminal.run(["merge"] + shards.map { paths[$0] }) == .violated)
        return terminal.error
      }
      let lead = "toycheck: Of the scenarios of seed 1, "
      #expect(await merge(1, 2, 4) == lead + "shard 3/4 is missing.\n")
      #expect(
        terminal.output.contains("\n  - Of the scenarios of seed 1, shard 3/4 is missing.\n"))
      #expect(await merge(4, 4) == lead + "shards 1/4, 2/4 and 3/4 are missing.\n")
      #expect(await merge(1, 2, 3, 4) == "")
      #expect(!terminal.output.contains("shard"))
      #expect(await merge(0) == "")
    }

    @Test func `Shards of different ways of sharing out are told`() async throws {
      let folder = try TemporaryFolder()
      let paths = try await shards(in: folder)
      let half = folder.path("half.json")
      let terminal = Terminal()
      _ = await terminal.run([
        "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "18_000", "--format", "json",
        "--output", half, "--shard", "2/2",
      ])
      #expect(await terminal.run("merge", paths[1], half) == .violated)
      let told = terminal.error
      #expect(await terminal.run("merge", half, paths[1], half) == .violated)
      #expect(terminal.error == told)
      #expect(
        told == """
          toycheck: Of the scenarios of seed 1, shard 1/2 is missing.
          toycheck: The scenarios of seed 1 were shared out in different ways, among 2 and 4: what \
          was run of them among 2 is counted, and what the others found stays.

          """)
    }

    @Test func `Several nights name all their seeds`() async throws {
      let folder = try TemporaryFolder()
      let paths = try await [shards(in: folder)[1], shards(in: folder, seed: 2)[1]]
      let terminal = Terminal()
      #expect(await terminal.run(["merge"] + paths) == .violated)
      #expect(terminal.output.hasPrefix("Wrong · violated · seeds 1 and 2 · "))
      #expect(terminal.output.contains("  replay:  toycheck replay --subject wrong "))
    }

    @Test func `One report merged is that report`() async throws {
      let folder = try TemporaryFolder()
      let path = try await shards(in: folder)[2]
      #expect(
        try await merge([path], to: folder.path("one.json"))
          == Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
#endif
