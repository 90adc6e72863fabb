import NavigationReference

extension CampaignTally {
  /// What the scenarios came to, without what has been made of it.
  var facts: CampaignTally {
    var facts = self
    for index in choices.indices { facts.choices[index].shortest = nil }
    for index in violations.indices {
      facts.violations[index].counterexample = nil
      facts.violations[index].hang = nil
      facts.violations[index].aftermath = nil
    }
    for index in breakdowns.indices {
      facts.breakdowns[index].finding = nil
      facts.breakdowns[index].breakdown.errorOutput = ""
    }
    return facts
  }

  /// Keeps what has been made elsewhere of the same findings, where that is better.
  mutating func keepBetter(of other: CampaignTally) {
    for theirs in other.choices {
      for index in choices.indices where choices[index].isSameFinding(as: theirs) {
        choices[index].keepShorter(of: theirs.shortest)
      }
    }
    for theirs in other.violations {
      for index in violations.indices where violations[index].isSameFinding(as: theirs) {
        violations[index].counterexample.keepBetter(of: theirs.counterexample)
        violations[index].hang = ViolationRecord.shorter(violations[index].hang, theirs.hang)
        violations[index].aftermath.keepFirst(of: theirs.aftermath)
      }
    }
    for theirs in other.breakdowns {
      for index in breakdowns.indices where breakdowns[index].isSameFinding(as: theirs) {
        breakdowns[index].finding.keepBetter(of: theirs.finding)
        if theirs.breakdown.errorOutput < breakdowns[index].breakdown.errorOutput {
          breakdowns[index].breakdown = theirs.breakdown
        }
      }
    }
  }
}

extension ViolationRecord {
  fileprivate func isSameFinding(as other: ViolationRecord) -> Bool {
    position == other.position && blame.requirement == other.blame.requirement
      && lines == other.lines
  }
}

extension BreakdownRecord {
  fileprivate func isSameFinding(as other: BreakdownRecord) -> Bool {
    position == other.position && key == other.key && lines == other.lines
  }
}

extension ChoiceRecord {
  fileprivate func isSameFinding(as other: ChoiceRecord) -> Bool {
    position == other.position && order == other.order && lines == other.lines
  }

  /// Of two examples the one with fewer lines is kept, and of equally long ones the one whose text comes first.
  fileprivate mutating func keepShorter(of other: [ScenarioLine]?) {
    guard let other else { return }
    guard let mine = shortest else {
      shortest = other
      return
    }
    guard mine.count == other.count else {
      if other.count < mine.count { shortest = other }
      return
    }
    if other.map(\.text).lexicographicallyPrecedes(mine.map(\.text)) { shortest = other }
  }
}
