import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct MergeErrorTests {
  private func message(_ texts: String...) async throws -> String {
    let folder = try TemporaryFolder()
    let paths = try texts.enumerated().map { try folder.write($1, to: "\($0 + 1).json") }
    let terminal = Terminal()
    #expect(await terminal.run(["merge"] + paths) == .badData)
    #expect(terminal.output == "")
    return terminal.error.replacingOccurrences(of: folder.url.path + "/", with: "")
  }

  private func report(_ more: String...) async -> String {
    let terminal = Terminal()
    _ = await terminal.run(["check", "--format", "json", "--scenarios", "200"] + more)
    return terminal.output
  }

  @Test func `A file that is no report is named, with the reason`() async throws {
    let lead = "toycheck: cannot merge '1.json': "
    #expect(
      try await message("")
        == lead + "it is not JSON: line 1, column 1: expected a value, found the end of the file\n")
    #expect(
      try await message("<testsuites/>")
        == lead + "it is not JSON: line 1, column 1: expected a value, found '<'\n")
    #expect(
      try await message("{\n  \"schemaVersion\" 1\n}")
        == lead + "it is not JSON: line 2, column 19: expected ':', found '1'\n")
    #expect(try await message("[]") == lead + "it is an array, expected an object\n")
    #expect(try await message("{}") == lead + "it is JSON, but no report\n")
    #expect(
      try await message("{\"schemaVersion\":2}") == lead + "it is of schema version 2, expected 1\n"
    )
    #expect(
      try await message("{\"schemaVersion\":1,\"seed\":1}")
        == lead + "it has no record, from which it could be counted; only a report in which the "
        + "navigation stack was judged has one\n")
    #expect(
      try await message("{\"schemaVersion\":1,\"kind\":\"campaign\"}")
        == lead + "it keeps a campaign that can be gone on with, and is no report\n")
    #expect(
      try await message(await report("--subject", "dead"))
        == lead + "nothing was judged in it, because the adapter failed its self-check\n")
    let terminal = Terminal()
    #expect(await terminal.run("merge", "nowhere.json") == .badData)
    #expect(terminal.error == "toycheck: cannot merge 'nowhere.json': there is no such file\n")
  }

  @Test func `A record that was changed is named, with the place`() async throws {
    let lead = "toycheck: cannot merge '1.json': "
    let good = await report()
    func changed(_ text: String, to other: String) -> String {
      good.replacingOccurrences(of: text, with: other)
    }
    #expect(
      try await message(changed("\"version\" : \"0.", to: "\"version\" : \"9."))
        == lead + "it is of version '9.1.0', and this is '0.1.0'\n")
    #expect(
      try await message(changed("\"raises\"", to: "\"flies\""))
        == lead + "there is no capability 'flies'\n")
    #expect(
      try await message(changed("\"phase\" : \"exhaustive\"", to: "\"phase\" : \"lunar\""))
        == lead + "there is no phase 'lunar'\n")
    #expect(
      try await message(changed("\"digest\" : ", to: "\"digest\" : 1, \"x\" : "))
        == lead + "'record.parts[0].digest' is a number, expected a text\n")
  }

  @Test func `A count that cannot be added up with others is named`() async throws {
    let good = await report()
    let steps = try #require(good.range(of: #/"steps" : \d+/#, in: "record"))
    #expect(
      try await message(good.replacingCharacters(in: steps, with: "\"steps\" : \(Int.max)"))
        == "toycheck: cannot merge '1.json': 'steps' expects a count of at most 9007199254740992, "
        + "found 9223372036854775807\n")
  }

  /// A report whose first part is another one, so many times.
  private func report(
    ofShards count: Int, changing change: (inout [String: Any]) throws -> Void
  ) async throws -> String {
    let terminal = Terminal()
    _ = await terminal.run([
      "check", "--subject", "wrong", "--format", "json", "--scenarios", "200",
    ])
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(terminal.output.utf8)) as? [String: Any])
    var record = try #require(object["record"] as? [String: Any])
    var part = try #require((record["parts"] as? [[String: Any]])?.first)
    var tally = try #require(part["tally"] as? [String: Any])
    try change(&tally)
    part["tally"] = tally
    record["parts"] = (1...count).map { number in
      var part = part
      part["shard"] = number
      part["shards"] = count
      return part
    }
    object["record"] = record
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test func `Counts of which there are too many to be added up are an error`() async throws {
    #expect(
      try await message(try await report(ofShards: 1_025) { $0["steps"] = 1 << 53 })
        == "toycheck: cannot merge '1.json': more is counted than can be added up\n")
  }

  @Test(arguments: ["choices", "violations"])
  func `What stands twice in one part is an error`(_ name: String) async throws {
    let twice = try await report(ofShards: 1) { tally in
      let records = try #require(tally[name] as? [Any])
      tally[name] = records + [try #require(records.first)]
    }
    #expect(
      try await message(twice)
        == "toycheck: cannot merge '1.json': '\(name)' has the same twice\n")
  }

  @Test func `Reports that do not go together name both`() async throws {
    let good = await report()
    #expect(
      try await message(good, await report("--subject", "wrong"))
        == "toycheck: cannot merge '2.json' with '1.json': "
        + "the subject differs: 'Wrong' and 'Right'\n")
    #expect(
      try await message(good, await report("--requirement", "PUSH-01"))
        == "toycheck: cannot merge '2.json' with '1.json': "
        + "the requirements differ: 'PUSH-01' and 'all'\n")
    let other = good.replacingOccurrences(of: "\"POP-01\" : ", with: "\"POP-01\" : 7")
    #expect(other != good)
    #expect(
      try await message(good, other)
        == "toycheck: cannot merge '2.json' with '1.json': the exhaustive scenarios came to "
        + "different results; a subject that is not deterministic, or two subjects\n")
  }
}

extension String {
  /// Where something stands behind a word.
  fileprivate func range(of pattern: some RegexComponent, in word: String) -> Range<Index>? {
    guard let start = range(of: "\"\(word)\" :") else { return nil }
    return self[start.upperBound...].firstRange(of: pattern)
  }
}
