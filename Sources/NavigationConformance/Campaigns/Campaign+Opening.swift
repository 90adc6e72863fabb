import ConformanceEngine
import NavigationReference

/// What every machine runs that has a share in a campaign.
extension Campaign {
  /// After so many scenarios it is told how far the campaign has come.
  private static var accountLength: Int { 1_000 }

  /// Runs the stored and the small scenarios and the first epoch, and learns from them what to steer around.
  ///
  /// A violation that shows only later is rare, so that there is little to be gained from steering around it; and since
  /// nothing is learned from the subject later on, those who share a campaign need not talk.
  mutating func open(_ control: CampaignControl) async {
    var runner = runner(remembers: true)
    await runStored(&runner, control)
    if options.beginsSmall {
      await runSmall(&runner, control)
      await compareSmall(&runner, control)
    }
    await investigate(control)
    await runFirstEpoch(&runner, control)
    await investigate(control)
  }

  private var digest: Digest {
    var digest = Digest()
    for scenario in options.stored { digest.add(scenario.text) }
    return digest
  }

  /// The key of a stretch of generated scenarios.
  func key(start: Int, shard: CampaignShard, avoided: [Situation]) -> CampaignPart.Key {
    var digest = digest
    for facts in avoided {
      digest.add(facts.operation)
      digest.add(facts.state)
    }
    return CampaignPart.Key(
      phase: .generated, seed: options.seed, digest: digest.value, start: start, shard: shard)
  }

  private mutating func runStored(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    guard !options.stored.isEmpty else { return }
    let key = CampaignPart.Key(phase: .stored, digest: digest.value)
    var end = 0
    for scenario in options.stored where !isOver(control) && total.scenarioCount + end < limit {
      let isAllowed = subject.capabilities.firstNotAllowed(in: scenario.lines) == nil
      let position = ScenarioPosition(.stored, end)
      if isAllowed {
        if let relation = RelationScenario(scenario.lines) {
          await runner.run(relation, at: position)
        } else {
          await runner.run(Script(scenario.lines), at: position)
        }
      }
      end += 1
      if runner.isStuck { break }
    }
    await keep(key, to: end, runner.takeTally(), control)
  }

  /// However few scenarios are asked for, half of them are generated: some requirements speak only in long ones.
  private var smallLimit: Int { limit - limit / 2 }

  private mutating func runSmall(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    let key = CampaignPart.Key(phase: .exhaustive)
    var small = SmallScenarios(claims: subject.capabilities)
    var (end, unaccounted) = (0, 0)
    while total.scenarioCount + unaccounted < smallLimit, let lines = small.next() {
      if let foresight = subject.foresight, foresight.isIdle() {
        foresight.announce([lines] + small.next(foresight.count))
      }
      let hasFailed = await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, end))
      if hasFailed {
        small.skipExtensions(ofFirst: runner.lineCount)
        subject.foresight?.forget()
      }
      end += 1
      unaccounted += 1
      let isAtStart = hasFailed && lines == [SmallScenarios.smallest]
      guard
        runner.isStuck || isAtStart || unaccounted == Self.accountLength || hasEnding(in: runner)
      else { continue }
      await keep(key, to: end, runner.takeTally(), control)
      unaccounted = 0
      if isOver(control) { return }
    }
    await keep(key, to: end, runner.takeTally(), control)
  }

  /// Compares two runs in all small states. They are counted as none of the campaign's scenarios.
  private mutating func compareSmall(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    let key = CampaignPart.Key(phase: .compared)
    var small = SmallRelations(claims: subject.capabilities)
    var end = 0
    while end < limit, !isOver(control), let scenario = small.next() {
      if let foresight = subject.foresight, foresight.isIdle() {
        let plans = ([scenario] + small.next(foresight.count / 2)).compactMap(\.plan)
        foresight.announce(plans.flatMap { [$0.left, $0.right] })
      }
      await runner.run(scenario, at: ScenarioPosition(.compared, end))
      end += 1
      if runner.isStuck || hasEnding(in: runner) { break }
    }
    subject.foresight?.forget()
    await keep(key, to: end, runner.takeTally(), control)
  }

  private func hasEnding(in runner: borrowing ScenarioRunner) -> Bool {
    ending.map { runner.hasViolation(of: $0) } ?? false
  }

  private mutating func runFirstEpoch(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    let last = min(options.epochLength, max(limit - total.scenarioCount, 0))
    guard last > 0, !isOver(control) else { return }
    let avoided = runner.triggers(of: total.violations)
    let key = key(start: 0, shard: .only, avoided: avoided)
    var schedule = schedule(avoided: avoided)
    let plan = schedule.plan(forEpoch: 0)
    var end = 0
    while end < last, !isOver(control) {
      let range = end..<min(end + Self.accountLength, last)
      let ending = ending
      let reached = await runner.run(
        range, seed: options.seed, plan: plan,
        until: { runner in
          control.isOver() || ending.map { runner.hasViolation(of: $0) } ?? false
        })
      end = reached ?? range.upperBound
      await keep(key, to: end, runner.takeTally(), control)
    }
    guard end == options.epochLength, !isOver(control) else { return }
    state = CampaignState(
      record: record, avoided: runner.triggers(of: total.violations), next: end)
  }

  var limit: Int { options.scenarioCount }

  func schedule(avoided: [Situation]) -> PlanSchedule {
    PlanSchedule(
      seed: options.seed, claims: subject.capabilities, matcher: matcher,
      epochLength: options.epochLength,
      stored: options.stored.map(\.lines).filter { !$0.contains(.fork(.either)) },
      avoided: avoided)
  }
}
