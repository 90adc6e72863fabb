/// How much a campaign may do, and what it asks about.
public struct CampaignOptions: Hashable, Sendable {
  /// Decides everything that is random.
  public var seed: UInt64
  /// How many scenarios are run, small ones included, shrinking not; of all machines together. Small ones are at most
  /// half of them, and the runs that are compared with each other are not counted.
  public var scenarioCount: Int
  /// The IDs of the requirements to report on; `nil` for all.
  public var requirements: [String]?
  /// Which of several machines this is.
  public var shard = CampaignShard.only
  /// Scenarios that were found earlier: they come first, and generated ones vary them.
  public var stored: [NavigationScenario] = []
  /// The same about what the subject has beside its navigation stack. They come on top of what is asked for.
  package var storedBeside: [CorpusScenario] = []
  /// What may be spent on each finding to prove that nothing shorter shows it.
  public var proof = ProofBudget.steps(proofStepCount)
  /// What to hold the subject up against beyond the documents; none of it decides conformance. Where a profile has a row
  /// on a rule for the caller, and the subject claims `raises` and not `endsOnRaise`, that rule is broken on purpose, in
  /// scenarios that are not counted.
  public var profiles: [ConformanceProfile] = []
  /// The ID of a requirement whose violation ends the campaign: for those who only want to know whether it is found.
  package var ending: String?
  /// Whether all small scenarios come first; without them a campaign of a few hundred is a sample of generated ones.
  package var beginsSmall = true
  /// For so many generated scenarios a plan is fixed.
  package var epochLength = 10_000

  /// What is spent on each finding when nothing else is asked for.
  package static let proofStepCount = 500_000

  /// - Parameters:
  ///   - seed: decides everything that is random.
  ///   - scenarioCount: how many scenarios are run.
  ///   - requirements: the IDs of the requirements to report on; `nil` for all.
  public init(seed: UInt64 = 1, scenarioCount: Int = 20_000, requirements: [String]? = nil) {
    self.seed = seed
    self.scenarioCount = scenarioCount
    self.requirements = requirements
  }
}

extension CampaignOptions {
  /// - Throws: the first ID asked about that is none of these.
  func expectRequirements(among ids: [String]) throws(UnknownRequirement) {
    for id in requirements ?? [] where !ids.contains(id) {
      throw UnknownRequirement(id: id, suggestion: Suggestion.nearest(to: id, among: ids))
    }
  }
}
