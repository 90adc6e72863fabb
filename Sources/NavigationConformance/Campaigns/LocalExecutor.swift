/// Runs scenarios in this process, one after the other.
struct LocalExecutor: CampaignExecutor {
  var runner: ScenarioRunner
  /// The requirement whose violation ends the campaign.
  let ending: Int?
  /// Asked after each scenario: a subject may be slow, and whoever ends the campaign does not like to wait.
  let isOver: () -> Bool

  /// So many scenarios make a stretch.
  static let stretchLength = 2_000

  func begin(_ works: [SystemWork]) {}

  func outcome(of work: SystemWork) -> SystemOutcome? { nil }

  mutating func run(
    _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
  ) async throws(ExecutionFailure) {
    var start = work.range.lowerBound
    while let stretch = work.stretch(from: start, of: Self.stretchLength) {
      let ran = await runner.run(stretch, of: work) { [ending, isOver] runner in
        isOver() || ending.map { runner.hasViolation(of: $0) } ?? false
      }
      guard !runner.isTorn, await completed(ran, runner.takeTally()), ran == stretch else {
        return
      }
      start = stretch.upperBound
    }
  }
}
