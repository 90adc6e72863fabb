/// Puts the stretches of an epoch together, in whatever order they are completed.
struct CompletedStretches {
  /// Everything before this index is complete.
  private(set) var end: Int
  /// What the scenarios before `end` came to that have not been taken yet.
  private var tally: CampaignTally
  private var requirementCount: Int { tally.exercised.count }
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

  /// What the stretches behind one that is not complete came to; `nil` where there are none.
  var uncounted: CampaignTally? {
    guard !waiting.isEmpty else { return nil }
    var tally = CampaignTally(requirementCount: requirementCount)
    for stretch in waiting { tally.add(stretch.tally) }
    return tally
  }

  /// Hands over what has been completed since the last time.
  mutating func take() -> CampaignTally {
    defer { tally = CampaignTally(requirementCount: requirementCount) }
    return tally
  }
}
