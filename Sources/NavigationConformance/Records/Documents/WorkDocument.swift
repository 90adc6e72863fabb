import NavigationReference

/// Work in the form in which it is sent to another process.
package struct WorkDocument: Codable, Sendable {
  let seed: UInt64
  let plan: PlanDocument
  let start: Int
  let end: Int
  let shard: Int
  let shards: Int

  package init(_ work: EpochWork) {
    seed = work.seed
    plan = PlanDocument(work.plan)
    start = work.range.lowerBound
    end = work.range.upperBound
    shard = work.shard.number
    shards = work.shard.count
  }

  package func work() throws(RecordFault) -> EpochWork {
    guard let shard = CampaignShard(shard, of: shards), start <= end else {
      throw RecordFault("there is no work from \(start) to \(end) for shard \(shard)/\(shards)")
    }
    return EpochWork(seed: seed, plan: try plan.plan(), range: start..<end, shard: shard)
  }
}
