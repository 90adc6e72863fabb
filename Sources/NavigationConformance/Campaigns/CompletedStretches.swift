/// Puts the stretches of an epoch together, in whatever order they are completed.
struct CompletedStretches {
  /// Everything before this index is complete.
  private(set) var end: Int
  /// What the scenarios before `end` came to.
  private(set) var tally: CampaignTally
  private var waiting: [(range: Range<Int>, tally: CampaignTally)] = []

  init(from start: Int, requirementCount: Int) {
    end = start
    tally = CampaignTally(requirementCount: requirementCount)
  }

  mutating func add(_ range: Range<Int>, _ other: CampaignTally) {
    waiting.append((range: range, tally: other))
    while let index = waiting.firstIndex(where: { $0.range.lowerBound == end }) {
      let next = waiting.remove(at: index)
      end = next.range.upperBound
      tally.add(next.tally)
    }
  }
}
