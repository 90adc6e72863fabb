/// What came of judging one small system in the course of a campaign.
package enum SystemOutcome: Hashable, Sendable {
  case judged(SystemRun)
  /// Its adapter is wrong, in words.
  case mistaken(String)
  /// It was ended before its first scenario.
  case nothing

  init(_ report: ConformanceReport) {
    if let mistake = report.adapterError {
      self = .mistaken(mistake)
    } else if let run = SystemRun(report), run.key.cutAt != 0 {
      self = .judged(run)
    } else {
      self = .nothing
    }
  }
}
