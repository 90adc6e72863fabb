/// What a stretch of a campaign came to: a pure function of its key, of where it ends, and of the subject.
package struct CampaignPart: Hashable, Sendable {
  package let key: Key
  /// The index after the last scenario.
  package var end: Int
  package var tally: CampaignTally

  package init(key: Key, end: Int, tally: CampaignTally) {
    self.key = key
    self.end = end
    self.tally = tally
  }

  /// Which scenarios a part is about. Two parts with the same key differ in nothing but how far they have come.
  package struct Key: Hashable, Sendable, Comparable {
    package let phase: ScenarioPosition.Phase
    /// 0 where nothing is random.
    package let seed: UInt64
    /// What else decides about the scenarios: the corpus, and what is avoided.
    package let digest: UInt64
    /// The index of the first.
    package let start: Int
    package let shard: CampaignShard

    package init(
      phase: ScenarioPosition.Phase, seed: UInt64 = 0, digest: UInt64 = 0, start: Int = 0,
      shard: CampaignShard = .only
    ) {
      self.phase = phase
      self.seed = seed
      self.digest = digest
      self.start = start
      self.shard = shard
    }

    private var order: (ScenarioPosition, UInt64, UInt64, Int, Int) {
      (ScenarioPosition(phase, start), seed, digest, shard.count, shard.number)
    }

    package static func < (left: Key, right: Key) -> Bool { left.order < right.order }
  }
}
