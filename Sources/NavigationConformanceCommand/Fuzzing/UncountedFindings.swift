import NavigationConformance

/// What was found behind scenarios that were not waited for, or could not be run. It has no part to stand in, so the report
/// does not count it, and it is told beside the report.
struct UncountedFindings {
  /// What those scenarios came to.
  let tally: CampaignTally
  /// The report, which tells of some of it already.
  let report: ConformanceReport
  /// Where they were found.
  let place: String

  var failures: [CommandFailure] {
    let violated = Set(report.violations.map(\.id))
    let violations = tally.violations.filter { !violated.contains($0.requirement) }
      .map { "\($0.requirement) by '\($0.scenario.oneLine)'" }
    let brokenDown = Set(report.record?.total.breakdowns.map(\.key) ?? [])
    let breakdowns = tally.breakdowns.filter { !brokenDown.contains($0.key) }
      .map { "\($0.breakdown.kind.word) in '\(NavigationScenario(lines: $0.lines).oneLine)'" }
    let unsteady = [report.nondeterminism == nil ? tally.nondeterminism : nil].compactMap(\.self)
      .map { "two answers to '\($0.nondeterminism.scenario.oneLine)'" }
    return (violations + breakdowns + unsteady).map(failure)
  }

  private func failure(_ finding: String) -> CommandFailure {
    CommandFailure(
      code: .violated, message: "found \(place), and not counted: \(finding)", advice: .none)
  }
}
