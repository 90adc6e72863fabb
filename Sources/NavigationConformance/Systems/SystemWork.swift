/// What a campaign asks about one small system: all that somebody has to know who judges it elsewhere.
package struct SystemWork: Hashable, Sendable {
  package let system: ScenarioSystem
  let seed: UInt64
  let scenarioCount: Int
  let proof: ProofBudget
  /// What was found of it earlier.
  let stored: [CorpusScenario]

  init(
    system: ScenarioSystem, seed: UInt64, scenarioCount: Int, proof: ProofBudget,
    stored: [CorpusScenario]
  ) {
    self.system = system
    self.seed = seed
    self.scenarioCount = scenarioCount
    self.proof = proof
    self.stored = stored.filter { $0.system == system }
  }

  var options: CampaignOptions {
    var options = CampaignOptions(seed: seed, scenarioCount: scenarioCount)
    options.proof = proof
    options.storedBeside = stored
    return options
  }
}
