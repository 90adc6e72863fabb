import ConformanceTestSupport
import Foundation
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Plans", .aside) struct PlanScheduleTests {
  /// Learned once: each test begins with a copy.
  private static let plain = PlanScheduleTests().schedule()
  private static let avoiding = PlanScheduleTests().schedule(
    avoided: [[.push, .duplicate], [.pop]])

  private func schedule(
    seed: UInt64 = 1, stored: [[ScenarioLine]] = [], avoided: [Situation] = [],
    epochLength: Int = sample(80, of: 200)
  ) -> PlanSchedule {
    PlanSchedule(
      seed: seed, claims: .all, matcher: RequirementMatcher(catalogue: .core, claims: .all),
      epochLength: epochLength, stored: stored,
      avoided: avoided)
  }

  private func counts(_ plan: GenerationPlan, indices: Range<UInt64>) -> [Int] {
    let sample = PlanSample(of: plan, seed: 5, indices: indices, claims: .all)
    let catalogue = RequirementCatalogue.core
    return Coverage(
      of: sample, RequirementMatcher(catalogue: catalogue, claims: .all),
      requirementCount: catalogue.requirements.count
    ).perRequirement
  }

  @Test func `a plan is learned for the first epoch and for those that are powers of two`() {
    let learnings = (0...9).map { PlanSchedule.lastLearning(until: $0) }
    #expect(learnings == [0, 1, 2, 2, 4, 4, 4, 4, 8, 8])
  }

  @Test func `the plan of an epoch is the same in whatever order it is asked for`() {
    var first = Self.plain
    var second = Self.plain
    let epochs = 0..<sample(4, of: 6)
    let ascending = epochs.map { first.plan(forEpoch: $0) }
    let descending = epochs.reversed().map { second.plan(forEpoch: $0) }
    #expect(ascending == descending.reversed())
  }

  @Test func `between two learnings the plan stays`() {
    var schedule = Self.plain
    #expect(schedule.plan(forEpoch: 2) == schedule.plan(forEpoch: 3))
    #expect(schedule.plan(forEpoch: 3) != schedule.plan(forEpoch: 4))
  }

  @Test func `another seed learns another plan`() {
    var first = Self.plain
    var second = schedule(seed: 2)
    #expect(first.plan(forEpoch: 1) != second.plan(forEpoch: 1))
  }

  @Test func `what is rarest under the first weights is tested more often under a learned plan`() {
    var schedule = schedule(epochLength: sample(200, of: 1_000))
    let indices = 0..<sample(200, of: 1_500 as UInt64)
    let before = counts(GenerationPlan(), indices: indices)
    let after = counts(schedule.plan(forEpoch: 4), indices: indices)
    // No single step puts a relation to the test.
    let single = before.indices.filter {
      RequirementCatalogue.core.requirements[$0].relation == nil
    }
    let rarest = single.sorted { before[$0] < before[$1] }.prefix(6)
    let gained = rarest.reduce(0) { $0 + after[$1] }
    let had = rarest.reduce(0) { $0 + before[$1] }
    #expect(gained * 2 > had * 3, "\(gained) after \(had)")
  }

  @Test func `stored scenarios come first among the patterns and stay`() throws {
    let stored = try ["start A; push B; pop", "start A; popToRoot"].map {
      try NavigationScenario($0).lines
    }
    var schedule = schedule(stored: stored)
    for epoch in [0, 1, sample(2, of: 8)] {
      let plan = schedule.plan(forEpoch: epoch)
      #expect(Array(plan.patterns.prefix(2)) == stored)
      #expect(plan.storedPatternCount == 2)
      #expect(plan.patterns.count <= 2 + PlanLearner.longestMemory)
      #expect(plan.patterns.count > 2)
    }
  }

  @Test func `what is avoided stays avoided`() {
    var schedule = Self.avoiding
    for epoch in [0, sample(2, of: 8)] {
      #expect(schedule.plan(forEpoch: epoch).avoided == [[.push, .duplicate], [.pop]])
    }
  }

  @Test func `a plan that was printed is read again`() throws {
    var schedule = Self.avoiding
    for epoch in 0..<3 {
      let plan = schedule.plan(forEpoch: epoch)
      #expect(try PlanDocument(plan).plan() == plan)
    }
  }

  @Test(arguments: [
    (
      "\"storedPatterns\" : 0", "\"storedPatterns\" : -1",
      "'storedPatterns' expects at most the 0 patterns there are, found -1"
    ),
    (
      "\"storedPatterns\" : 0", "\"storedPatterns\" : 1",
      "'storedPatterns' expects at most the 0 patterns there are, found 1"
    ),
    (
      "\"longestList\" : 6", "\"longestList\" : 0",
      "'longestList' expects a length from 1, found 0"
    ),
    (
      "\"push\" : 30", "\"push\" : 4294967295",
      "the weight of 'push' expects at most 10000, found 4294967295"
    ),
  ])
  func `numbers that no plan has are told and not believed`(
    _ part: String, _ other: String, _ message: String
  ) throws {
    let text = try JSONText.text(of: PlanDocument(GenerationPlan()))
    try #require(text.contains(part))
    let damaged = try JSONText.value(
      of: PlanDocument.self, from: text.replacingOccurrences(of: part, with: other))
    let fault = #expect(throws: RecordFault.self) { try damaged.plan() }
    #expect(fault?.description == message)
  }

  /// With what a corpus holds and what is known to be wrong: all that a plan can hold. Learned once.
  private static let full = Result {
    var schedule = PlanScheduleTests().schedule(
      stored: [try NavigationScenario("start A; push B; popToRoot animated; push B").lines],
      avoided: [[.push, .duplicate]], epochLength: 80)
    return [0, 1, 4].map { (epoch: $0, plan: schedule.plan(forEpoch: $0)) }
  }

  private func fullPlan(_ epoch: Int) throws -> GenerationPlan {
    try #require(Self.full.get().first { $0.epoch == epoch }).plan
  }

  @Test(arguments: [0, 1, 4])
  func `a seed learns the same plans in every build of this version`(_ epoch: Int) throws {
    let document = PlanDocument(try fullPlan(epoch))
    let text = try JSONText.text(of: document)
    let golden = GoldenFile("Generated/v\(ScenarioGenerator.version)/plan-\(epoch).json")
    #expect(try golden.difference(from: text) == "")
  }

  @Test func `a learned plan means the same scenarios in every build of this version`() throws {
    let plan = try fullPlan(4)
    let scenarios = (UInt64(0)..<30).map { index -> String in
      let lines = ScenarioGenerator(seed: 7, index: index, plan: plan, claims: .all).scenario
      return "# scenario \(index)\n" + NavigationScenario(lines: lines).text
    }
    let golden = GoldenFile("Generated/v\(ScenarioGenerator.version)/learned.scenarios")
    #expect(try golden.difference(from: scenarios.joined(separator: "\n\n") + "\n") == "")
  }

  @Test func `scenarios that vary a pattern keep to what the model accepts`() {
    var schedule = Self.plain
    let plan = schedule.plan(forEpoch: 2)
    var expectation = Expectation()
    for index in 0..<sample(150, of: 400) {
      var generator = ScenarioGenerator(seed: 9, index: UInt64(index), plan: plan, claims: .all)
      var model = NavigationModel()
      while let line = generator.next(in: model) {
        #expect(model.refusal(of: line) == nil)
        model.apply(line, to: &expectation)
      }
      #expect(model.isStarted)
      #expect(model.isSettled)
    }
  }
}
