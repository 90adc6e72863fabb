import NavigationConformance

/// What `fuzz` is asked to do, with everything looked at that can be looked at beforehand.
struct FuzzRequest {
  let length: RunLength
  let jobs: Int
  /// What is given, and not taken from a file.
  let seed: UInt64?
  let shard: CampaignShard?
  let resume: CampaignFile?
  let corpus: String?
  let proof: ProofBudget?

  init(
    _ arguments: ParsedArguments, environment: [String: String], processors: Int
  ) throws(CommandFailure) {
    length = try Self.length(arguments)
    jobs = try arguments.jobs() ?? min(processors, ParsedArguments.maximumJobs)
    seed = try arguments.seed()
    shard = try arguments.shard(in: environment)
    resume = arguments.values[.resume]?.first.map { CampaignFile($0) }
    corpus = arguments.values[.corpus]?.first
    // As a script has it whose variable is not set: a night would store nothing.
    guard corpus != "" else {
      throw .usage("'--corpus' expects the path of a folder, found ''", .fuzz)
    }
    proof = try arguments.proof()
  }

  private static func length(_ arguments: ParsedArguments) throws(CommandFailure) -> RunLength {
    switch (try arguments.duration(), try arguments.scenarioCount()) {
    case (let time?, nil): return .time(time)
    case (nil, let count?): return .scenarios(count)
    case (nil, nil):
      throw .usage("'fuzz' has to know when to end: --for 8h, or --scenarios 1_000_000", .fuzz)
    case (_?, _?):
      throw .usage("'--for' and '--scenarios' are both given; one of them ends the run", .fuzz)
    }
  }

  /// The campaign's options, for a campaign that is begun or gone on with.
  func options(_ kept: KeptCampaign?, stored: [CorpusScenario]) -> CampaignOptions {
    var options = CampaignOptions()
    options.seed = seed ?? kept?.seed ?? options.seed
    options.shard = shard ?? kept?.shard ?? .only
    options.proof = proof ?? kept?.state.proof ?? options.proof
    // A corpus grows; a campaign goes on with what it began with.
    options.stored = kept?.stored ?? stored.compactMap(\.navigation)
    options.storedBeside = kept?.storedBeside ?? stored.filter { $0.system != .navigation }
    options.scenarioCount = scenarioCount
    return options
  }

  private var scenarioCount: Int {
    switch length {
    case .time: .max
    case .scenarios(let count): count
    }
  }

  /// What a campaign that is gone on with begins with.
  func beginning(of kept: KeptCampaign) -> CampaignRecord {
    kept.state.going(onTo: scenarioCount).record
  }
}
