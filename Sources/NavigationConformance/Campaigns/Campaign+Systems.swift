/// What a campaign judges beside the navigation stack.
extension Campaign {
  /// Of each small system as many scenarios are run as a default check runs: its states are few, and every machine that
  /// has a share in the campaign runs them all.
  static var systemScenarioCount: Int { CampaignOptions().scenarioCount }

  /// Judges the small systems that nobody has judged yet as far as this campaign goes. They come after the opening, so
  /// that a short campaign is about the navigation stack.
  mutating func judgeSystems(_ control: CampaignControl) async {
    for system in systems where !control.isOver() && systemMistake == nil {
      let count = system.scenarioCount(atMost: min(limit, Self.systemScenarioCount))
      guard !record.hasRun(of: system.kind, seed: options.seed, scenarioCount: count) else {
        continue
      }
      var options = CampaignOptions(seed: options.seed, scenarioCount: count)
      options.proof = self.options.proof
      let report = await system.check(options, until: control.isOver)
      systemMistake = report.adapterError
      guard systemMistake == nil, report.scenarioCount > 0, let run = SystemRun(report) else {
        continue
      }
      record.extend(by: run)
      checkpoint(control)
    }
  }
}
