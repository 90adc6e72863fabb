/// A part of a record in the form in which it is stored.
struct PartDocument: Codable, Sendable {
  let phase: String
  let seed: UInt64?
  /// Sixteen hexadecimal digits.
  let digest: String
  let start: Int
  let end: Int
  let shard: Int
  let shards: Int
  let tally: TallyDocument

  init(_ part: CampaignPart) {
    phase = part.key.phase.rawValue
    seed = part.key.phase == .generated ? part.key.seed : nil
    digest = Digest.digits(of: part.key.digest)
    start = part.key.start
    end = part.end
    shard = part.key.shard.number
    shards = part.key.shard.count
    tally = TallyDocument(part.tally)
  }

  func part() throws(RecordFault) -> CampaignPart {
    guard let shard = CampaignShard(shard, of: shards) else {
      throw RecordFault("there is no shard \(shard)/\(shards)")
    }
    let start = try RecordFault.index(start, "start")
    guard end >= start else {
      throw RecordFault("a part ends at \(end), before its start \(start)")
    }
    return CampaignPart(
      key: CampaignPart.Key(
        phase: try RecordFault.phase(phase), seed: seed ?? 0,
        digest: try RecordFault.word(digest, "digest"), start: start, shard: shard),
      end: try RecordFault.count(end, "end"), tally: try tally.tally())
  }
}
