import Foundation
import Testing

@testable import NavigationConformanceCommand

/// Profiles in files that are not as they should be.
@MainActor @Suite struct ProfileFileTests {
  private func message(_ text: String) async throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "ours.json")
    let terminal = Terminal()
    #expect(await terminal.run("check", "--profile", path) == .badData)
    #expect(terminal.output == "")
    return terminal.error.replacingOccurrences(of: folder.url.path + "/", with: "")
  }

  private let lead = "toycheck: cannot read 'ours.json': "

  @Test func `Broken JSON is told with its place`() async throws {
    #expect(
      try await message("{\"name\":\"x\"\n")
        == lead
        + "it is not JSON: line 2, column 1: expected ',' or '}', found the end of the file\n")
  }

  @Test func `Another kind of value is told with what was expected`() async throws {
    #expect(try await message("[1]") == lead + "it is an array, expected an object\n")
    #expect(
      try await message("{\"name\":\"x\",\"summary\":\"s\",\"rows\":{}}")
        == lead + "'rows' is an object, expected an array\n")
  }

  @Test func `Asked for twice, a profile is reported on once`() async {
    let terminal = Terminal()
    _ = await terminal.run(
      "check", "--scenarios", "10", "--profile", "uikit", "--profile", "uikit", "--format", "json")
    #expect(terminal.output.components(separatedBy: "\"UIKIT-01\"").count == 2)
  }

  @Test func `Two profiles with one name are told apart by nobody`() async throws {
    let folder = try TemporaryFolder()
    let row =
      "\"id\":\"A-1\",\"statement\":\"S.\",\"source\":\"s\",\"choice\":\"item-refresh\","
      + "\"reading\":\"at once\""
    let paths = try ["s", "t"].map { summary in
      try folder.write(
        "{\"name\":\"ours\",\"summary\":\"\(summary)\",\"rows\":[{\(row)}]}", to: summary + ".json")
    }
    let terminal = Terminal()
    #expect(await terminal.run("check", "--profile", paths[0], "--profile", paths[1]) == .usage)
    #expect(
      terminal.error.hasPrefix(
        "toycheck: two profiles are called 'ours'; give one of them another name\n"))
  }

  @Test func `A misspelled member is named`() async throws {
    let row =
      "\"id\":\"A-1\",\"statement\":\"s\",\"source\":\"s\",\"choise\":\"c\",\"reading\":\"r\""
    #expect(
      try await message("{\"name\":\"x\",\"summary\":\"s\",\"rows\":[{\(row)}]}")
        == lead + "'rows[0]' has no 'choice', but 'choise'; did you mean 'choice'?\n")
  }

  @Test func `What nobody reads is named`() async throws {
    let row =
      "\"id\":\"A-1\",\"statement\":\"s\",\"source\":\"s\",\"choice\":\"c\",\"reading\":\"r\""
    #expect(
      try await message("{\"name\":\"x\",\"summary\":\"s\",\"rows\":[{\(row)}],\"level\":1}")
        == lead + "it has 'level', which nobody reads; expected 'name', 'summary' and 'rows'\n")
    #expect(
      try await message(
        "{\"name\":\"x\",\"summary\":\"s\",\"rows\":[{\(row)},{\(row),\"note\":\"n\"}]}")
        == lead
        + "'rows[1]' has 'note', which nobody reads; "
        + "expected 'id', 'statement', 'source', 'basis', 'choice' and 'reading'\n")
  }

  @Test func `How a row is known is said in one of two words`() async throws {
    let row =
      "\"id\":\"A-1\",\"statement\":\"S.\",\"source\":\"s\",\"basis\":\"seen\","
      + "\"choice\":\"popped-order\",\"reading\":\"bottom to top\""
    #expect(
      try await message("{\"name\":\"x\",\"summary\":\"s\",\"rows\":[{\(row)}]}")
        == lead
        + "profile 'x', row A-1: there is no basis 'seen'; expected 'observed' or 'documented'\n")
  }

  @Test func `A row with nothing to read in it is refused`() async throws {
    let row =
      "\"id\":\"A-1\",\"statement\":\"\",\"source\":\"\","
      + "\"choice\":\"popped-order\",\"reading\":\"bottom to top\""
    #expect(
      try await message("{\"name\":\"x\",\"summary\":\"s\",\"rows\":[{\(row)}]}")
        == lead
        + "profile 'x', row A-1: the statement is empty; expected a sentence that says what is "
        + "done\n")
  }
}
