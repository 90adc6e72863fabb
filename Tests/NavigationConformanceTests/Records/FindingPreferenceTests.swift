import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// Machines that have had more or less time for the same finding are merged, and the best of what they made of it stays.
@Suite("What is made of findings") struct FindingPreferenceTests {
  private static let header = CampaignHeader(subject: "S", claims: .all)
  private static let limits = Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)

  private static let certainties: [Counterexample.Certainty] = [
    .endedByLimit, .shortestFound,
    .ownVocabularySearched(
      lineCount: 1, scenarioCount: 9, totalCount: nil, within: limits, wholeLineCount: 1),
    .ownVocabularySearched(
      lineCount: 2, scenarioCount: 90, totalCount: 99, within: limits, wholeLineCount: 1),
    .shortestInOwnVocabulary(scenarioCount: 99, within: limits, wholeLineCount: 1),
    .shortestPossible(scenarioCount: 999, within: limits),
  ]

  private func counterexample(
    _ text: String, _ certainty: Counterexample.Certainty, seen: String = "nothing"
  ) throws -> Counterexample {
    Counterexample(
      scenario: ScenarioStory(try NavigationScenario(text)), failingLine: 1,
      comparisons: [.init(aspect: "a", expected: "1", observed: seen, differs: true)],
      certainty: certainty, foundLineCount: 9, foundAt: .generated(7, seed: 1),
      shrinkStepCount: 5)
  }

  /// Everything that is wrong in one scenario, with what somebody has made of it.
  private func record(
    _ counterexample: Counterexample?, breakdown: BreakdownFinding? = nil,
    lastWords: String = "", aftermath: Breakdown? = nil, example: String? = nil, end: Int = 100,
    count: Int = 1
  ) throws -> CampaignRecord {
    let position = ScenarioPosition(.generated, 7, seed: 1)
    let lines = try NavigationScenario("start A; push B; push B").lines
    var tally = CampaignTally(requirementCount: Self.header.requirementCount)
    tally.scenarioCount = end
    tally.add(
      ViolationRecord(
        blame: Blame(requirement: 4, signature: .differs), position: position, lines: lines,
        cutShortCount: count, aftermath: aftermath, counterexample: counterexample))
    tally.add(
      BreakdownRecord(
        Breakdown(.crashed(signal: 4), errorOutput: lastWords), position: position, lines: lines,
        finding: breakdown))
    tally.add(
      ChoiceRecord(
        choice: .poppedOrder, mask: 1, count: 1, position: position, lines: lines,
        shortest: try example.map { try NavigationScenario($0).lines }))
    let key = CampaignPart.Key(phase: .generated, seed: 1)
    return try CampaignRecord(
      header: Self.header, parts: [CampaignPart(key: key, end: end, tally: tally)])
  }

  @Test func `of two the one of which more is known stays, whoever comes first`() throws {
    for (weaker, stronger) in zip(Self.certainties, Self.certainties.dropFirst()) {
      let poor = try record(counterexample("start A; push A", weaker))
      let rich = try record(counterexample("start A; push A", stronger))
      #expect(try poor.merged(with: rich) == rich)
      #expect(try rich.merged(with: poor) == rich)
      #expect(try record(nil).merged(with: poor) == poor)
    }
  }

  @Test func `fewer lines count for more than what is known of them`() throws {
    let long = try record(counterexample("start A; push B; push B", Self.certainties[5]))
    let short = try record(counterexample("start A; push A", .endedByLimit))
    #expect(try long.merged(with: short) == short)
    #expect(try short.merged(with: long) == short)
  }

  @Test func `what came farther takes over what was made of the same finding before`() throws {
    let made = try counterexample("start A; push A", Self.certainties[5])
    let short = try record(made, example: "start A; pop")
    let long = try record(nil, end: 200, count: 3)
    for merged in [try short.merged(with: long), try long.merged(with: short)] {
      let violation = try #require(merged.total.violations.first)
      #expect(violation.cutShortCount == 3)
      #expect(violation.counterexample == made)
      #expect(merged.total.choices.first?.shortest?.count == 2)
      #expect(merged.total.scenarioCount == 200)
    }
  }

  @Test func `what scenarios came to has to be the same`() throws {
    let made = try counterexample("start A; push A", .shortestFound)
    #expect(
      #expect(throws: RecordConflict.self) {
        try record(made).merged(with: record(made, count: 2))
      }?.description
        == "the generated scenarios of seed 1 from 0, shard 1/1, came to different results; "
        + "a subject that is not deterministic, or two subjects")
  }

  @Test func `where nobody has looked into what is counted, the look of others is kept`() throws {
    let made = try counterexample("start A; push A", .shortestFound)
    let header = Self.header
    func record(_ shard: CampaignShard?, scenarios: Int, _ made: Counterexample?) throws
      -> CampaignRecord
    {
      var tally = CampaignTally(requirementCount: header.requirementCount)
      tally.scenarioCount = scenarios
      tally.add(
        ViolationRecord(
          blame: Blame(requirement: 4, signature: .differs),
          position: ScenarioPosition(.generated, made == nil ? 1 : 2, seed: 1),
          lines: try NavigationScenario("start A; push A").lines, counterexample: made))
      let key = CampaignPart.Key(phase: .generated, seed: 1, shard: try #require(shard))
      return try CampaignRecord(
        header: header, parts: [CampaignPart(key: key, end: 100, tally: tally)])
    }
    let counted = try record(CampaignShard(1, of: 2), scenarios: 50, nil)
    let other = try record(CampaignShard(1, of: 3), scenarios: 33, made)
    for merged in [try counted.merged(with: other), try other.merged(with: counted)] {
      #expect(merged.total.violations.map(\.counterexample) == [made])
      #expect(merged.total.violations.map(\.cutShortCount) == [1])
    }
  }

  @Test func `merging is associative, commutative and idempotent`() throws {
    var random = SeededGenerator(seed: 9)
    let stories = ["start A; push A", "start B; push B", "start A; push B; push B"]
    // As far known as another one, of which nobody counted how many there are.
    let certainties =
      Self.certainties + [
        .ownVocabularySearched(
          lineCount: 1, scenarioCount: 9, totalCount: 77, within: Self.limits, wholeLineCount: 1)
      ]
    var records: [CampaignRecord] = []
    for _ in 0..<12 {
      let certainty = certainties[random.index(below: certainties.count)]
      let story = stories[random.index(below: stories.count)]
      let made = try counterexample(story, certainty, seen: "\(random.index(below: 3))")
      let finding = BreakdownFinding(
        Breakdown(.crashed(signal: 4), errorOutput: "\(random.index(below: 3))"),
        scenario: ScenarioStory(try NavigationScenario(story)), scenarioCount: 1, foundLineCount: 3,
        foundAt: .generated(7, seed: 1), shrinkStepCount: 2, certainty: certainty)
      // Behind some of the scenarios nothing broke down.
      let end = [100, 200, 300][random.index(below: 3)]
      let words = "\(random.index(below: 3))"
      records.append(
        try record(
          random.chance(3, outOf: 4) ? made : nil,
          breakdown: random.chance(3, outOf: 4) ? finding : nil,
          lastWords: "\(random.index(below: 3))",
          aftermath: end == 200 ? nil : Breakdown(.crashed(signal: 4), errorOutput: words),
          example: random.chance(1, outOf: 2) ? stories[random.index(below: 2)] : nil,
          end: end))
    }
    let all = try records.reduce(records[0]) { try $0.merged(with: $1) }
    for _ in 0..<50 {
      var order = records + records.prefix(3)
      random.shuffle(&order)
      let cut = 1 + random.index(below: order.count - 1)
      let left = try order[..<cut].dropFirst().reduce(order[0]) { try $0.merged(with: $1) }
      let right = try order[cut...].dropFirst().reduce(order[cut]) { try $0.merged(with: $1) }
      #expect(try left.merged(with: right) == all)
      #expect(try right.merged(with: left) == all)
    }
  }
}
