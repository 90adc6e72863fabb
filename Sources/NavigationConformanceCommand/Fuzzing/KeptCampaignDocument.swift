import Foundation
import NavigationConformance

/// A kept campaign in the form in which it is stored.
struct KeptCampaignDocument: Codable {
  static let kind = "campaign"
  static let schemaVersion = 4

  let kind: String
  let schemaVersion: Int
  let seed: UInt64
  let shard: Int
  let shards: Int
  let stored: [String]
  /// The stored scenarios of the smaller systems; left out where there are none.
  let storedBeside: [StoredBeside]?
  let isInProcess: Bool
  let state: StateDocument
  /// Of everything else. A number that is another one is a number like any other, so only this tells that it was damaged.
  private(set) var digest = ""

  /// A scenario of one of the smaller systems.
  struct StoredBeside: Codable {
    let system: String
    let scenario: String
  }

  init(_ campaign: KeptCampaign) {
    kind = Self.kind
    schemaVersion = Self.schemaVersion
    seed = campaign.seed
    shard = campaign.shard.number
    shards = campaign.shard.count
    stored = campaign.stored.map(\.text)
    storedBeside =
      campaign.storedBeside.isEmpty
      ? nil
      : campaign.storedBeside.map { StoredBeside(system: $0.system.name, scenario: $0.text) }
    isInProcess = campaign.isInProcess
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
    return KeptCampaign(
      seed: seed, shard: shard, stored: scenarios, storedBeside: try scenariosBeside(),
      isInProcess: isInProcess, state: try state.state())
  }

  private func scenariosBeside() throws(RecordFault) -> [CorpusScenario] {
    var scenarios: [CorpusScenario] = []
    for stored in storedBeside ?? [] {
      guard let system = ScenarioSystem.small.first(where: { $0.name == stored.system }) else {
        throw RecordFault("there is no system '\(stored.system)'")
      }
      do throws(ScenarioError) {
        scenarios.append(try CorpusScenario(stored.scenario, about: system))
      } catch {
        throw RecordFault("a scenario cannot be read: \(error.message)")
      }
    }
    return scenarios
  }
}
