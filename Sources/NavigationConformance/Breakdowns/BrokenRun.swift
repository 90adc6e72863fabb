import NavigationReference

/// A run in which a subject broke down, or seemed to.
struct BrokenRun: Sendable {
  /// `nil` where it did not come again.
  let breakdown: Breakdown?
  let stray: (breakdown: Breakdown, after: [ScenarioLine]?)?
  /// Up to the line that was not answered.
  let lines: [ScenarioLine]

  /// `nil` for a run without a breakdown; one after the first difference is a note to that.
  init?(_ end: ScenarioEnd, of session: borrowing Session) {
    breakdown = if case .broken = end { session.breakdown } else { nil }
    stray = session.stray
    lines = session.lines
    if breakdown == nil, stray == nil { return nil }
  }
}
