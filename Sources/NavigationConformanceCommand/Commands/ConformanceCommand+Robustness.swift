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
    func text(width: Int, color: TextColor) throws(CommandFailure) -> String {
      switch delivery.format {
      case .json: try Self.json { try RobustnessJSON(report).text() }
      case .markdown: RobustnessMarkdown(report).text
      case .text, .junit, .html: RobustnessText(report, width: width, color: color).text
      }
    }
    try delivery.write("report", "", to: console, text)
    return report.adapterError == nil ? .conforms : .unavailable
  }
}
