import NavigationReference

/// What the machines that have a share in a campaign divide among them: all epochs but the first.
extension Campaign {
  mutating func goOn(
    from state: CampaignState, _ executor: inout some CampaignExecutor, _ control: CampaignControl
  ) async throws(ExecutionFailure) {
    var state = state
    // Of what an earlier run was not waited for any longer.
    await investigate(control)
    let key = key(
      start: options.epochLength, shard: options.shard, avoided: state.avoided, fatal: state.fatal)
    var schedule = await schedule(avoided: state.avoided, fatal: state.fatal)
    let last = lastIndex
    // What was found last in the opening is part of the state from here on.
    state.record = record
    control.checkpoint(state)
    while state.next < last, !isOver(control) {
      let range = state.next..<min(schedule.end(ofPlanAt: state.next), last)
      let work = EpochWork(
        seed: options.seed,
        plan: await schedule.learnedPlan(forEpoch: state.next / options.epochLength), range: range,
        shard: options.shard)
      var completed = CompletedStretches(
        from: range.lowerBound, requirementCount: catalogue.requirements.count)
      defer { uncounted = completed.uncounted }
      try await executor.run(work) { stretch, tally in
        completed.add(stretch, tally)
        guard completed.end > state.next else { return !isOver(control) }
        let news = completed.take()
        await keep(key, to: completed.end, news, control)
        if !news.violations.isEmpty || !news.breakdowns.isEmpty { await investigate(control) }
        state.next = completed.end
        state.record = record
        control.checkpoint(state)
        return !isOver(control)
      }
      if completed.end < range.upperBound { break }
    }
    self.state = state
  }

  /// The index after the last generated scenario, so that all machines together keep to the budget.
  var lastIndex: Int {
    let others = record.parts.filter { $0.key.phase != .generated }
    return max(limit - others.reduce(0) { $0 + $1.tally.scenarioCount }, 0)
  }
}
