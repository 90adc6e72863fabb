extension Campaign {
  /// The plan of an epoch, counted from 0, for one who wants to see what scenarios are drawn from.
  ///
  /// The opening is run to learn what the plans steer around.
  package mutating func plan(forEpoch epoch: Int) async -> GenerationPlan {
    await open(CampaignControl())
    // That of the first epoch steers around less than what was learned with it.
    if epoch == 0, let firstPlan { return firstPlan }
    var schedule = await schedule(avoided: state?.avoided ?? [], fatal: state?.fatal ?? [])
    return await schedule.learnedPlan(forEpoch: epoch)
  }
}
