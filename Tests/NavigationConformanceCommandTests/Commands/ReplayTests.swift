import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct ReplayTests {
  @Test func `A scenario that agrees ends with 0`() async {
    let terminal = Terminal()
    #expect(await terminal.run("replay", "start A; push B; pop") == .conforms)
    #expect(terminal.output.contains("  pop   # step 3 of 3\n"))
    #expect(
      terminal.output.hasSuffix("\n✓ Right does what the documents say in 3 steps.\n"))
  }

  @Test func `A scenario that violates something ends with 1`() async {
    let terminal = Terminal()
    #expect(
      await terminal.run("replay", "--subject", "wrong", "start A; push A; push B") == .violated)
    #expect(terminal.output.contains("▸ push A   # step 2 of 3\n"))
    #expect(terminal.output.contains("not carried out:\n      push B\n"))
    #expect(terminal.output.hasSuffix("\n✗ Wrong violates PUSH-03 at step 2 of 3.\n"))
  }

  @Test(arguments: [
    ("start A; toolbarHidden = false", "'toolbar', which 'toolbarHidden = false'\ntakes."),
    (
      "start A; A.present C",
      "'modal' and 'modalByContent', which\n'A.present C' takes."
    ),
  ])
  func `A scenario that takes more than is claimed ends with 2, and says what`(
    _ scenario: String, _ ending: String
  ) async {
    let terminal = Terminal()
    #expect(await terminal.run("replay", scenario) == .inconclusive)
    #expect(
      terminal.output.hasSuffix("\nNot carried out: Right does not claim \(ending)\n"),
      "\(terminal.output)")
  }

  /// What becomes of a controller whose interface was restored is not said.
  @Test func `A scenario that ends before its last line says how far it was carried out`() async {
    var output = ""
    let subject = SubjectChoice(
      name: "adopting", summary: "goes on with what was restored",
      lifecycle: {
        LifecycleSubject(
          "Adopting", HeadlessLifecycleAdapter(faults: [], variants: [.goesOnWithRestored]))
      },
      make: { NavigationSubject("Adopting", ToyAdapter(.none)) })
    let command = ConformanceCommand(
      name: "toycheck", subjects: [subject], defaultSubject: "adopting",
      console: Console(
        write: { output += $0 }, writeError: { _ in }, read: { "" }, isErrorTerminal: false,
        usesColor: false))
    let code = await command.run(arguments: [
      "replay", "restorationIdentifier = n; make subclass A; encode; restore; push B; pop",
    ])
    #expect(ExitCode(rawValue: code) == .inconclusive)
    #expect(
      output.hasSuffix(
        """

        not carried out:
              push B
              pop

        Adopting does what the documents permit up to step 4 of 6; where that led they
        do not say, so nothing after it is judged.

        """), "\(output)")
  }

  @Test func `A scenario may come from a file or from the input`() async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    _ = await terminal.run("replay", "start A; push B")
    let expected = terminal.output
    let path = try folder.write("# A story\n  start A\n▸ push B\n", to: "a story.scenario")
    #expect(await terminal.run("replay", path) == .conforms)
    #expect(terminal.output == expected)
    terminal.input = "start A\npush B\n"
    #expect(await terminal.run("replay", "-") == .conforms)
    #expect(terminal.output == expected)
    #expect(await terminal.run("replay", "--", "start A\npush B") == .conforms)
    #expect(terminal.output == expected)
  }

  @Test func `A text that is no scenario ends with 65 and shows the place`() async {
    let terminal = Terminal()
    #expect(await terminal.run("replay", "start A; psh B") == .badData)
    #expect(
      terminal.error == """
        toycheck: this is no scenario
        line 1, column 10: expected an operation or a controller name, found 'psh'
            start A; psh B
                     ^
          did you mean 'push'?

        """)
    #expect(terminal.output == "")
  }

  @Test func `A file or an input that is no scenario is named`() async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    let path = try folder.write("start A\npush b\n", to: "x")
    #expect(await terminal.run("replay", path) == .badData)
    #expect(terminal.error.contains(" is no scenario\nline 2, column 6: expected a controller"))
    terminal.input = "push B"
    #expect(await terminal.run("replay", "-") == .badData)
    #expect(terminal.error.hasPrefix("toycheck: the input is no scenario\nline 1, column 1: "))
    terminal.input = nil
    #expect(await terminal.run("replay", "-") == .badData)
    #expect(terminal.error == "toycheck: the input is not UTF-8 text\n")
  }

  /// A word with which a line can begin is told what it needs before it, not that there is no such file.
  @Test(arguments: [
    (
      "pop",
      "this is no scenario\nline 1, column 1: this line needs a subject; put 'start A' before it"
    ),
    ("restore", "the subject 'right' has no life cycle to replay this on"),
    ("load", "the subject 'right' has no toolbar controller to replay this on"),
  ])
  func `A line without the beginning of its scenario is told what is missing`(
    _ word: String, _ message: String
  ) async throws {
    let terminal = Terminal()
    _ = await terminal.run("replay", word)
    #expect(terminal.error.hasPrefix("toycheck: \(message)\n"))
  }

  @Test func `What cannot be read ends with 65`() async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    #expect(await terminal.run("replay", "nofile.scenario") == .badData)
    #expect(
      terminal.error == """
        toycheck: 'nofile.scenario' is neither a file nor a scenario such as 'start A; push B'
        see 'toycheck replay --help'

        """)
    #expect(await terminal.run("replay", folder.url.path) == .badData)
    #expect(
      terminal.error
        == "toycheck: \(HarmlessArgument.quoted(folder.url.path)) is a folder; expected a file with one "
        + "scenario; 'corpus check' replays all scenarios of a folder\n")
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appendingPathComponent("binary"))
    #expect(await terminal.run("replay", folder.path("binary")) == .badData)
    #expect(terminal.error.hasSuffix(" is not UTF-8 text\n"))
    for nothing in ["", "# nothing\n", " ; "] {
      #expect(await terminal.run("replay", nothing) == .badData)
      #expect(
        terminal.error == """
          toycheck: the scenario is empty; expected lines such as 'start A; push B'
          see 'toycheck replay --help'

          """)
    }
  }
}
