import NavigationConformance

extension ConformanceCommand {
  /// Runs two subjects on the same scenarios and shows where they differ.
  @MainActor
  func compare(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let choices = try subjectsToCompare(arguments)
    for choice in choices { try choice.requireNavigation(for: "a comparison, to begin with,") }
    let delivery = try ReportDelivery(arguments)
    let defaults = CampaignOptions()
    let seed = try arguments.seed() ?? defaults.seed
    let count = try arguments.scenarioCount() ?? defaults.scenarioCount
    let first = traced(choices[0], console)
    let second = traced(choices[1], console)
    let report = await Self.comparison(
      of: first?.choice(choices[0]) ?? choices[0], and: second?.choice(choices[1]) ?? choices[1],
      seed: seed, scenarioCount: count)
    first?.end()
    second?.end()
    var replayCommands: [String] = []
    for choice in choices {
      if let command = context(choice).replayCommand { replayCommands.append(command) }
    }
    func text(width: Int, color: TextColor) throws(CommandFailure) -> String {
      switch delivery.format {
      case .json: try Self.json { try SubjectComparisonDocument(report).text() }
      case .text, .junit, .markdown, .html:
        ComparisonText(
          report, replayCommands: replayCommands, width: width, color: color
        ).text
      }
    }
    try delivery.write("comparison", "\(report.summary)\n", to: console, text)
    return switch report.outcome {
    case .agree: .conforms
    case .differ: .violated
    case .undone: .unavailable
    }
  }

  /// All that both of them have, compared.
  @MainActor
  private static func comparison(
    of first: SubjectChoice, and second: SubjectChoice, seed: UInt64, scenarioCount: Int
  ) async -> ComparisonReport {
    var comparison = SubjectComparison(
      first.make(), second.make(), seed: seed, scenarioCount: scenarioCount)
    var report = await comparison.run()
    await report.add(first.layout?(), second.layout?(), scenarioCount: scenarioCount)
    await report.add(first.lifecycle?(), second.lifecycle?(), scenarioCount: scenarioCount)
    await report.add(
      first.toolbarController?(), second.toolbarController?(), scenarioCount: scenarioCount)
    return report
  }
}
