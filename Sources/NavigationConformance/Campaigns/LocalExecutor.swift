/// Runs scenarios in this process, one after the other.
struct LocalExecutor: EpochExecutor {
  var runner: ScenarioRunner
  /// The requirement whose violation ends the campaign.
  let ending: Int?

  /// So many scenarios make a stretch.
  static let stretchLength = 2_000

  mutating func run(
    _ work: EpochWork, completed: (Range<Int>, CampaignTally) -> Bool
  ) async throws(ExecutionFailure) {
    for stretch in work.stretches(of: Self.stretchLength) {
      let end = await runner.run(
        work.shard.indices(in: stretch), seed: work.seed, plan: work.plan,
        until: { [ending] runner in ending.map { runner.hasViolation(of: $0) } ?? false })
      let isCutShort = runner.isStuck || ending.map { runner.hasViolation(of: $0) } ?? false
      let reached = isCutShort ? end ?? stretch.lowerBound : stretch.upperBound
      guard completed(stretch.lowerBound..<reached, runner.takeTally()), !isCutShort else { return }
    }
  }
}
