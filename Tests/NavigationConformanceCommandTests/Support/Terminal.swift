import NavigationConformance
import NavigationConformanceCommand

/// Runs the command and keeps what it writes.
@MainActor
final class Terminal {
  var input: String? = ""
  var isErrorTerminal = false
  var usesColor = false
  var subjects = Terminal.subjects
  private(set) var output = ""
  private(set) var error = ""

  func run(_ arguments: String...) async -> ExitCode? {
    await run(arguments)
  }

  func run(_ arguments: [String]) async -> ExitCode? {
    output = ""
    error = ""
    return ExitCode(rawValue: await command.run(arguments: arguments))
  }

  var command: ConformanceCommand {
    ConformanceCommand(
      name: "toycheck", subjects: subjects, defaultSubject: "right",
      console: Console(
        write: { self.output += $0 }, writeError: { self.takeError($0) }, read: { self.input },
        isErrorTerminal: isErrorTerminal, usesColor: usesColor))
  }

  /// A pipe sees how far a run has come once a minute, and how many minutes a test takes is the machine's affair.
  private func takeError(_ text: String) {
    if !isErrorTerminal, text.starts(with: #/toycheck: \d+:\d\d · /#) { return }
    error += text
  }

  static var subjects: [SubjectChoice] {
    [
      SubjectChoice(name: "right", summary: "does what the documents say") {
        NavigationSubject("Right", ToyAdapter(.none))
      },
      SubjectChoice(name: "wrong", summary: "pushes what is on the stack already") {
        NavigationSubject("Wrong", ToyAdapter(.pushesTwice))
      },
      SubjectChoice(name: "unsteady", summary: "does not pop every time") {
        NavigationSubject("Unsteady", ToyAdapter(.isUnsteady))
      },
      SubjectChoice(name: "dead", summary: "cannot be started") {
        NavigationSubject("Dead", ToyAdapter(.isDead))
      },
    ]
  }
}
