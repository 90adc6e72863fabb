/// Judges one small system, and runs stored scenarios about it.
protocol SmallSystemJudge {
  var kind: ScenarioSystem { get }
  var isInProcess: Bool { get }
  var loss: String? { get }
  func key(of options: CampaignOptions) -> SystemRun.Key
  func check(_ options: CampaignOptions, with patience: Patience) async -> ConformanceReport
  func mistake() async -> String?
  func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int)
  func counterexample(
    from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
  ) async -> Counterexample?
}
