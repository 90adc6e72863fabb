import NavigationConformance

extension ConformanceCommand {
  /// Breaks the caller's rules. Whatever comes of it, it is no verdict on conformance.
  @MainActor
  func checkRobustness(
    of choice: SubjectChoice, _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let delivery = try ReportDelivery(arguments)
    // JUnit and the page tell of verdicts, and nothing of this is one.
    guard [.text, .json, .markdown].contains(delivery.format) else {
      throw .usage(
        "'--profile robustness' reports as text, json or markdown, "
          + "found '\(delivery.format.rawValue)'", .check)
    }
    let seed = try arguments.seed() ?? CampaignOptions().seed
    let trace = traced(choice, console)
    let line = ProgressLine(subject: choice.name, console: console)
    let report = await Conformance(of: trace?.subject ?? choice.make()).checkRobustness(
      seed: seed, progress: { line.show($0) })
    trace?.end()
    line.clear()
    let isToFile = delivery.file != nil
    let text =
      switch delivery.format {
      case .json: try Self.json { try RobustnessJSON(report).text() }
      case .markdown: RobustnessMarkdown(report).text
      case .text, .junit, .html:
        RobustnessText(
          report, width: isToFile ? 80 : console.width,
          color: console.usesColor && !isToFile ? .ansi : .none
        ).text
      }
    if let file = delivery.file {
      try file.write(text)
      console.write("The report is in '\(file.path)'.\n")
    } else {
      console.write(text)
    }
    return report.adapterError == nil ? .conforms : .unavailable
  }
}
