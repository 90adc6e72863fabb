/// The first scenario in which a subject of one of the smaller systems broke down in one way, and how many did.
struct SystemBreakdownRecord<System: JudgedSystem> {
  let breakdown: Breakdown
  let key: SystemBreakdownKey
  /// Up to the line that was not answered.
  let lines: [System.Line]
  let origin: Counterexample.Origin
  var scenarioCount = 1
}
