import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func replay(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let choice = try subject(arguments)
    guard let typed = arguments.operands.first else {
      throw .usage(
        "'replay' needs a scenario: a text such as 'start A; push B', a file, or - for the input",
        .replay)
    }
    guard arguments.operands.count == 1 else {
      throw .usage(
        "'replay' takes one scenario, found \(arguments.operands.count) arguments; "
          + "put quotes around it", .replay)
    }
    let source = try ScenarioSource(typed, console)
    let scenario = try source.scenario()
    let report = await Conformance(of: choice.make()).replay(scenario)
    console.write(
      ReplayText(
        report, context: context(choice), width: console.width,
        color: console.usesColor ? .ansi : .none
      ).text)
    return ExitCode(report)
  }
}
