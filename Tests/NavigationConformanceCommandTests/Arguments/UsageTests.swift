import NavigationConformanceCommand
import Testing

/// Every way of calling the command wrongly, with all it says.
@MainActor
@Suite struct UsageTests {
  @Test(arguments: UsageExample.all)
  func `A wrong call is told what, where, and what was expected`(_ example: UsageExample) async {
    let terminal = Terminal()
    #expect(await terminal.run(example.arguments) == .usage)
    #expect(terminal.error == example.message)
    #expect(terminal.output == "")
  }

  @Test func `A default that is no subject is the host's mistake, not the caller's`() async {
    var error = ""
    let command = ConformanceCommand(
      name: "toycheck", subjects: Terminal.subjects, defaultSubject: "rihgt",
      console: Console(write: { _ in }, writeError: { error += $0 }))
    #expect(await command.run(arguments: []) == ExitCode.ownFailure.rawValue)
    #expect(error == "toycheck: the default subject 'rihgt' is not among the subjects\n")
  }
}
