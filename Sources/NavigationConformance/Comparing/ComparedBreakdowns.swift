/// In how many scenarios each of two subjects has broken down.
///
/// Each breakdown costs a process, and a subject that goes on breaking down says nothing new.
struct ComparedBreakdowns {
  /// So many are taken of each.
  private let limits: (first: Int, second: Int)
  private var counts = (first: 0, second: 0)

  init(limits: (first: Int, second: Int)) {
    self.limits = limits
  }

  mutating func add(_ brokenDown: (first: Bool, second: Bool)) {
    if brokenDown.first { counts.first += 1 }
    if brokenDown.second { counts.second += 1 }
  }

  /// Why it is enough; `nil` while it is not.
  func end(of report: ComparisonReport) -> ComparisonReport.BreakdownEnd? {
    if counts.second >= limits.second {
      return ComparisonReport.BreakdownEnd(subject: report.second, count: counts.second)
    }
    guard counts.first >= limits.first else { return nil }
    return ComparisonReport.BreakdownEnd(subject: report.first, count: counts.first)
  }
}
