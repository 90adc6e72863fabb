import NavigationConformance

/// The file in which a subject's owner has declared what is violated.
struct DeviationFile {
  private let path: String
  /// Whether what is violated and not declared is to be added.
  private let isAddedTo: Bool
  /// What it holds; `nil` where there is no file yet.
  private let text: String?
  private let deviations: [KnownDeviation]

  /// Reads the file before the work is done; `nil` where none is asked for.
  init?(_ arguments: ParsedArguments) throws(CommandFailure) {
    isAddedTo = arguments.flags.contains(.declare)
    guard let path = arguments.values[.known]?.first else {
      guard isAddedTo else { return nil }
      throw .usage(
        "'\(FlagName.declare.text)' needs the file: \(OptionName.known.text) FILE", arguments.verb)
    }
    self.path = path
    if isAddedTo { try OutputFile(path).checkBeforehand() }
    do throws(DeviationText.Failure) {
      let file = try DeviationText(atPath: path)
      text = file.text
      deviations = file.deviations
    } catch .missing where isAddedTo {
      text = nil
      deviations = []
    } catch {
      throw Self.failure(error, path)
    }
  }

  private static func failure(_ failure: DeviationText.Failure, _ path: String) -> CommandFailure {
    let file = HarmlessArgument.path(path)
    let message =
      switch failure {
      case .missing:
        "cannot read the known deviations \(file): there is no such file; "
          + "'\(FlagName.declare.text)' makes it"
      case .unreadable:
        "cannot read the known deviations \(file): it is no file that can be read"
      case .malformed(let error):
        "\(file) is no file of known deviations\n\(error.description)"
      }
    return CommandFailure(code: .badData, message: message, advice: .none)
  }

  /// Holds a report against what is declared, and adds to that what is asked for.
  ///
  /// - Returns: how they compare, and why the file could not be written: the report is not lost by it.
  @MainActor
  func findings(
    on subject: CorpusSubject, _ report: ConformanceReport, _ console: Console
  ) async -> (findings: DeviationFindings, failure: CommandFailure?) {
    var check = DeviationCheck(of: subject, today: DeviationText.today)
    let file = HarmlessArgument.path(path)
    var findings = await check.run(deviations, in: file, against: report)
    guard isAddedTo else { return (findings, nil) }
    let added = report.violations.filter { findings.undeclared.contains($0.id) }
      .compactMap { KnownDeviation($0) }
    guard !added.isEmpty else { return (findings, nil) }
    do throws(CommandFailure) {
      try write(added)
    } catch {
      return (findings, error)
    }
    findings.declare(added)
    console.writeError(
      "\(TextLayout.count(added.count, "deviation")) added to \(file); say there of what kind each is, "
        + "and for what reason\n")
    return (findings, nil)
  }

  private func write(_ added: [KnownDeviation]) throws(CommandFailure) {
    var text = text ?? KnownDeviation.head
    if !text.hasSuffix("\n") { text += "\n" }
    for deviation in added { text += "\n" + deviation.text }
    try OutputFile(path).write(text)
  }
}
