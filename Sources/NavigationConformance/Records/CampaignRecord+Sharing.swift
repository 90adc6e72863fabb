import NavigationReference

extension CampaignRecord {
  /// What has to be said of scenarios that were shared out among machines, so that nobody takes a part for the whole. In
  /// the order of the seeds.
  package var sharingNotes: [String] { navigationNotes + systemNotes }

  /// Of runs on the smaller systems that began with different scenarios.
  private var systemNotes: [String] {
    ScenarioSystem.small.flatMap { system in
      let keys = systemRuns.map(\.key).filter { $0.system == system }
      return Set(keys.map(\.seed)).sorted().compactMap { seed -> String? in
        guard Set(keys.filter { $0.seed == seed }.map(\.stored)).count > 1 else { return nil }
        return
          "The \(system.title) was judged with seed \(seed) after different beginnings, as with another "
          + "corpus: of these the one that went farthest is counted, a whole one before one that was cut "
          + "short, and what the others found stays."
      }
    }
  }

  private var navigationNotes: [String] {
    let counted = countedParts
    return seeds.flatMap { seed in
      let shares = parts.filter { $0.key.seed == seed && $0.key.isShared }
      let ways = Set(shares.map(\.key.shard.count))
      let beginnings = Set(shares.map(\.key.digest))
      let mostRun = counted.first { $0.key.seed == seed && $0.key.isShared }?.key.shard.count ?? 1
      return [
        Self.missing(seed, counted.filter { $0.key.seed == seed && $0.key.isShared }),
        ways.count > 1 ? Self.divided(seed, ways, mostRun) : nil,
        ways.count == 1 && beginnings.count > 1 ? Self.begunDifferently(seed) : nil,
      ].compactMap { $0 }
    }
  }

  private static func missing(_ seed: UInt64, _ shares: [CampaignPart]) -> String? {
    guard let count = shares.first?.key.shard.count else { return nil }
    let numbers = Set(shares.map(\.key.shard.number))
    let missingCount = count - numbers.count
    guard missingCount > 0 else { return nil }
    let named = (1...count).lazy.filter { !numbers.contains($0) }.prefix(
      missingCount > 12 ? 10 : 12)
    var missing = Array(named.map { "\($0)/\(count)" })
    if missingCount > missing.count {
      missing.append("\(TextLayout.number(missingCount - missing.count)) more")
    }
    let (noun, verb) = missingCount == 1 ? ("shard", "is") : ("shards", "are")
    return "Of the scenarios of seed \(seed), \(noun) \(TextLayout.list(missing)) \(verb) missing."
  }

  private static func divided(_ seed: UInt64, _ ways: Set<Int>, _ mostRun: Int) -> String {
    let counts = ways.sorted().map { TextLayout.number($0) }
    return "The scenarios of seed \(seed) were shared out in different ways, among "
      + "\(TextLayout.list(counts)): what was run of them among \(TextLayout.number(mostRun)) is "
      + "counted, and what the others found stays."
  }

  private static func begunDifferently(_ seed: UInt64) -> String {
    "The scenarios of seed \(seed) were run after different beginnings, as with another corpus: "
      + "those of which most were run are counted, and what the others found stays."
  }
}

extension CampaignPart.Key {
  /// Whether machines divide these scenarios among themselves, or one does them all: those after the first epoch.
  fileprivate var isShared: Bool { phase == .generated && start > 0 }
}
