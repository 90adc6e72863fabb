import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func merge(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw .usage("'merge' needs reports, written with '--format json', or corpora", .merge)
    }
    if try Self.mergesCorpora(arguments) { return try mergeCorpora(arguments, console) }
    let delivery = try ReportDelivery(arguments)
    var reports: [StoredReport] = []
    for path in arguments.operands { reports.append(try StoredReport(path: path)) }
    let report = try Self.merged(reports)
    for note in report.record?.sharingNotes ?? [] { console.writeError("\(name): \(note)\n") }
    // A record knows what its subject is called in a report; on the command line it may have another name.
    let choice = subjects.first { $0.make().name == report.subject }
    return try deliver(report, delivery, choice, console)
  }

  private static func merged(_ reports: [StoredReport]) throws(CommandFailure) -> ConformanceReport
  {
    var record: CampaignRecord?
    var profiles = ProfileSum()
    for (index, report) in reports.enumerated() {
      do throws(RecordConflict) {
        record = try record?.merged(with: report.record) ?? report.record
        try profiles.add(report.profiles)
      } catch {
        throw conflict(report, among: reports.prefix(index), error)
      }
    }
    guard let record, let given = reports.map(\.seed).min() else {
      throw CommandFailure(code: .ownFailure, message: "there is nothing to merge", advice: .none)
    }
    var report = ConformanceReport(record, seed: record.seeds.first ?? given)
    if report.adapterError == nil { report.profiles = profiles.results(for: report.choices) }
    return report
  }

  /// Why two reports do not go together, told of the first before it is told of the second; `nil` where they do.
  private static func conflict(
    between first: StoredReport, and second: StoredReport
  ) -> RecordConflict? {
    var profiles = ProfileSum()
    do throws(RecordConflict) {
      _ = try first.record.merged(with: second.record)
      try profiles.add(first.profiles + second.profiles)
      return nil
    } catch {
      return error
    }
  }

  /// Names the first of the others that a report does not go with.
  private static func conflict(
    _ report: StoredReport, among others: ArraySlice<StoredReport>, _ conflict: RecordConflict
  ) -> CommandFailure {
    let known = others.lazy.compactMap { other in
      Self.conflict(between: report, and: other).map { (other, $0) }
    }.first
    let partner = known.map { " with \(HarmlessArgument.path($0.0.path))" } ?? ""
    return CommandFailure(
      code: .badData,
      message: "cannot merge \(HarmlessArgument.path(report.path))\(partner): "
        + "\(known?.1 ?? conflict)", advice: .none)
  }
}
