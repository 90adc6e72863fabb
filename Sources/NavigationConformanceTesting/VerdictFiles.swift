import NavigationConformance

/// The files that the suites of a process write their verdicts to. Several suites may be told the same one, and then it holds
/// the verdicts of all.
@MainActor
final class VerdictFiles {
  static let ofProcess = VerdictFiles()

  private var reports: [String: [JUnitReport]] = [:]

  /// Writes a report beside those that were written to the same file, in the order of their names.
  func write(_ report: JUnitReport, to file: ReportFile) throws(ReportFileError) {
    let all = (reports[file.place] ?? []) + [report]
    reports[file.place] = all.sorted { $0.name < $1.name }
    try rewrite(file)
  }

  /// Writes what others have written, where a suite has nothing to add.
  func rewrite(_ file: ReportFile) throws(ReportFileError) {
    guard let all = reports[file.place] else { return }
    try file.write(JUnitReport.text(of: all))
  }
}
