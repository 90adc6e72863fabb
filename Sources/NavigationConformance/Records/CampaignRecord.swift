import NavigationReference

/// Everything that is known of a subject from one campaign or from many: a set of parts.
///
/// Records merge by union, and so do the runs on the smaller systems beside them, and what was ended of either. Of two parts with the same key the one
/// that came farther stays, because it contains the other, and of what was made of a finding in either the better. So
/// merging is associative, commutative and idempotent.
package struct CampaignRecord: Hashable, Sendable {
  package private(set) var header: CampaignHeader
  /// Sorted by key, each key once.
  package private(set) var parts: [CampaignPart] = []
  /// What runs on the smaller systems came to. Sorted by key, each key once.
  package private(set) var systemRuns: [SystemRun] = []
  /// The systems that somebody who had the subject before him did not judge.
  package private(set) var unjudgedSystems: Set<ScenarioSystem> = []
  /// The runs that somebody ended. Sorted by key, each key once.
  package private(set) var interruptions: [RunInterruption] = []

  package init(
    header: CampaignHeader, parts: [CampaignPart] = [], systemRuns: [SystemRun] = [],
    unjudged: [ScenarioSystem] = [], interruptions: [RunInterruption] = []
  ) throws(RecordConflict) {
    self.header = header
    for part in parts { try insert(part) }
    for run in systemRuns { try insert(run) }
    noteUnjudged(unjudged)
    for interruption in interruptions { insert(interruption) }
    try checkCounts()
  }

  package init(header: CampaignHeader) {
    self.header = header
  }

  /// Adds requirements on systems that the subject does not have to those that are asked about.
  mutating func ask(about missing: [String]) {
    header.ask(about: missing)
  }

  mutating func setNotes(_ notes: [String]) {
    header.notes = notes
  }

  /// Adds what a stretch of the campaign came to, right after what is known of it.
  mutating func extend(_ key: CampaignPart.Key, to end: Int, by tally: CampaignTally) {
    if let index = parts.firstIndex(where: { $0.key == key }) {
      parts[index].end = end
      parts[index].tally.add(tally)
    } else {
      let index = parts.firstIndex { key < $0.key } ?? parts.count
      parts.insert(CampaignPart(key: key, end: end, tally: tally), at: index)
    }
  }

  /// The index after the last scenario of a part; 0 where nothing of it is known.
  func end(of key: CampaignPart.Key) -> Int {
    parts.first { $0.key == key }?.end ?? 0
  }

  package mutating func insert(_ part: CampaignPart) throws(RecordConflict) {
    guard let index = parts.firstIndex(where: { !($0.key < part.key) }) else {
      parts.append(part)
      return
    }
    guard parts[index].key == part.key else {
      parts.insert(part, at: index)
      return
    }
    guard parts[index].end != part.end || parts[index].tally.facts == part.tally.facts else {
      throw RecordConflict.differentResults(part.key)
    }
    let (farther, other) =
      part.end > parts[index].end ? (part, parts[index]) : (parts[index], part)
    parts[index] = farther
    parts[index].tally.keepBetter(of: other.tally)
  }

  /// Keeps what has been made of the findings of its own parts in another record, where that is better.
  mutating func keepBetterFindings(of other: CampaignRecord) {
    for part in other.parts {
      guard let index = parts.firstIndex(where: { $0.key == part.key }) else { continue }
      parts[index].tally.keepBetter(of: part.tally)
    }
  }

  package mutating func insert(_ run: SystemRun) throws(RecordConflict) {
    for known in systemRuns where known.key.system == run.key.system {
      try known.checkComparable(to: run)
      guard known.key != run.key || known.facts == run.facts else {
        throw .differentRuns(of: run.key.system, seed: run.key.seed)
      }
    }
    if let index = systemRuns.firstIndex(where: { $0.key == run.key }) {
      systemRuns[index].keepBetter(of: run)
    } else {
      place(run)
    }
  }

  /// Puts a run in the place of those whose scenarios it has all run.
  mutating func extend(by run: SystemRun) {
    var run = run
    for former in systemRuns where former.key.isContained(in: run.key) {
      if former.key == run.key, former.facts == run.facts { run.keepBetter(of: former) }
      // Who has wavered once has wavered, however often it agrees later.
      run.nondeterminism = former.nondeterminism ?? run.nondeterminism
    }
    systemRuns.removeAll { $0.key.isContained(in: run.key) }
    place(run)
  }

  private mutating func place(_ run: SystemRun) {
    systemRuns.insert(
      run, at: systemRuns.firstIndex { run.key < $0.key } ?? systemRuns.count)
  }

  /// Whether a small system has been judged with all scenarios of such a run.
  func hasRun(of wanted: SystemRun.Key) -> Bool {
    systemRuns.contains { wanted.isContained(in: $0.key) }
  }

  /// Whether something that was found with all scenarios of such a run may have a shorter scenario.
  func hasOpenProof(in wanted: SystemRun.Key) -> Bool {
    systemRuns.contains { wanted.isContained(in: $0.key) && $0.hasOpenProof }
  }

  package mutating func noteUnjudged(_ systems: [ScenarioSystem]) {
    unjudgedSystems.formUnion(systems)
  }

  /// Of a run that was ended twice the end after more scenarios stays.
  package mutating func insert(_ interruption: RunInterruption) {
    if let index = interruptions.firstIndex(where: { $0.key == interruption.key }) {
      interruptions[index].scenarioCount = max(
        interruptions[index].scenarioCount, interruption.scenarioCount)
    } else {
      let index = interruptions.firstIndex { interruption.key < $0.key } ?? interruptions.count
      interruptions.insert(interruption, at: index)
    }
  }

  /// The union of both.
  package func merged(with other: CampaignRecord) throws(RecordConflict) -> CampaignRecord {
    try header.checkEqual(to: other.header)
    var merged = self
    for part in other.parts { try merged.insert(part) }
    for run in other.systemRuns { try merged.insert(run) }
    merged.unjudgedSystems.formUnion(other.unjudgedSystems)
    for interruption in other.interruptions { merged.insert(interruption) }
    try merged.checkCounts()
    return merged
  }

  /// Keeps what has been made of a finding.
  mutating func keep(
    _ counterexample: Counterexample, _ nondeterminism: Nondeterminism?,
    of violation: ViolationRecord
  ) {
    for part in parts.indices {
      for index in parts[part].tally.violations.indices
      where parts[part].tally.violations[index].position == violation.position
        && parts[part].tally.violations[index].blame.requirement == violation.blame.requirement
      {
        parts[part].tally.violations[index].counterexample = counterexample
        guard let nondeterminism, parts[part].tally.nondeterminism == nil else { continue }
        parts[part].tally.nondeterminism = NondeterminismRecord(
          position: violation.position, nondeterminism: nondeterminism)
      }
    }
  }

  /// What was seen of open points in a part, where nobody has looked for the shortest scenario yet.
  func unshortenedChoices(in key: CampaignPart.Key) -> [ChoiceRecord] {
    parts.first { $0.key == key }?.tally.choices.filter { $0.shortest == nil } ?? []
  }

  /// Keeps the shortest scenario for what was seen of an open point.
  mutating func keep(_ shortest: [ScenarioLine], of choice: ChoiceRecord, in key: CampaignPart.Key)
  {
    guard let part = parts.firstIndex(where: { $0.key == key }) else { return }
    for index in parts[part].tally.choices.indices
    where parts[part].tally.choices[index].order == choice.order {
      parts[part].tally.choices[index].shortest = shortest
    }
  }

  /// Forgets what was made of findings where it was not brought to its end, so that it is tried again. What hangs is not:
  /// it takes too long to be tried twice.
  mutating func forgetUnfinished() {
    for part in parts.indices {
      for index in parts[part].tally.violations.indices
      where parts[part].tally.violations[index].counterexample?.certainty == .endedByLimit {
        parts[part].tally.violations[index].counterexample = nil
      }
      for index in parts[part].tally.breakdowns.indices
      where parts[part].tally.breakdowns[index].isUnfinished {
        parts[part].tally.breakdowns[index].finding = nil
      }
    }
  }

  /// Keeps what has been made of a breakdown.
  mutating func keep(_ breakdown: BreakdownRecord, _ nondeterminism: Nondeterminism?) {
    for part in parts.indices {
      for index in parts[part].tally.breakdowns.indices
      where parts[part].tally.breakdowns[index].position == breakdown.position
        && parts[part].tally.breakdowns[index].key == breakdown.key
      {
        parts[part].tally.breakdowns[index].finding = breakdown.finding
        guard let nondeterminism, parts[part].tally.nondeterminism == nil else { continue }
        parts[part].tally.nondeterminism = NondeterminismRecord(
          position: breakdown.position, nondeterminism: nondeterminism)
      }
    }
  }

  /// The parts that count. Where the same scenarios were shared out in different ways, one way counts: the one in which
  /// most were run.
  package var countedParts: [CampaignPart] {
    var best: [Division: Int] = [:]
    for part in parts { best[Division(part.key), default: 0] += part.tally.scenarioCount }
    return parts.filter { part in
      let own = Division(part.key)
      return !parts.contains { other in
        let division = Division(other.key)
        guard division != own, division.scenarios == own.scenarios else { return false }
        let (mine, theirs) = (best[own] ?? 0, best[division] ?? 0)
        return theirs > mine || (theirs == mine && division.isBefore(own))
      }
    }
  }

  /// The sum of the parts that count, and what was found in the others.
  package var total: CampaignTally {
    var total = CampaignTally(requirementCount: header.requirementCount)
    let counted = countedParts
    for part in counted { total.add(part.tally) }
    for part in parts where !counted.contains(where: { $0.key == part.key }) {
      total.addFindings(of: part.tally)
    }
    return total
  }

  /// The seeds of the generated scenarios, in ascending order.
  package var seeds: [UInt64] {
    var seeds: [UInt64] = []
    for part in parts where part.key.phase == .generated && !seeds.contains(part.key.seed) {
      seeds.append(part.key.seed)
    }
    return seeds.sorted()
  }

  /// A way of sharing scenarios out.
  private struct Division: Hashable {
    struct Scenarios: Hashable {
      let phase: ScenarioPosition.Phase
      let seed: UInt64
      let start: Int
    }
    let scenarios: Scenarios
    let digest: UInt64
    let shardCount: Int

    init(_ key: CampaignPart.Key) {
      scenarios = Scenarios(phase: key.phase, seed: key.seed, start: key.start)
      digest = key.digest
      shardCount = key.shard.count
    }

    func isBefore(_ other: Division) -> Bool {
      (shardCount, digest) < (other.shardCount, other.digest)
    }
  }
}
