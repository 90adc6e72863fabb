import Foundation
import NavigationConformance
import NavigationConformanceCommand
import Testing

/// What is violated and declared does not end a run with 1, and what is declared and not so does not end it with 0.
@MainActor
@Suite struct KnownDeviationTests {
  private static let accepted = """
    # deviations 1

    # requirement: PUSH-03
    # kind: decision
    # reason: duplicates are allowed on purpose
    start A
    push A

    """

  /// Asks for one requirement that is violated and one that is not.
  private static let options = [
    "--scenarios", "40", "--prove", "none", "--requirement", "PUSH-03", "--requirement", "PUSH-01",
  ]

  private func check(
    _ terminal: Terminal, on subject: String = "wrong", _ more: [String]
  ) async -> ExitCode? {
    await terminal.run(["check", "--subject", subject] + Self.options + more)
  }

  /// The last paragraph on one line: where it is broken depends on how long the path is.
  private func end(_ terminal: Terminal) -> String {
    let paragraphs = terminal.output.split(separator: "\n\n")
    return paragraphs.last?.split(separator: "\n").joined(separator: " ") ?? ""
  }

  @Test func `What is violated as it is declared ends with 0, and is told in a line`() async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path]) == .conforms)
    #expect(!terminal.output.contains("✗ Wrong violates"))
    #expect(
      terminal.output.contains(
        """

        Known deviations
          - PUSH-03 (decision): duplicates are allowed on purpose

        Wrong violates 1 of 2 requirements: PUSH-03.

        """))
    #expect(end(terminal) == "All of it is declared in '\(path)'.")
  }

  @Test func `What is violated beside it ends with 1`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# deviations 1\n", to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path]) == .violated)
    #expect(terminal.output.contains("✗ Wrong violates PUSH-03 at step 2 of 2"))
    #expect(end(terminal) == "Not declared in '\(path)': PUSH-03.")
  }

  @Test func `What is declared and gone ends with 3`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, on: "right", ["--known", path]) == .deviations)
    #expect(
      terminal.output.contains(
        """

        Known deviations
          ✗ line 3: PUSH-03 (decision) is gone: its scenario is as the documents say;
            remove it

        Right conforms: all 2 requirements that apply were exercised and hold.

        """))
    #expect(end(terminal) == "'\(path)' has to be changed in line 3.")
  }

  @Test func `What cannot be exercised for it may be declared, or ends with 2`() async throws {
    let folder = try TemporaryFolder()
    let options = [
      "check", "--subject", "wrong", "--scenarios", "40", "--prove", "none", "--requirement",
      "PUSH-03", "--requirement", "STACK-16", "--known", folder.path("my.deviations"),
    ]
    _ = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    #expect(await terminal.run(options) == .inconclusive)
    #expect(
      terminal.output.hasSuffix(
        """

        STACK-16 was not exercised; where a known deviation is why, '# hides: STACK-16'
        in it says so.

        """))
    _ = try folder.write(
      Self.accepted.replacing("# reason", with: "# hides: STACK-16\n# reason"), to: "my.deviations")
    #expect(await terminal.run(options) == .conforms)
    #expect(
      terminal.output.contains(
        "  - PUSH-03 (decision): duplicates are allowed on purpose; hides STACK-16\n"))
  }

  @Test func `What is not declared yet can be added, to a file that is there or not`() async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path, "--declare"]) == .conforms)
    #expect(
      terminal.error
        == "toycheck: 1 deviation added to '\(path)'; say there of what kind each is, and for what reason\n"
    )
    let added = """

      # requirement: PUSH-03
      # kind: bug
      # differs: raised: expected an error, observed no error
      # differs: stack: expected A, observed A A
      start A
      push A

      """
    #expect(try folder.read("my.deviations") == "# deviations 1\n" + added)
    // What is there stays as it is.
    #expect(await check(terminal, ["--known", path, "--declare"]) == .conforms)
    #expect(terminal.error == "")
    #expect(try folder.read("my.deviations") == "# deviations 1\n" + added)
    _ = try folder.write("# deviations 1\n#", to: "my.deviations")
    #expect(await check(terminal, ["--known", path, "--declare"]) == .conforms)
    #expect(try folder.read("my.deviations") == "# deviations 1\n#\n" + added)
    #expect(await check(terminal, ["--known", path]) == .conforms)
  }

  @Test func `What is added has the line breaks of the file, which may be empty`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# deviations 1\r\n", to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path, "--declare"]) == .conforms)
    let added = try folder.read("my.deviations")
    #expect(added.hasPrefix("# deviations 1\r\n\r\n# requirement: PUSH-03\r\n"))
    #expect(added.hasSuffix("start A\r\npush A\r\n"))
    _ = try folder.write("", to: "my.deviations")
    #expect(await check(terminal, ["--known", path]) == .badData)
    #expect(
      terminal.error
        == "toycheck: cannot read the known deviations '\(path)': it is empty; '--declare' fills it\n"
    )
    #expect(await check(terminal, ["--known", path, "--declare"]) == .conforms)
    #expect(
      try folder.read("my.deviations") == added.replacing("\r\n", with: "\n"))
  }

  @Test func `What somebody writes into the file during the run stays there`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# deviations 1\n", to: "my.deviations")
    let meanwhile = "# deviations 1\n# requirement: POP-01\n# kind: flaky\nstart A; push B; pop\n"
    let terminal = Terminal()
    terminal.subjects.append(
      SubjectChoice(name: "edited", summary: "is worked on") {
        try? Data(meanwhile.utf8).write(to: URL(fileURLWithPath: path))
        return NavigationSubject("Edited", ToyAdapter(.pushesTwice))
      })
    #expect(await check(terminal, on: "edited", ["--known", path, "--declare"]) == .conforms)
    let text = try folder.read("my.deviations")
    #expect(text.hasPrefix(meanwhile + "\n# requirement: PUSH-03\n"))
  }

  @Test func `What its scenario shows differently by now is not added beside it`() async throws {
    let folder = try TemporaryFolder()
    let text = Self.accepted.replacing("start A", with: "# differs: stack: something else\nstart A")
    let path = try folder.write(text, to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path, "--declare"]) == .violated)
    #expect(
      terminal.error
        == "toycheck: PUSH-03 is not added to '\(path)': its scenario stands there in line 3, which has to be changed\n"
    )
    #expect(try folder.read("my.deviations") == text)
    #expect(
      end(terminal) == "Not declared in '\(path)': PUSH-03. '\(path)' has to be changed in line 3.")
  }

  @Test func `Where nothing is violated nothing is written`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, on: "right", ["--known", path, "--declare"]) == .conforms)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `A file that cannot be read is named with the place`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path]) == .badData)
    #expect(
      terminal.error
        == "toycheck: cannot read the known deviations '\(path)': there is no such file; "
        + "'--declare' makes it\n")
    _ = try folder.write(
      "# deviations 1\n# requirement: PUSH-03\nstart A\n", to: "my.deviations")
    #expect(await check(terminal, ["--known", path]) == .badData)
    #expect(
      terminal.error == """
        toycheck: '\(path)' is no file of known deviations
        line 2, column 16: expected 'kind:' after this, found none
            # requirement: PUSH-03
                           ^
          bug: to be mended; decision: meant to be so; flaky: does not show every time

        """)
    #expect(await check(terminal, ["--known", folder.path(".")]) == .badData)
    #expect(terminal.error.hasSuffix("': it is no file that can be read\n"))
  }

  @Test func `What is of no use together is refused`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.accepted, to: "my.deviations")
    let known = ["--known", folder.path("my.deviations")]
    let terminal = Terminal()
    #expect(await check(terminal, ["--declare"]) == .usage)
    #expect(
      terminal.error
        == "toycheck: '--declare' needs the file: --known FILE\nsee 'toycheck check --help'\n")
    #expect(await terminal.run(["check"] + known + ["--profile", "robustness"]) == .usage)
    #expect(
      terminal.error
        == "toycheck: '--profile robustness' judges nothing, so '--known' is of no use with it\n"
        + "see 'toycheck check --help'\n")
  }

  @Test func `Build servers see it as skipped, and what is not so as a failure`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path, "--format", "junit"]) == .conforms)
    #expect(
      terminal.output.contains("<testsuites tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"1\">")
    )
    #expect(
      terminal.output.contains(
        "<skipped message=\"violated, as is declared in '\(path)'\"/>"))
    #expect(
      await check(terminal, on: "right", ["--known", path, "--format", "junit"]) == .deviations)
    #expect(terminal.output.contains("name=\"the known deviations are as they are declared\""))
    #expect(terminal.output.contains("line 3: PUSH-03 (decision) is gone"))
  }

  @Test func `Reports for readers tell of it in a note`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    for format in ["markdown", "html"] {
      let options = ["--known", folder.path("my.deviations"), "--format", format]
      #expect(await check(terminal, options) == .conforms)
      #expect(
        terminal.output.contains("PUSH-03 (decision): duplicates are allowed on purpose"),
        "\(format)")
      #expect(terminal.output.contains("All of it is declared in "), "\(format)")
    }
  }

  @Test func `Beside a report in JSON it stands on the error output`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    let options = ["--known", path, "--format", "json"]
    #expect(await check(terminal, on: "right", options) == .deviations)
    #expect(terminal.output.hasPrefix("{") && terminal.output.hasSuffix("}\n"))
    let told = """
      line 3: PUSH-03 (decision) is gone: its scenario is as the documents say; remove it
      '\(path)' has to be changed in line 3.

      """
    #expect(terminal.error == told)
    let file = folder.path("report.json")
    #expect(await check(terminal, on: "right", options + ["--output", file]) == .deviations)
    #expect(terminal.error == "")
    #expect(terminal.output.contains("\n\(told)The report is in "))
  }

  @Test func `A run to a file says how it compares`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    #expect(
      await check(terminal, ["--known", path, "--output", folder.path("report.txt")]) == .conforms)
    #expect(
      terminal.output == """
        Wrong violates 1 of 2 requirements: PUSH-03.
        All of it is declared in '\(path)'.
        The report is in '\(folder.path("report.txt"))'.

        """)
  }

  @Test func `Long runs know them as well`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.accepted, to: "my.deviations")
    let terminal = Terminal()
    let options = [
      "fuzz", "--subject", "wrong", "--scenarios", "100", "--jobs", "1", "--prove", "none",
      "--known", folder.path("my.deviations"),
    ]
    // So few scenarios do not exercise everything; nothing else is wrong.
    #expect(await terminal.run(options) == .inconclusive)
    #expect(terminal.output.contains("\nKnown deviations\n  - PUSH-03 (decision): "))
    #expect(!terminal.output.contains("✗ Wrong violates"))
  }

  @Test func `The file that the guide shows can be read, and knows what it says`() async throws {
    let guide = try GeneratedSection.text(of: "CONFORMANCE.md")
    let lead = "```\n# deviations 1\n"
    let shown = try #require(guide.components(separatedBy: lead).dropFirst().first)
    let text = "# deviations 1\n" + (shown.components(separatedBy: "```").first ?? "")
    let folder = try TemporaryFolder()
    // Its day comes, and the guide is read after it.
    let path = try folder.write(
      text.replacing("# until: 2027-06-30\n", with: ""), to: "my.deviations")
    let terminal = Terminal()
    #expect(await check(terminal, ["--known", path]) == .conforms)
    #expect(text.contains("# until: 2027-06-30\n"))
  }
}
