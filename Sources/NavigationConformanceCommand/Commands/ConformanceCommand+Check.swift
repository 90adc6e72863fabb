import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func check(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(Self.message(unexpected: operand), .check)
    }
    let choice = try subject(arguments)
    let format = try arguments.format()
    var options = CampaignOptions()
    if let seed = try arguments.seed() { options.seed = seed }
    if let count = try arguments.scenarioCount() { options.scenarioCount = count }
    if let proof = try arguments.proof() { options.proof = proof }
    options.requirements = arguments.values[.requirement]
    for id in options.requirements ?? [] { _ = try Self.requirement(id) }
    let file = arguments.values[.output]?.first.flatMap { $0 == "-" ? nil : OutputFile($0) }
    try file?.checkBeforehand()

    let subject = choice.make()
    let line = ProgressLine(subject: choice.name, console: console)
    let report: ConformanceReport
    do throws(UnknownRequirement) {
      report = try await Conformance(of: subject).check(options) { line.show($0) }
    } catch {
      throw CommandFailure(
        code: .usage, message: error.description, advice: .command(.requirements))
    }
    line.clear()

    let context = context(choice)
    if let file {
      try file.write(try text(of: report, format, context, width: 80, color: .none))
      console.write("\(report.summary)\nThe report is in '\(file.path)'.\n")
    } else {
      console.write(
        try text(
          of: report, format, context, width: console.width,
          color: console.usesColor ? .ansi : .none))
    }
    return ExitCode(report)
  }

  private func text(
    of report: ConformanceReport, _ format: ReportFormat, _ context: ReportContext, width: Int,
    color: TextColor
  ) throws(CommandFailure) -> String {
    switch format {
    case .text: TextReport(report, context: context, width: width, color: color).text
    case .junit: JUnitReport(report, context: context).text
    case .markdown: MarkdownReport(report, context: context).text
    case .json: try Self.json { try JSONReport(report).text() }
    }
  }

  /// Nothing that is encoded here can fail; if it does, the failure is ours.
  static func json(_ encode: () throws -> String) throws(CommandFailure) -> String {
    do {
      return try encode()
    } catch {
      throw CommandFailure(
        code: .ownFailure, message: "cannot write JSON: \(error)", advice: .none)
    }
  }

  private static func message(unexpected operand: String) -> String {
    let found = HarmlessArgument.quoted(operand)
    let ids = RequirementDescription.all.map(\.id)
    guard ids.contains(operand) else { return "'check' takes no argument, found \(found)" }
    return "'check' takes no argument, found \(found); did you mean '--requirement \(operand)'?"
  }

  /// The requirement with the ID.
  static func requirement(_ id: String) throws(CommandFailure) -> RequirementDescription {
    let all = RequirementDescription.all
    if let found = all.first(where: { $0.id == id }) { return found }
    let advice = NearestWord.advice(for: id, among: all.map(\.id))
    throw CommandFailure(
      code: .usage, message: "there is no requirement \(HarmlessArgument.quoted(id))\(advice)",
      advice: .command(.requirements))
  }
}
