import ConformanceEngine
import NavigationReference

/// What every machine runs that has a share in a campaign.
extension Campaign {
  /// After so many scenarios it is told how far the campaign has come.
  private static var accountLength: Int { 1_000 }

  /// Runs the stored and the small scenarios and the first epoch, and learns from them what to steer around. What a state
  /// says has been run is not run again.
  ///
  /// A violation that shows only later is rare, so that there is little to be gained from steering around it; and since
  /// nothing is learned from the subject later on, those who share a campaign need not talk.
  mutating func open(_ control: CampaignControl) async {
    let begun = opening ?? CampaignOpening()
    opening = begun
    var runner = runner(remembers: true, control)
    runner.goOn(
      from: begun.lesson, known: total.violations, breakdownWeight: total.breakdownWeight)
    if begun.phase == .stored {
      await runStored(&runner, control)
      // Once small ones are run, what is left of the stored ones would be taken for run.
      let isWhole = record.end(of: storedKey) >= min(options.stored.count, limit)
      if !isWhole, control.patience.isOver() { return await investigate(control) }
    }
    if options.beginsSmall, begun.phase != .generated {
      // Without stored ones a run comes to one scenario, however short its time is.
      if begun.phase != .compared, options.stored.isEmpty || !control.patience.isOver() {
        await runSmall(from: begun.lastSmall, &runner, control)
      }
      await compareSmall(&runner, control)
    }
    await investigate(control)
    await runFirstEpoch(&runner, begun, control)
    await investigate(control)
  }

  private var digest: Digest {
    var digest = Digest()
    for scenario in options.stored { digest.add(scenario.text) }
    return digest
  }

  /// The key of a stretch of generated scenarios.
  func key(
    start: Int, shard: CampaignShard, avoided: [Situation], fatal: [FatalStep] = []
  ) -> CampaignPart.Key {
    var digest = digest
    for facts in avoided {
      digest.add(facts.operation)
      digest.add(facts.state)
    }
    for step in fatal {
      for word in [step.facts.operation, step.facts.state] { digest.add(word) }
      for number in [step.kind.rawValue, step.depth] { digest.add(UInt64(number)) }
    }
    return CampaignPart.Key(
      phase: .generated, seed: options.seed, digest: digest.value, start: start, shard: shard)
  }

  private var storedKey: CampaignPart.Key {
    CampaignPart.Key(phase: .stored, digest: digest.value)
  }

  private mutating func runStored(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    guard !options.stored.isEmpty else { return }
    let key = storedKey
    var end = record.end(of: key)
    var unaccounted = 0
    for scenario in options.stored.dropFirst(end) where !isOver(control) && end < limit {
      let isAllowed = subject.capabilities.firstNotAllowed(in: scenario.lines) == nil
      let position = ScenarioPosition(.stored, end)
      if isAllowed {
        if let relation = RelationScenario(scenario.lines) {
          await runner.run(relation, at: position)
        } else {
          await runner.run(Script(scenario.lines), at: position)
        }
      }
      if runner.isLost { break }
      end += 1
      unaccounted += 1
      if runner.isStuck { break }
      guard unaccounted == Self.accountLength || hasNews(in: runner) else { continue }
      await keep(key, to: end, &runner, control)
      unaccounted = 0
    }
    await keep(key, to: end, &runner, control)
    if end >= limit { noteCut() }
  }

  /// However few scenarios are asked for, half of them are generated: some requirements speak only in long ones.
  private var smallLimit: Int { limit - limit / 2 }

  private mutating func runSmall(
    from place: SmallScenarioPlace?, _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    let key = CampaignPart.Key(phase: .exhaustive)
    var small = SmallScenarios(claims: subject.capabilities)
    if let place { small.goOn(after: place) }
    var (end, unaccounted) = (record.end(of: key), 0)
    while total.scenarioCount + unaccounted < smallLimit, let lines = small.next() {
      // What comes before the step has been run already.
      if runner.fatal.isMet(in: lines) { continue }
      if let foresight = subject.foresight, foresight.isIdle() {
        let following = small.next(foresight.count).filter { !runner.fatal.isMet(in: $0) }
        foresight.announce([lines] + following)
      }
      let hasFailed = await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, end))
      if runner.isLost { return await keep(key, to: end, &runner, control) }
      if hasFailed {
        small.skipExtensions(ofFirst: runner.lineCount)
        subject.foresight?.forget()
      }
      end += 1
      unaccounted += 1
      opening?.lastSmall = SmallScenarioPlace(
        lines: lines, failedLineCount: hasFailed ? runner.lineCount : nil,
        isExample: small.isExample)
      let isAtStart = hasFailed && lines == [SmallScenarios.smallest]
      guard
        runner.isStuck || isAtStart || unaccounted == Self.accountLength || hasEnding(in: runner)
          || (hasFailed && hasNews(in: runner)) || control.patience.isOver()
      else { continue }
      await keep(key, to: end, &runner, control)
      unaccounted = 0
      if isOver(control) { return }
    }
    await keep(key, to: end, &runner, control)
    if total.scenarioCount >= smallLimit, small.next() != nil { noteCut() }
  }

  /// Compares two runs in all small states. They are counted as none of the campaign's scenarios.
  private mutating func compareSmall(
    _ runner: inout ScenarioRunner, _ control: CampaignControl
  ) async {
    guard !isOver(control) else { return }
    let key = CampaignPart.Key(phase: .compared)
    var small = SmallRelations(claims: subject.capabilities)
    var (end, unaccounted) = (record.end(of: key), 0)
    for _ in 0..<end { _ = small.next() }
    while end < limit, !isOver(control), let scenario = small.next() {
      guard !runner.fatal.isMet(in: scenario) else {
        end += 1
        continue
      }
      if let foresight = subject.foresight, foresight.isIdle() {
        let following = small.next(foresight.count / 2).filter { !runner.fatal.isMet(in: $0) }
        let plans = ([scenario] + following).compactMap(\.plan)
        foresight.announce(plans.flatMap { [$0.left, $0.right] })
      }
      await runner.run(scenario, at: ScenarioPosition(.compared, end))
      if runner.isLost { break }
      end += 1
      unaccounted += 1
      if runner.isStuck || hasEnding(in: runner) { break }
      guard unaccounted == Self.accountLength || hasNews(in: runner) else { continue }
      await keep(key, to: end, &runner, control)
      unaccounted = 0
    }
    subject.foresight?.forget()
    await keep(key, to: end, &runner, control)
    if end >= limit { noteCut() }
  }

  private func hasEnding(in runner: borrowing ScenarioRunner) -> Bool {
    ending.map { runner.hasViolation(of: $0) } ?? false
  }

  /// Whether something has been found that is not known yet.
  private func hasNews(in runner: borrowing ScenarioRunner) -> Bool {
    runner.tally.violations.contains { found in
      !total.violations.contains { $0.blame.requirement == found.blame.requirement }
    }
  }

  private mutating func runFirstEpoch(
    _ runner: inout ScenarioRunner, _ begun: CampaignOpening, _ control: CampaignControl
  ) async {
    let given = begun.phase == .generated ? state?.avoided : nil
    let avoided = given ?? runner.triggers(of: total.violations)
    let key = key(start: 0, shard: .only, avoided: avoided)
    var end = record.end(of: key)
    let last = min(options.epochLength, max(limit - total.scenarioCount, 0) + end)
    guard last > 0, !isOver(control) else { return }
    var schedule = await schedule(avoided: avoided)
    let plan = await schedule.learnedPlan(forEpoch: 0)
    firstPlan = plan
    while end < last, !isOver(control) {
      let range = end..<min(end + Self.accountLength, last)
      let ending = ending
      let reached = await runner.run(
        range, seed: options.seed, plan: plan,
        until: { runner in
          control.patience.isOver() || ending.map { runner.hasViolation(of: $0) } ?? false
        })
      end = reached ?? (runner.isLost ? end : range.upperBound)
      await keep(key, to: end, &runner, control, avoided: avoided)
    }
    guard end == options.epochLength, !isOver(control) else { return }
    (opening, cut) = (nil, nil)
    state = CampaignState(
      record: record, avoided: runner.triggers(of: total.violations), fatal: runner.fatal,
      next: end, proof: provenWith)
  }

  /// From here on the campaign is another one than a longer one would be.
  private mutating func noteCut() {
    guard cut == nil, let opening else { return }
    cut = CampaignCut(limit: limit, record: record, opening: opening)
  }

  /// Keeps what some scenarios came to, and how to go on from there.
  private mutating func keep(
    _ key: CampaignPart.Key, to end: Int, _ runner: inout ScenarioRunner,
    _ control: CampaignControl, avoided: [Situation] = []
  ) async {
    guard !runner.isTorn else { return }
    await keep(key, to: end, runner.takeTally(), control)
    guard opening != nil else { return }
    opening?.phase = key.phase
    opening?.lesson = runner.lesson
    state = CampaignState(
      record: record, avoided: avoided, next: 0, opening: opening, cut: cut, proof: provenWith)
    checkpointOpening(control)
  }

  /// Hands over the state, with what has been made of findings since. A mistake of the adapter is mended, and the run
  /// repeated; whoever went on would meet it again.
  mutating func checkpointOpening(_ control: CampaignControl) {
    guard total.unsupported == nil, var state, state.opening != nil else { return }
    // What is said of one that wavers there may rest on what came behind.
    if total.nondeterminism == nil { cut?.record.keepBetterFindings(of: record) }
    state.record = record
    state.cut = cut
    self.state = state
    control.checkpoint(state)
  }

  var limit: Int { options.scenarioCount }

  func schedule(avoided: [Situation], fatal: [FatalStep] = []) async -> PlanSchedule {
    await PlanSchedule.learned(
      seed: options.seed, claims: subject.capabilities, matcher: matcher,
      epochLength: options.epochLength,
      stored: options.stored.map(\.lines).filter { !$0.contains(.fork(.either)) },
      avoided: avoided, fatal: fatal)
  }
}
