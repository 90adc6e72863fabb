extension Campaign {
  /// The plan of an epoch, counted from 0, for one who wants to see what scenarios are drawn from.
  ///
  /// The opening is run to learn what the plans steer around.
  package mutating func plan(forEpoch epoch: Int) async -> EpochPlan {
    await open(CampaignControl())
    let plan = await learnedPlan(forEpoch: epoch)
    let key = key(
      start: min(epoch, 1) * options.epochLength, shard: options.shard, avoided: plan.avoided,
      fatal: plan.fatal)
    return EpochPlan(plan, of: epoch, digest: key.digest, seed: options.seed)
  }

  /// The generated scenario with an index, as it is drawn; one in which the subject went wrong was left where it did.
  ///
  /// The opening is run to learn what the plans steer around.
  ///
  /// - Throws: the number of scenarios that the campaign generates, where there are not so many.
  package mutating func generatedScenario(
    _ index: Int
  ) async throws(NotGenerated) -> NavigationScenario {
    await open(CampaignControl())
    guard index < lastIndex else { throw NotGenerated(count: lastIndex) }
    let plan = await learnedPlan(forEpoch: index / options.epochLength)
    let generator = ScenarioGenerator(
      seed: options.seed, index: UInt64(index), plan: plan, claims: subject.capabilities)
    return NavigationScenario(lines: generator.scenario)
  }

  /// Not so many scenarios are generated.
  package struct NotGenerated: Error, Hashable {
    /// How many are.
    package let count: Int
  }

  private func learnedPlan(forEpoch epoch: Int) async -> GenerationPlan {
    // That of the first epoch steers around less than what was learned with it.
    if epoch == 0, let firstPlan { return firstPlan }
    var schedule = await schedule(avoided: state?.avoided ?? [], fatal: state?.fatal ?? [])
    return await schedule.learnedPlan(forEpoch: epoch)
  }
}
