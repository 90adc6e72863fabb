import NavigationConformance

extension ConformanceCommand {
  /// Looks at a subject's lines, and says what is wrong with them.
  @MainActor
  func validate(
    _ choice: SubjectChoice, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let subject = choice.make()
    guard var result = subject.validateWire() else {
      throw .usage(
        "'--validate' looks at the lines of a subject in a process of its own; it needs '--exec' or "
          + "'--isolated'", .check)
    }
    for other in [
      await choice.layout?().validateWire(), await choice.lifecycle?().validateWire(),
      await choice.toolbarController?().validateWire(),
    ] {
      if let other { result = result.joined(with: other) }
    }
    let name = HarmlessText.line(subject.name)
    let amount =
      "\(TextLayout.count(result.answerCount, "answer")) in "
      + TextLayout.count(result.scenarioCount, "scenario")
    guard !result.problems.isEmpty else {
      console.write("\(name): all of \(amount) are as Reference/WIRE.md asks for.\n")
      return .conforms
    }
    let command = context(choice).replayCommand
    for problem in result.problems {
      console.write("! \(problem.text(replayedBy: command))\n\n")
    }
    console.write(
      "\(name): \(TextLayout.count(result.problems.count, "problem")) in \(amount)"
        + "\(Self.words(result.ending)).\n")
    return .unavailable
  }

  private static func words(_ ending: WireValidationResult.Ending?) -> String {
    switch ending {
    case nil: ""
    case .problems: "; it stopped there, since that is as many as it lists"
    case .breakdowns:
      "; it stopped there, after \(WireValidationResult.mostBreakdowns) breakdowns, and did not "
        + "look at the other scenarios"
    }
  }
}
