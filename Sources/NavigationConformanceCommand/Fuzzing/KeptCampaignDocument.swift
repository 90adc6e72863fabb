import Foundation
import NavigationConformance

/// A kept campaign in the form in which it is stored.
struct KeptCampaignDocument: Codable {
  static let kind = "campaign"
  static let schemaVersion = 3

  let kind: String
  let schemaVersion: Int
  let seed: UInt64
  let shard: Int
  let shards: Int
  let stored: [String]
  let state: StateDocument
  /// Of everything else. A number that is another one is a number like any other, so only this tells that it was damaged.
  private(set) var digest = ""

  init(_ campaign: KeptCampaign) {
    kind = Self.kind
    schemaVersion = Self.schemaVersion
    seed = campaign.seed
    shard = campaign.shard.number
    shards = campaign.shard.count
    stored = campaign.stored.map(\.text)
    state = StateDocument(campaign.state)
  }

  /// The text of the file.
  func data() throws -> Data {
    var document = self
    document.digest = try contentDigest()
    return try document.encoded()
  }

  func checkDigest() throws(RecordFault) {
    guard (try? contentDigest()) == digest else {
      throw RecordFault("something in it is not as it was written")
    }
  }

  private func contentDigest() throws -> String {
    var document = self
    document.digest = ""
    return StableHash.digits(of: String(decoding: try document.encoded(), as: UTF8.self))
  }

  private func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
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
