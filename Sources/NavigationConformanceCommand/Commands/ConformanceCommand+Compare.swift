import NavigationConformance

extension ConformanceCommand {
  /// Runs two subjects on the same scenarios and shows where they differ.
  @MainActor
  func compare(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let choices = try subjectsToCompare(arguments)
    let (first, second) = (choices[0], choices[1])
    let delivery = try ReportDelivery(arguments)
    let defaults = CampaignOptions()
    let count = try arguments.scenarioCount() ?? defaults.scenarioCount
    var comparison = SubjectComparison(
      first.make(), second.make(), seed: try arguments.seed() ?? defaults.seed,
      scenarioCount: count)
    var report = await comparison.run()
    await report.add(first.layout?(), second.layout?(), scenarioCount: count)
    await report.add(first.lifecycle?(), second.lifecycle?(), scenarioCount: count)
    await report.add(
      first.toolbarController?(), second.toolbarController?(), scenarioCount: count)
    func text(width: Int, color: TextColor) throws(CommandFailure) -> String {
      switch delivery.format {
      case .json: try Self.json { try SubjectComparisonDocument(report).text() }
      case .text, .junit, .markdown:
        ComparisonText(
          report, replayCommands: [first, second].compactMap { context($0).replayCommand },
          width: width, color: color
        ).text
      }
    }
    if let file = delivery.file {
      try file.write(try text(width: 80, color: .none))
      console.write("\(report.summary)\nThe comparison is in '\(file.path)'.\n")
    } else {
      console.write(try text(width: console.width, color: console.usesColor ? .ansi : .none))
    }
    return report.adapterErrors.isEmpty ? report.agrees ? .conforms : .violated : .unavailable
  }
}
