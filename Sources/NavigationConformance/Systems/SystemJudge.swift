import NavigationReference

/// Judges the subject of one small system, whose lines nobody outside has to know.
struct SystemJudge<System: JudgedSystem>: SmallSystemJudge {
  private let subject: SystemSubject<System>

  init(_ subject: SystemSubject<System>) {
    self.subject = subject
  }

  var kind: ScenarioSystem { System.kind }

  var isInProcess: Bool { subject.elsewhere == nil }

  var loss: String? { subject.loss }

  func key(of options: CampaignOptions) -> SystemRun.Key {
    let extent = SystemCampaign(subject: subject, options: options).extent
    return SystemRun.Key(
      system: System.kind, seed: options.seed, wantedCount: extent.wantedCount,
      stored: extent.stored)
  }

  func check(_ options: CampaignOptions, with patience: Patience) async -> ConformanceReport {
    var campaign = SystemCampaign(subject: subject, options: options, patience: patience)
    return await campaign.run()
  }

  func mistake() async -> String? { await SystemSelfCheck(subject).mistake() }

  func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int) {
    var replay = SystemCorpusReplay(subject)
    let sighting = await replay.run(lines(of: scenario))
    return (sighting, replay.lastLineCount)
  }

  func counterexample(
    from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
  ) async -> Counterexample? {
    let lines = lines(of: scenario).prefix(lineCount)
    guard !lines.isEmpty else { return nil }
    return await SystemCorpusReplay(subject).counterexample(from: Array(lines), showing: blame)
  }

  /// None for a scenario about something else.
  private func lines(of scenario: CorpusScenario) -> [System.Line] {
    guard scenario.system == System.kind else { return [] }
    return (try? SystemScenario<System>.lines(of: scenario.text)) ?? []
  }
}
