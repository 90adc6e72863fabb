import Foundation
import NavigationConformance
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct CorpusTests {
  private let place: TemporaryFolder
  private let terminal = Terminal()
  private let twice = "PUSH-03-push-2cec0d3a.scenario"

  init() throws {
    place = try TemporaryFolder()
  }

  private func run(_ action: String, _ more: String...) async -> ExitCode? {
    await terminal.run(["corpus", action, place.url.path] + more)
  }

  private func store(
    _ scenario: String, _ requirement: String = "PUSH-03", on subject: String,
    _ verdict: CorpusVerdict
  ) throws {
    try CorpusFolder(place.url.path).add(
      CorpusEntry(
        requirement: requirement, scenario: try NavigationScenario(scenario),
        findings: [CorpusFinding(subject: subject, verdict: verdict)]))
  }

  private func storeSome() throws {
    try store("start A; push A", on: "Wrong", .violates("PUSH-03"))
    try store("start A; push A", on: "Right", .agrees)
    try store("start A; push B; pop; push A", on: "Wrong", .violates("PUSH-03"))
    try store("start A; pop", "POP-03", on: "Right", .agrees)
  }

  // MARK: Listing

  @Test func `A corpus is listed`() async throws {
    try storeSome()
    #expect(await run("list") == .conforms)
    #expect(
      terminal.output == """
        requirement  lines  file
        POP-03           2  POP-03-pop-dc37e10a.scenario
        PUSH-03          2  PUSH-03-push-2cec0d3a.scenario
        PUSH-03          4  PUSH-03-push-pop-push-5ec06304.scenario

        3 entries on 2 requirements

        """)
    #expect(terminal.error == "")
  }

  @Test func `What was set aside stands below, and so do duplicates`() async throws {
    try store("start A; push A", on: "Right", .agrees)
    let text = try place.read(twice)
    _ = try place.write(text, to: "again.scenario")
    _ = try place.write(String(text.dropLast(6)), to: "cut.scenario")
    _ = try place.write("", to: "README.md")
    #expect(await run("list") == .badData)
    #expect(
      terminal.output == """
        requirement  lines  file
        PUSH-03          2  PUSH-03-push-2cec0d3a.scenario
        PUSH-03          2  again.scenario

        1 entry on 1 requirement

        duplicates
          again.scenario: the same as PUSH-03-push-2cec0d3a.scenario

        set aside
          README.md: not of the corpus, whose files end in .scenario
          cut.scenario, line 9, column 7: expected '# end' as the last line, found the end of the file
              push A
                    ^
            the file was cut off or added to; restore it or remove it

        """)
  }

  @Test func `An empty folder is an empty corpus, of which nothing can be reproduced`() async {
    #expect(await run("list") == .conforms)
    #expect(terminal.output == "0 entries on 0 requirements\n")
    #expect(await run("check") == .inconclusive)
    #expect(terminal.output == "Right: nothing to replay.\n")
    #expect(await run("minimize") == .conforms)
    #expect(terminal.output == "Nothing to change.\n")
  }

  @Test(arguments: ["list", "check", "minimize"])
  func `A folder that is not there ends with 65`(_ action: String) async {
    #expect(await terminal.run("corpus", action, "nowhere") == .badData)
    #expect(
      terminal.error == "toycheck: cannot read the corpus 'nowhere': there is no such folder\n")
    #expect(terminal.output == "")
  }

  // MARK: Checking

  @Test func `A corpus whose verdicts are reproduced ends with 0`() async throws {
    try storeSome()
    #expect(await run("check") == .conforms)
    #expect(terminal.output == "Right: 2 reproduced, 1 without a record agree.\n")
  }

  @Test func `A recorded violation that comes again is no reason`() async throws {
    try storeSome()
    #expect(await run("check", "--subject", "wrong") == .conforms)
    #expect(terminal.output == "Wrong: 2 reproduced, 1 without a record agree.\n")
  }

  @Test func `What is not as recorded ends with 1, whatever was set aside`() async throws {
    try store("start A; push A", on: "Wrong", .agrees)
    try store("start A; push B; push A", on: "Right", .agrees)
    try store("start A; pop", "POP-03", on: "Wrong", .violates("POP-03"))
    _ = try place.write("", to: "README.md")
    #expect(await run("check", "--subject", "wrong") == .violated)
    #expect(
      terminal.output == """
        POP-03-pop-dc37e10a.scenario
          ✗ Wrong agrees, and it is recorded that it violates POP-03
        PUSH-03-push-2cec0d3a.scenario
          ✗ Wrong violates PUSH-03, and it is recorded that it agrees
        PUSH-03-push-push-44f4203f.scenario
          ✗ Wrong violates PUSH-03, and nothing is recorded of it

        Wrong: 2 changed, 1 without a record violate something.

        set aside
          README.md: not of the corpus, whose files end in .scenario

        """)
  }

  @Test func `Files that were set aside end with 65 where nothing is worse`() async throws {
    try store("start A; toolbarHidden = false", "TV-04", on: "Right", .agrees)
    #expect(await run("check") == .inconclusive)
    _ = try place.write("", to: "README.md")
    #expect(await run("check") == .badData)
    #expect(
      terminal.output == """
        TV-04-toolbar-9adf76e7.scenario
          ○ not carried out to its end: 'toolbarHidden = false' is not supported

        Right: 1 not carried out.

        set aside
          README.md: not of the corpus, whose files end in .scenario

        """)
  }

  @Test func `A subject that cannot be driven ends with 69`() async throws {
    try storeSome()
    for action in ["check", "minimize"] {
      #expect(await run(action, "--subject", "dead") == .unavailable)
      #expect(
        terminal.error.hasPrefix("toycheck: the adapter of 'dead' failed its self-check: "))
      #expect(terminal.output == "")
    }
  }

  // MARK: Shrinking again

  @Test func `A dry run shows what would change, and changes nothing`() async throws {
    try storeSome()
    let before = try files()
    #expect(await run("minimize", "--subject", "wrong", "--dry-run") == .conforms)
    #expect(
      terminal.output == """
        PUSH-03-push-pop-push-5ec06304.scenario
          shrunk from 4 lines to 2
          now PUSH-03-push-2cec0d3a.scenario

        0 files to write, 1 to remove; nothing was changed, for this was a dry run.

        """)
    #expect(try files() == before)
  }

  @Test func `Two entries for one bug become one`() async throws {
    try storeSome()
    try store("start A; push B; pop", "POP-02", on: "Wrong", .violates("POP-02"))
    _ = try place.write("", to: "README.md")
    #expect(await run("minimize", "--subject", "wrong") == .badData)
    #expect(
      terminal.output == """
        POP-02-push-pop-0e25ff7b.scenario
          kept: it does not violate POP-02 any more
        PUSH-03-push-pop-push-5ec06304.scenario
          shrunk from 4 lines to 2
          now PUSH-03-push-2cec0d3a.scenario

        0 files to write, 1 to remove.

        set aside
          README.md: not of the corpus, whose files end in .scenario

        """)
    #expect(
      try files() == [
        "POP-02-push-pop-0e25ff7b.scenario", "POP-03-pop-dc37e10a.scenario",
        "PUSH-03-push-2cec0d3a.scenario", "README.md",
      ])
    #expect(await run("minimize", "--subject", "wrong", "--dry-run") == .badData)
    #expect(terminal.output.contains("\nNothing to change.\n"))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted()
  }
}
