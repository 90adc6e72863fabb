import Foundation
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct CheckFormatTests {
  private func run(_ terminal: Terminal, _ more: String...) async -> ExitCode? {
    await terminal.run(
      ["check", "--subject", "wrong", "--scenarios", "60", "--requirement", "PUSH-03"] + more)
  }

  @Test func `JSON on the output is JSON and nothing else`() async throws {
    let terminal = Terminal()
    #expect(await run(terminal, "--format", "json") == .violated)
    let object = try JSONSerialization.jsonObject(with: Data(terminal.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["schemaVersion"] as? Int == 1)
    #expect(report["outcome"] as? String == "violated")
    let requirements = try #require(report["requirements"] as? [[String: Any]])
    #expect(requirements.count == 1)
    #expect(requirements.first?["id"] as? String == "PUSH-03")
    #expect(requirements.first?["verdict"] as? String == "violated")
    let violation = try #require(requirements.first?["violation"] as? [String: Any])
    #expect(violation["scenario"] as? String == "start A; push A")
    #expect(violation["failingLine"] as? Int == 2)
    #expect(terminal.error == "")
  }

  @Test func `Every format is written, in colour only where it is text for a terminal`() async {
    let terminal = Terminal()
    terminal.usesColor = true
    for (format, beginning) in [
      ("text", "\u{1B}[1mWrong"), ("json", "{\n"), ("junit", "<?xml version"),
      ("markdown", "## Conformance of Wrong\n"), ("html", "<!doctype html>\n"),
    ] {
      #expect(await run(terminal, "--format", format) == .violated)
      #expect(terminal.output.hasPrefix(beginning))
      #expect(terminal.output.contains("\u{1B}") == (format == "text"))
    }
  }

  @Test func `Broken rules are told in Markdown, and not in JUnit`() async {
    let terminal = Terminal()
    let rules = ["check", "--subject", "wrong", "--profile", "robustness", "--format"]
    #expect(await terminal.run(rules + ["markdown"]) == .conforms)
    #expect(terminal.output.hasPrefix("## Robustness of Wrong\n"))
    #expect(await terminal.run(rules + ["junit"]) == .usage)
    #expect(
      terminal.error.hasPrefix(
        "toycheck: '--profile robustness' reports as text, json or markdown, found 'junit'\n"))
  }

  @Test func `A report goes to the file, the outcome to the output`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.txt")
    let terminal = Terminal()
    terminal.usesColor = true
    #expect(await run(terminal, "--output", path) == .violated)
    #expect(
      terminal.output == """
        Wrong violates 1 of 1 requirement: PUSH-03.
        The report is in '\(path)'.

        """)
    let written = try folder.read("report.txt")
    #expect(written.hasPrefix("Wrong · violated · seed 1 · 60 scenarios"))
    #expect(!written.contains("\u{1B}"))
    #expect(await run(terminal, "--output", "-") == .violated)
    #expect(terminal.output.contains("Wrong · violated") || terminal.output.contains("Wrong\u{1B}"))
  }

  @Test func `A file that cannot be written ends with 70, before any work is done`() async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    #expect(await run(terminal, "--output", folder.path("")) == .ownFailure)
    #expect(terminal.error.hasSuffix("': it is a folder\n"))
    #expect(await run(terminal, "--output", "nowhere/at/all.txt") == .ownFailure)
    #expect(
      terminal.error
        == "toycheck: cannot write to 'nowhere/at/all.txt': there is no folder to hold it\n")
    #expect(await run(terminal, "--output", "") == .ownFailure)
    #expect(terminal.error == "toycheck: cannot write to '': the name is empty\n")
    #expect(terminal.output == "")
  }
}
