import Foundation
internal import NavigationConformance

extension ConformanceCommand {
  /// The subject asked for.
  ///
  /// One in a process of its own is started here, because it is the process that says what it claims.
  @MainActor
  func subject(_ arguments: ParsedArguments) throws(CommandFailure) -> SubjectChoice {
    if let command = arguments.values[.exec]?.first {
      if arguments.flags.contains(.isolated) {
        throw .usage(
          "'--isolated' is of no use with '--exec', which runs a process of its own anyway",
          arguments.verb)
      }
      if arguments.values[.subject] != nil {
        throw .usage(
          "'--exec' and '--subject' are both given; one of them is judged", arguments.verb)
      }
      return try external(command, arguments)
    }
    let choice = try inProcess(arguments)
    if arguments.flags.contains(.isolated) { return try isolated(choice, arguments) }
    try refuseLimits(arguments)
    return choice
  }

  /// The two to be compared: those that are named, and those that are started.
  @MainActor
  func subjectsToCompare(_ arguments: ParsedArguments) throws(CommandFailure) -> [SubjectChoice] {
    let commands = arguments.values[.exec] ?? []
    let count = arguments.operands.count + commands.count
    guard count == 2 else {
      throw .usage(
        "'compare' takes two subjects, such as "
          + "'\(subjects.map(\.name).prefix(2).joined(separator: " "))', found \(count)", .compare)
    }
    let isIsolated = arguments.flags.contains(.isolated)
    if isIsolated, arguments.operands.isEmpty {
      throw .usage(
        "'--isolated' is of no use with '--exec', which runs a process of its own anyway", .compare)
    }
    if commands.isEmpty, !isIsolated { try refuseLimits(arguments) }
    var choices: [SubjectChoice] = []
    for name in arguments.operands {
      let choice = try subject(named: name, .compare)
      choices.append(isIsolated ? try isolated(choice, arguments) : choice)
    }
    for command in commands { choices.append(try external(command, arguments)) }
    return choices
  }

  private func refuseLimits(_ arguments: ParsedArguments) throws(CommandFailure) {
    for option in [OptionName.watchdog, .memory] where arguments.values[option] != nil {
      throw .usage(
        "'\(option.text)' is about a process of the subject's own; it needs '--isolated' or '--exec'",
        arguments.verb)
    }
  }

  private func inProcess(_ arguments: ParsedArguments) throws(CommandFailure) -> SubjectChoice {
    let typed = arguments.values[.subject]?.first
    let wanted = typed ?? defaultSubject
    guard typed != nil || subjects.contains(where: { $0.name == wanted }) else {
      throw CommandFailure(
        code: .ownFailure, message: "the default subject '\(wanted)' is not among the subjects",
        advice: .none)
    }
    return try subject(named: wanted, arguments.verb)
  }

  /// The subject with the name.
  func subject(named wanted: String, _ verb: Verb) throws(CommandFailure) -> SubjectChoice {
    if let choice = subjects.first(where: { $0.name == wanted }) { return choice }
    let names = subjects.map(\.name)
    throw .usage(
      "there is no subject \(HarmlessArgument.quoted(wanted))"
        + (NearestWord.nearest(to: wanted, among: names).map { "; did you mean '\($0)'?" }
          ?? "; expected \(ParsedArguments.alternatives(names))"),
      verb)
  }

  #if os(macOS) || os(Linux)
    @MainActor
    private func external(
      _ command: String, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> SubjectChoice {
      let words: [String]
      do throws(CommandWords.Fault) {
        words = try CommandWords(command).words
      } catch {
        let reason =
          switch error {
          case .empty: "names no program"
          case .openQuote(let quote): "has no second \(quote == "'" ? "single" : "double") quote"
          }
        throw .usage(
          "'--exec' expects a program and its arguments, such as './my-subject --flag'; "
            + "\(HarmlessArgument.quoted(command)) \(reason)", arguments.verb)
      }
      let external = try launch(words, arguments)
      return SubjectChoice(
        external, name: external.navigation.name,
        options: ["--exec", command] + Self.limitOptions(arguments))
    }

    @MainActor
    private func isolated(
      _ choice: SubjectChoice, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> SubjectChoice {
      guard let executable = OwnExecutable.url else {
        throw CommandFailure(
          code: .ownFailure, message: "cannot find the command's own file to start it once more",
          advice: .none)
      }
      let external = try launch(
        [executable.path, Verb.serve.rawValue] + choice.options, arguments)
      return SubjectChoice(
        external, name: choice.name, summary: choice.summary,
        options: choice.options + [FlagName.isolated.text] + Self.limitOptions(arguments))
    }

    private static func limitOptions(_ arguments: ParsedArguments) -> [String] {
      [OptionName.watchdog, .memory].flatMap { option in
        arguments.values[option].map { [option.text, $0[0]] } ?? []
      }
    }

    private func launch(
      _ words: [String], _ arguments: ParsedArguments
    ) throws(CommandFailure) -> ExternalSubject {
      let limits = try arguments.processLimits()
      do throws(ExternalSubjectError) {
        return try ExternalSubject(words, limits: limits)
      } catch {
        throw CommandFailure(code: .unavailable, message: error.description, advice: .none)
      }
    }
  #else
    private func isolated(
      _ choice: SubjectChoice, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> SubjectChoice {
      throw .usage("there are no other processes on this platform", arguments.verb)
    }

    private func external(
      _ command: String, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> SubjectChoice {
      throw .usage("there are no other processes on this platform; use '--subject'", arguments.verb)
    }
  #endif

  /// How a scenario is run again on the subject.
  func context(_ subject: SubjectChoice) -> ReportContext {
    let isDefault = subject.options == ["--subject", defaultSubject]
    let words = isDefault ? [] : subject.options.map { CommandWords.quoted($0) }
    var context = ReportContext(replayCommand: ([name, "replay"] + words).joined(separator: " "))
    if !subject.isInProcess { context.stepLimit = subject.stepLimit }
    context.showsTest = !subject.options.contains(OptionName.exec.text)
    return context
  }

  /// Lets another process judge a subject.
  @MainActor
  func serve(_ arguments: ParsedArguments) async throws(CommandFailure) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(
        "'serve' takes no argument, found \(HarmlessArgument.quoted(operand))", .serve)
    }
    #if os(macOS) || os(Linux)
      let choice = try inProcess(arguments)
      await choice.make().serve(
        layout: choice.layout?(), lifecycle: choice.lifecycle?(),
        toolbarController: choice.toolbarController?())
      return .conforms
    #else
      throw .usage("there are no other processes on this platform", .serve)
    #endif
  }
}
