import NavigationConformance

/// In which form a report is wanted, and where.
struct ReportDelivery {
  let format: ReportFormat
  /// `nil` for the output.
  let file: OutputFile?

  /// Finds out beforehand what would keep the report from being delivered.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    format = try arguments.format()
    file = arguments.values[.output]?.first.flatMap { $0 == "-" ? nil : OutputFile($0) }
    try file?.checkBeforehand()
    try DistinctPlaces(arguments).check()
  }
}

extension ReportDelivery {
  /// Writes a text to where it is wanted.
  ///
  /// - Parameters:
  ///   - noun: what it is.
  ///   - summary: what the output says of it where it is in a file.
  ///   - aside: what the error output says where it is on the output.
  ///   - text: for a width and a colour.
  @MainActor
  func write(
    _ noun: String, _ summary: String, aside: String = "", to console: Console,
    _ text: (Int, TextColor) throws(CommandFailure) -> String
  ) throws(CommandFailure) {
    func show() throws(CommandFailure) {
      console.write(try text(console.width, console.usesColor ? .ansi : .none))
      console.writeError(aside)
    }
    guard let file else { return try show() }
    do throws(CommandFailure) {
      try file.write(try text(80, .none))
    } catch {
      // What was found in hours should not be lost with a disk that has become full.
      try show()
      throw error
    }
    console.write("\(summary)The \(noun) is in \(HarmlessArgument.path(file.path)).\n")
  }
}

extension ConformanceCommand {
  /// Writes a report as it is wanted.
  ///
  /// - Parameters:
  ///   - subject: what it is about; `nil` when no subject of the command is known to be that.
  ///   - deviations: how it compares with what is declared; `nil` when nobody asked.
  /// - Returns: what follows from it.
  @MainActor
  func deliver(
    _ report: ConformanceReport, _ delivery: ReportDelivery, _ subject: SubjectChoice?,
    _ console: Console, _ deviations: DeviationFindings? = nil
  ) throws(CommandFailure) -> ExitCode {
    var context =
      subject.map { self.context($0) } ?? ReportContext(replayCommand: "\(name) replay")
    context.deviations = deviations
    let compared = deviations?.lines(for: report).map { $0 + "\n" }.joined() ?? ""
    let unjudged = report.record?.unjudgedNotes.map { $0 + "\n" }.joined() ?? ""
    func text(width: Int, color: TextColor) throws(CommandFailure) -> String {
      try self.text(of: report, delivery.format, context, width: width, color: color)
    }
    // A report in JSON knows nothing of what is declared, and stands alone on the output.
    try delivery.write(
      "report", "\(report.summary)\n\(compared)\(unjudged)",
      aside: delivery.format == .json ? compared : "", to: console, text)
    return ExitCode(report, deviations)
  }

  /// Writes a report as it is wanted, and then all that went wrong beside it, also where the report cannot be written: what
  /// was found is told nowhere else.
  @MainActor
  func deliver(
    _ report: ConformanceReport, _ delivery: ReportDelivery, _ subject: SubjectChoice?,
    _ console: Console, _ deviations: DeviationFindings?, beside failures: [CommandFailure]
  ) -> ExitCode {
    var failures = failures
    var codes: [ExitCode] = []
    do throws(CommandFailure) {
      codes.append(try deliver(report, delivery, subject, console, deviations))
    } catch {
      failures.append(error)
    }
    for failure in failures { console.writeError(failure.text(name: name)) }
    return .combined(codes + failures.map(\.code))
  }

  private func text(
    of report: ConformanceReport, _ format: ReportFormat, _ context: ReportContext, width: Int,
    color: TextColor
  ) throws(CommandFailure) -> String {
    // Those that know no deviations tell of them in notes.
    var noted = report
    if let deviations = context.deviations {
      let conclusion = deviations.conclusion(of: report)
      noted.notes += deviations.entries.map(\.sentence) + (conclusion.isEmpty ? [] : [conclusion])
    }
    return switch format {
    case .text: TextReport(report, context: context, width: width, color: color).text
    case .junit: JUnitReport(report, context: context).text
    case .markdown: MarkdownReport(noted, context: context).text
    case .html: HTMLReport(noted, context: context).text
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
}
