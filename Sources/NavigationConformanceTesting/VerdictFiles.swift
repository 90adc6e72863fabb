import NavigationConformance

/// The files that the suites of a process write their verdicts to. Several suites may be told the same one, and then it holds
/// the verdicts of all.
@MainActor
final class VerdictFiles {
  static let ofProcess = VerdictFiles()

  private var reports: [String: [JUnitReport]] = [:]

  /// Removes what an earlier run has left, unless a suite of this process has been told the file before.
  func prepare(_ file: ReportFile) throws(ReportFileError) {
    guard reports[file.place] == nil else { return }
    try file.prepare()
    reports[file.place] = []
  }

  func write(_ report: JUnitReport, to file: ReportFile) throws(ReportFileError) {
    let all = (reports[file.place] ?? []) + [report]
    reports[file.place] = all
    try file.write(JUnitReport.text(of: all))
  }
}
