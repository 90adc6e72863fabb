import NavigationReference

/// What the machines that have a share in a campaign divide among them: all epochs but the first.
extension Campaign {
  mutating func goOn(
    from state: CampaignState, _ executor: inout some EpochExecutor, _ control: CampaignControl
  ) async throws(ExecutionFailure) {
    var state = state
    let key = key(
      start: options.epochLength, shard: options.shard, avoided: state.avoided)
    var schedule = schedule(avoided: state.avoided)
    let last = lastIndex
    // What was found last in the opening is part of the state from here on.
    state.record = record
    control.checkpoint(state)
    while state.next < last, !isOver(control) {
      let epoch = state.next / options.epochLength
      let range = state.next..<min((epoch + 1) * options.epochLength, last)
      let work = EpochWork(
        seed: options.seed, plan: schedule.plan(forEpoch: epoch), range: range,
        shard: options.shard)
      var completed = CompletedStretches(
        from: range.lowerBound, requirementCount: catalogue.requirements.count)
      try await executor.run(work) { stretch, tally in
        completed.add(stretch, tally)
        tell(control, and: completed.tally)
        return !control.isOver()
      }
      keep(key, to: completed.end, completed.tally, control)
      await investigate()
      state.next = completed.end
      state.record = record
      control.checkpoint(state)
      if completed.end < range.upperBound { break }
    }
    self.state = state
  }

  /// The index after the last generated scenario, so that all machines together keep to the budget.
  private var lastIndex: Int {
    let others = record.parts.filter { $0.key.phase != .generated }
    return max(limit - others.reduce(0) { $0 + $1.tally.scenarioCount }, 0)
  }
}
