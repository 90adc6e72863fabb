extension CampaignRecord {
  /// Makes sure that whatever is counted can be added up: each count that is read has its limit, but not how many there
  /// are.
  func checkCounts() throws(RecordConflict) {
    // Room for what a breakdown weighs.
    let largest = Int.max / 16
    var sum = 0
    for counts in parts.map(\.tally.counts) + systemRuns.map(\.counts) {
      for count in counts {
        guard count <= largest - sum else { throw .tooMuch }
        sum += count
      }
    }
  }
}

extension CampaignTally {
  fileprivate var counts: [Int] {
    [scenarioCount, stepCount] + exercised + choices.map(\.count)
      + violations.flatMap { [$0.cutShortCount, $0.endedCount, $0.hangCount] }
      + violations.flatMap(\.shadows).map(\.scenarioCount)
      + breakdowns.map(\.scenarioCount)
  }
}

extension SystemRun {
  fileprivate var counts: [Int] {
    [scenarioCount, stepCount] + requirements.flatMap { [$0.exercisedCount, $0.cutShortCount] }
      + requirements.flatMap(\.shadows).map(\.scenarioCount) + choices.map(\.count)
      + breakdowns.map(\.scenarioCount)
  }
}
