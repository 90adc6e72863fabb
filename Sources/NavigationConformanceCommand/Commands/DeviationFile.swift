import NavigationConformance

/// The file in which a subject's owner has declared what is violated.
struct DeviationFile {
  private let path: String
  /// Whether what is violated and not declared is to be added.
  private let isAddedTo: Bool
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
    deviations = try Self.read(path, mayBeNew: isAddedTo)?.deviations ?? []
  }

  /// - Returns: `nil` where it may be new, and holds nothing yet.
  private static func read(
    _ path: String, mayBeNew: Bool
  ) throws(CommandFailure) -> DeviationText? {
    do throws(DeviationText.Failure) {
      return try DeviationText(atPath: path)
    } catch .missing where mayBeNew {
      return nil
    } catch .empty where mayBeNew {
      return nil
    } catch {
      throw failure(error, path)
    }
  }

  private static func failure(_ failure: DeviationText.Failure, _ path: String) -> CommandFailure {
    let file = HarmlessArgument.path(path)
    let message =
      switch failure {
      case .missing:
        "cannot read the known deviations \(file): there is no such file; "
          + "'\(FlagName.declare.text)' makes it"
      case .empty:
        "cannot read the known deviations \(file): it is empty; "
          + "'\(FlagName.declare.text)' fills it"
      case .unreadable:
        "cannot read the known deviations \(file): it is no file that can be read"
      case .malformed(let error):
        "\(file) is no file of known deviations\n\(error.description)"
      }
    return CommandFailure(code: .badData, message: message, advice: .none)
  }

  /// Holds a report against what is declared, and adds to that what is asked for.
  ///
  /// - Parameter name: what the command is called.
  /// - Returns: how they compare, and why the file could not be written: the report is not lost by it.
  @MainActor
  func findings(
    on subject: CorpusSubject, _ report: ConformanceReport, _ console: Console, name: String
  ) async -> (findings: DeviationFindings, failure: CommandFailure?) {
    var check = DeviationCheck(of: subject, today: DeviationText.today)
    let file = HarmlessArgument.path(path)
    var findings = await check.run(deviations, in: file, against: report)
    guard isAddedTo, !findings.isLost else { return (findings, nil) }
    let found = report.violations.filter { findings.undeclared.contains($0.id) }
      .compactMap { KnownDeviation($0) }
    // Where a scenario shows something else by now, whoever declared it has to say what to do.
    for new in found {
      guard let twin = deviations.first(where: { $0.isTwin(of: new) }) else { continue }
      console.writeError(
        "\(name): \(new.requirement) is not added to \(file): its scenario stands there in line \(twin.line), "
          + "which has to be changed\n")
    }
    let added = found.filter { new in !deviations.contains { $0.isTwin(of: new) } }
    guard !added.isEmpty else { return (findings, nil) }
    do throws(CommandFailure) {
      try write(added)
    } catch {
      return (findings, error)
    }
    findings.declare(added)
    console.writeError(
      "\(name): \(TextLayout.count(added.count, "deviation")) added to \(file); say there of what kind "
        + "each is, and for what reason\n")
    return (findings, nil)
  }

  /// Adds to what stands in the file by now: somebody may have worked on it while the campaign ran.
  private func write(_ added: [KnownDeviation]) throws(CommandFailure) {
    let file = try Self.read(path, mayBeNew: true)
    var text = file?.text ?? KnownDeviation.head
    let standing = file?.deviations ?? []
    let missing = added.filter { new in !standing.contains { $0.isTwin(of: new) } }
    guard !missing.isEmpty else { return }
    let lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
    if text.last?.isNewline != true { text += lineBreak }
    for deviation in missing {
      text += lineBreak + deviation.text.replacing("\n", with: lineBreak)
    }
    try OutputFile(path).write(text)
  }
}
