/// What a campaign judges beside the navigation stack.
extension Campaign {
  /// Of each small system as many scenarios are run as a default check runs: its states are few, and every machine that
  /// has a share in the campaign runs them all.
  static var systemScenarioCount: Int { CampaignOptions().scenarioCount }

  /// The small systems that nobody has judged yet as far as this campaign goes, or proven as much of, with what is asked
  /// about each.
  var openSystems: [(system: SmallSystem, work: SystemWork)] {
    systems.map { system in
      (
        system,
        SystemWork(
          system: system.kind, seed: options.seed,
          scenarioCount: min(limit, Self.systemScenarioCount), proof: options.proof,
          stored: options.storedBeside)
      )
    }
    .filter { system, work in
      let key = system.key(of: work.options)
      return !record.hasRun(of: key) || (mayProveFurther && record.hasOpenProof(in: key))
    }
  }

  /// Takes what others have found of the small systems meanwhile, and judges those that nobody has judged. They come after
  /// the opening, so that a short campaign is about the navigation stack.
  mutating func judge(
    _ open: [(system: SmallSystem, work: SystemWork)], _ executor: inout some CampaignExecutor,
    _ control: CampaignControl
  ) async throws(ExecutionFailure) {
    for (system, work) in open {
      var outcome = try await executor.outcome(of: work)
      if outcome == nil, !control.patience.isOver() {
        outcome = await system.outcome(of: work, with: control.patience)
      }
      switch outcome {
      case .judged(let run): keep(run, control)
      case .mistaken(let mistake): systemMistake = systemMistake ?? mistake
      case .nothing, nil: break
      }
    }
  }

  private mutating func keep(_ run: SystemRun, _ control: CampaignControl) {
    record.extend(by: run)
    control.judged(run)
    cut?.record.extend(by: run)
    guard var state else { return }
    state.record = record
    if state.opening != nil { state.cut = cut }
    self.state = state
    control.checkpoint(state)
  }
}
