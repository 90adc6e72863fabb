import Foundation
import NavigationConformance

/// The command line, for a set of subjects.
///
/// An executable of an adopter is a few lines:
///
/// ```swift
/// let command = ConformanceCommand(
///   name: "my-conformance",
///   subjects: [
///     SubjectChoice(name: "mine", summary: "my container") { NavigationSubject("mine", MyAdapter()) }
///   ],
///   defaultSubject: "mine")
/// exit(await command.run(arguments: Array(CommandLine.arguments.dropFirst())))
/// ```
public struct ConformanceCommand {
  let name: String
  let subjects: [SubjectChoice]
  let defaultSubject: String
  let givenConsole: Console?

  /// - Parameters:
  ///   - name: what the command is called, as its messages and help texts say it.
  ///   - subjects: what it can judge.
  ///   - defaultSubject: the name of the subject that is judged when none is asked for; where it is none of theirs, a command
  ///     that needs it ends with ``ExitCode/ownFailure``.
  public init(name: String = "navconform", subjects: [SubjectChoice], defaultSubject: String) {
    self.name = name
    self.subjects = subjects
    self.defaultSubject = defaultSubject
    givenConsole = nil
  }

  /// A command that writes to and reads from elsewhere than the process's own streams.
  ///
  /// - Parameters:
  ///   - name: what the command is called, as its messages and help texts say it.
  ///   - subjects: what it can judge.
  ///   - defaultSubject: the name of the subject that is judged when none is asked for; where it is none of theirs, a command
  ///     that needs it ends with ``ExitCode/ownFailure``.
  ///   - console: where it writes to and reads from.
  public init(
    name: String = "navconform", subjects: [SubjectChoice], defaultSubject: String,
    console: Console
  ) {
    self.name = name
    self.subjects = subjects
    self.defaultSubject = defaultSubject
    givenConsole = console
  }

  /// Does what the arguments say.
  ///
  /// - Parameter arguments: what was typed after the command's name.
  /// - Returns: the exit code, a raw value of ``ExitCode``.
  @MainActor
  public func run(arguments: [String]) async -> Int32 {
    let console = givenConsole ?? .standard
    if givenConsole == nil {
      StandardStreams.occupy()
      SignalWatch.unblock()
    }
    let code: ExitCode
    do throws(CommandFailure) {
      code = try await perform(try Invocation(arguments), console)
    } catch {
      console.writeError(error.text(name: name))
      code = error.code
    }
    guard let problem = console.outputProblem() else { return code.rawValue }
    let failure = CommandFailure(
      code: .ownFailure, message: "cannot write the output: \(problem)", advice: .none)
    console.writeError(failure.text(name: name))
    return ExitCode.combined([code, failure.code]).rawValue
  }

  @MainActor
  private func perform(
    _ invocation: Invocation, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    switch invocation {
    case .version:
      console.write("\(name) \(SuiteVersion.current)\n")
      return .conforms
    case .help(let verb):
      console.write(HelpText(self, verb).text)
      return .conforms
    case .work(let arguments): return try await work(on: arguments)
    case .run(let arguments):
      switch arguments.verb {
      case .check: return try await check(arguments, console)
      case .fuzz: return try await fuzz(arguments, console)
      case .merge: return try merge(arguments, console)
      case .replay: return try await replay(arguments, console)
      case .compare: return try await compare(arguments, console)
      case .requirements: return try requirements(arguments, console)
      case .explain: return try explain(arguments, console)
      case .corpus: return try await corpus(arguments, console)
      case .plan: return try await plan(arguments, console)
      case .serve: return try await serve(arguments)
      }
    }
  }
}
