/// Carries out what of a campaign can be carried out beside its opening or after it: in this process, or shared out among
/// others.
package protocol CampaignExecutor {
  /// Begins to judge small systems beside what this process does meanwhile, as far as there is somebody to do it.
  mutating func begin(_ works: [SystemWork])

  /// What became of a small system that was begun.
  ///
  /// - Returns: `nil` where nobody has judged it.
  /// - Throws: when judging it has ended a process.
  mutating func outcome(of work: SystemWork) async throws(ExecutionFailure) -> SystemOutcome?

  /// Runs what the work lists, and reports what the stretches came to as they are completed, in any order.
  ///
  /// - Parameters:
  ///   - work: what to run.
  ///   - completed: takes a stretch's range and tally. It answers whether to go on; what is under way may be completed.
  mutating func run(
    _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
  ) async throws(ExecutionFailure)
}
