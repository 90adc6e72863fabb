/// What a campaign judges beside the navigation stack.
extension Campaign {
  /// Of each small system as many scenarios are run as a default check runs: its states are few, and every machine that
  /// has a share in the campaign runs them all.
  static var systemScenarioCount: Int { CampaignOptions().scenarioCount }

  /// Judges the small systems that nobody has judged yet as far as this campaign goes. They come after the opening, so
  /// that a short campaign is about the navigation stack.
  mutating func judgeSystems(_ control: CampaignControl) async {
    for system in systems where !control.isOver() {
      var options = CampaignOptions(
        seed: options.seed, scenarioCount: min(limit, Self.systemScenarioCount))
      options.proof = self.options.proof
      options.storedBeside = self.options.storedBeside
      guard !record.hasRun(of: system.key(of: options)) else { continue }
      let report = await system.check(
        options, until: control.isOver, outOfPatience: control.isOutOfPatience)
      if let mistake = report.adapterError {
        systemMistake = systemMistake ?? mistake
      } else if let run = SystemRun(report), run.key.cutAt != 0 {
        keep(run, control)
      }
    }
  }

  private mutating func keep(_ run: SystemRun, _ control: CampaignControl) {
    record.extend(by: run)
    control.judged(run)
    guard var state else { return }
    if state.opening == nil {
      state.record = record
    } else {
      // What the opening came to after it was cut is run again by one that goes on.
      state.record.extend(by: run)
    }
    self.state = state
    control.checkpoint(state)
  }
}
