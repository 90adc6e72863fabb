/// What some scenarios of a campaign came to. Tallies of different scenarios add up, in any order and grouping.
package struct CampaignTally: Hashable, Sendable {
  package var scenarioCount = 0
  package var stepCount = 0
  /// How many steps put each requirement to the test and agreed, by index in the catalogue.
  package var exercised: [Int]
  /// In the order of choices and readings.
  package var choices: [ChoiceRecord] = []
  /// In the order of requirements.
  package var violations: [ViolationRecord] = []
  /// In the order of their keys.
  package var breakdowns: [BreakdownRecord] = []
  /// The first scenario that was answered in two ways.
  package var nondeterminism: NondeterminismRecord?
  /// The first scenario for which something claimed was not there.
  package var unsupported: UnsupportedRecord?

  package init(requirementCount: Int) {
    exercised = Array(repeating: 0, count: requirementCount)
  }

  package mutating func add(_ other: CampaignTally) {
    scenarioCount += other.scenarioCount
    stepCount += other.stepCount
    for index in exercised.indices { exercised[index] += other.exercised[index] }
    for record in other.choices { add(record) }
    for record in other.violations { add(record) }
    for record in other.breakdowns { add(record) }
    if let found = other.nondeterminism,
      nondeterminism.map({ found.position < $0.position }) ?? true
    {
      nondeterminism = found
    }
    if let found = other.unsupported, unsupported.map({ found.position < $0.position }) ?? true {
      unsupported = found
    }
  }

  /// Adds what was found in scenarios that are not counted here, and is not known from those that are: a finding stays
  /// one, however its scenarios are counted. Where nobody has made anything of what is known, what was made of the other is
  /// kept with it: it shows the same.
  mutating func addFindings(of other: CampaignTally) {
    for record in other.violations {
      let requirement = record.blame.requirement
      if let known = violations.firstIndex(where: { $0.blame.requirement == requirement }) {
        violations[known].counterexample = violations[known].counterexample ?? record.counterexample
      } else {
        add(record)
      }
    }
    for record in other.breakdowns {
      if let known = breakdowns.firstIndex(where: { $0.key == record.key }) {
        breakdowns[known].finding = breakdowns[known].finding ?? record.finding
      } else {
        add(record)
      }
    }
    nondeterminism = nondeterminism ?? other.nondeterminism
    unsupported = unsupported ?? other.unsupported
  }

  package mutating func add(_ record: ChoiceRecord) {
    let index = choices.firstIndex { !$0.order.lexicographicallyPrecedes(record.order) }
    if let index, choices[index].order == record.order {
      choices[index] = choices[index].merged(with: record)
    } else {
      choices.insert(record, at: index ?? choices.count)
    }
  }

  package mutating func add(_ record: ViolationRecord) {
    let index = violations.firstIndex { $0.blame.requirement >= record.blame.requirement }
    if let index, violations[index].blame.requirement == record.blame.requirement {
      violations[index] = violations[index].merged(with: record)
    } else {
      violations.insert(record, at: index ?? violations.count)
    }
  }

  package mutating func add(_ record: BreakdownRecord) {
    let index = breakdowns.firstIndex { $0.key >= record.key }
    if let index, breakdowns[index].key == record.key {
      breakdowns[index] = breakdowns[index].merged(with: record)
    } else {
      breakdowns.insert(record, at: index ?? breakdowns.count)
    }
  }

  /// In how many scenarios the subject broke down, those included in which it hung after a violation.
  package var brokenScenarioCount: Int {
    breakdowns.reduce(0) { $0 + $1.scenarioCount } + lateHangCount
  }

  /// In how many scenarios the subject hung after a violation.
  var lateHangCount: Int { violations.reduce(0) { $0 + $1.hangCount } }

  /// What that is worth of the breakdowns that are taken.
  var breakdownWeight: Int {
    breakdowns.reduce(0) { $0 + $1.scenarioCount * $1.breakdown.kind.weight }
      + lateHangCount * Breakdown.Kind.hung.weight
  }

  /// Whether the subject cannot be judged any further.
  var endsCampaign: Bool { nondeterminism != nil || unsupported != nil }
}
