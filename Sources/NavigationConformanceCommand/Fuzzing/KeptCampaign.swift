import NavigationConformance

/// A campaign as it stands in a file: what it was begun with, and how far it has come.
struct KeptCampaign: Hashable {
  let seed: UInt64
  let shard: CampaignShard
  /// The scenarios that it began with.
  let stored: [NavigationScenario]
  /// Those of the smaller systems.
  let storedBeside: [CorpusScenario]
  /// Whether the subject ran in the process of the command, and not in one of its own.
  let isInProcess: Bool
  let state: CampaignState

  init(_ options: CampaignOptions, isInProcess: Bool, _ state: CampaignState) {
    seed = options.seed
    shard = options.shard
    stored = options.stored
    storedBeside = options.storedBeside
    self.isInProcess = isInProcess
    self.state = state
  }

  init(
    seed: UInt64, shard: CampaignShard, stored: [NavigationScenario],
    storedBeside: [CorpusScenario] = [], isInProcess: Bool = true, state: CampaignState
  ) {
    self.seed = seed
    self.shard = shard
    self.stored = stored
    self.storedBeside = storedBeside
    self.isInProcess = isInProcess
    self.state = state
  }

  /// What keeps it from being gone on with as it is asked for, in words; `nil` when nothing does.
  func difference(
    from subject: NavigationSubject, seed: UInt64?, shard: CampaignShard?
  ) -> String? {
    let kept = state.record.header
    let wanted = CampaignHeader(
      subject: subject.name, claims: subject.capabilities, requirements: nil, notes: kept.notes)
    do throws(RecordConflict) {
      try kept.checkEqual(to: wanted)
    } catch {
      return error.description
    }
    if let seed, seed != self.seed { return "the seeds differ: '\(self.seed)' and '\(seed)'" }
    if let shard, shard != self.shard {
      return "the shards differ: '\(self.shard.text)' and '\(shard.text)'"
    }
    // What it goes on with may end the process. The other way round nothing is lost.
    if !isInProcess, subject.isInProcess {
      return "its subject ran in a process of its own, and is asked for in this one"
    }
    return nil
  }
}

extension CampaignShard {
  var text: String { "\(number)/\(count)" }
}
