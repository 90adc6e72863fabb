import ConformanceTestSupport
import NavigationConformance
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct HelpTests {
  @Test(arguments: [
    "check", "fuzz", "merge", "replay", "compare", "requirements", "explain", "corpus", "plan",
  ])
  func `The help of a command is what stands in the file, however it is asked for`(
    _ verb: String
  ) async throws {
    let terminal = Terminal()
    for arguments in [[verb, "--help"], [verb, "-h"], ["help", verb], [verb, "x", "--help"]] {
      #expect(await terminal.run(arguments) == .conforms)
      #expect(try GoldenFile("Help/\(verb).txt").difference(from: terminal.output) == "")
    }
  }

  @Test func `The help of the tool is what stands in the file`() async throws {
    let terminal = Terminal()
    for arguments in [["--help"], ["-h"], ["help"]] {
      #expect(await terminal.run(arguments) == .conforms)
      #expect(try GoldenFile("Help/tool.txt").difference(from: terminal.output) == "")
      #expect(terminal.error == "")
    }
  }

  @Test func `No line of a help text is too long`() async {
    let terminal = Terminal()
    for verb in [
      "", "check", "fuzz", "merge", "replay", "compare", "requirements", "explain", "corpus",
      "plan",
    ] {
      _ = await terminal.run(verb.isEmpty ? ["--help"] : [verb, "--help"])
      let lines: [Substring] = terminal.output.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }

  @Test func `The examples of a command with one subject name that one and no other`() async {
    let terminal = Terminal()
    terminal.subjects.removeSubrange(1...)
    _ = await terminal.run("compare", "--help")
    #expect(terminal.output.contains("\n  toycheck compare right --exec './my-subject'\n"))
    _ = await terminal.run("serve", "--help")
    #expect(
      terminal.output.contains("\n  toycheck check --exec 'toycheck serve --subject right'\n"))
  }

  @Test(arguments: [
    "check", "fuzz", "merge", "replay", "compare", "requirements", "explain", "corpus", "plan",
  ])
  func `Every command knows the version`(_ verb: String) async {
    let terminal = Terminal()
    #expect(await terminal.run(verb, "--version") == .conforms)
    #expect(terminal.output == "toycheck \(SuiteVersion.current)\n")
  }

  @Test func `The version is that of the suite`() async {
    let terminal = Terminal()
    #expect(await terminal.run("--version") == .conforms)
    #expect(terminal.output == "toycheck \(SuiteVersion.current)\n")
  }
}
