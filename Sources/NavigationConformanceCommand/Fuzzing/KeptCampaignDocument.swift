import NavigationConformance

/// A kept campaign in the form in which it is stored.
struct KeptCampaignDocument: Codable {
  static let kind = "campaign"
  static let schemaVersion = 1

  let kind: String
  let schemaVersion: Int
  let seed: UInt64
  let shard: Int
  let shards: Int
  let stored: [String]
  let state: StateDocument

  init(_ campaign: KeptCampaign) {
    kind = Self.kind
    schemaVersion = Self.schemaVersion
    seed = campaign.seed
    shard = campaign.shard.number
    shards = campaign.shard.count
    stored = campaign.stored.map(\.text)
    state = StateDocument(campaign.state)
  }

  func campaign() throws(RecordFault) -> KeptCampaign {
    guard let shard = CampaignShard(shard, of: shards) else {
      throw RecordFault("there is no shard \(shard)/\(shards)")
    }
    var scenarios: [NavigationScenario] = []
    for text in stored {
      do throws(ScenarioError) {
        scenarios.append(try NavigationScenario(text))
      } catch {
        throw RecordFault("a scenario cannot be read: \(error.message)")
      }
    }
    return KeptCampaign(seed: seed, shard: shard, stored: scenarios, state: try state.state())
  }
}
