import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is over with its step, such as a flag or what a pop returns, does not end a scenario.
@MainActor @Suite struct MomentaryDifferenceTests {
  private nonisolated static let both: NavigationFaults = [.movingToMissing, .popReturnsNewTop]

  private final class Runs {
    var count = 0
  }

  private func conformance(_ faults: NavigationFaults) -> Conformance {
    Conformance(of: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
  }

  private func report(_ faults: NavigationFaults) async throws -> ConformanceReport {
    var options = CampaignOptions(scenarioCount: 2_000)
    options.proof = .steps(2_000)
    return try await conformance(faults).check(options)
  }

  @Test func `A flag that is missing at every push hides nothing behind it`() async throws {
    let report = try await report([.movingToMissing])
    let result = try #require(report.violations.first)
    #expect(report.violations.map(\.id) == ["APP-08"])
    #expect(result.cutShortCount > 500)
    for id in ["POP-01", "POP-27", "CEN-08", "DLG-21"] {
      #expect(report.requirements.first { $0.id == id }?.verdict == .holds)
    }
    #expect(report.notes.filter { $0.contains("ended early") } == [])
  }

  @Test func `What is wrong behind it is found by itself, and as short as ever`() async throws {
    let report = try await report(Self.both)
    // Comparing two runs shows what is returned as well.
    let single = report.violations.filter { !$0.id.hasPrefix("REL-") }
    #expect(single.map(\.id) == ["POP-02", "APP-08"])
    #expect(
      single.compactMap(\.counterexample?.scenario.oneLine) == [
        "start A; push B; pop", "start A; push B",
      ])
    #expect(report.nondeterminism == nil)
  }

  @Test func `A replay goes on to what is wrong last`() async throws {
    let scenario = try NavigationScenario("start A; push B; pop")
    let later = await conformance(Self.both).replay(scenario)
    #expect(later.violated?.id == "POP-02")
    #expect(later.steps.map(\.line) == ["start A", "push B", "pop"])
    let earlier = await conformance([.movingToMissing]).replay(scenario)
    #expect(earlier.violated?.id == "APP-08")
    #expect(earlier.steps.map(\.line) == ["start A", "push B"])
  }

  @Test func `A stored scenario shows what is wrong last`() async throws {
    func id(_ faults: NavigationFaults) async throws -> String? {
      var replay = NavigationCorpusReplay(
        subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
      let sighting = await replay.run(try NavigationScenario("start A; push B; pop"))
      guard case .violates(let id, _, _) = sighting else { return nil }
      return id
    }
    #expect(try await id(Self.both) == "POP-02")
    #expect(try await id([.movingToMissing]) == "APP-08")
    #expect(try await id([]) == nil)
  }

  /// What one scenario violates, and how often.
  private func violations(in text: String) async throws -> [String] {
    var runner = ScenarioRunner(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: Self.both)))
    await runner.run(
      Script(try NavigationScenario(text).lines), at: ScenarioPosition(.exhaustive, 0))
    return runner.takeTally().violations.map { "\($0.requirement) \($0.cutShortCount)" }
  }

  /// For each aspect that is over with its step a fault, and where it shows.
  private nonisolated static let momentary:
    [(aspect: Aspect, fault: NavigationFaults, scenario: String)] = [
      (.returned, [.popReturnsNewTop], "start A; push B; pop"),
      (.transitionKind, [.setAlwaysPushes], "start A; push B; set B A animated"),
      (.affected, [.coveredUntold], "start A; push B"),
      (.movingTo, [.movingToMissing], "start A; push B"),
      (.movingFrom, [.movingFromMissing], "start A; push B; pop"),
      (.modalMoving, [.modalMovesFromParent], "start A; present B"),
      (.viewAtAppearance, [.appearsAfterEmbedding], "start A; push B"),
      (.willShowFlag, [.willShowPopFlagAlwaysSet], "start A; push B; pop"),
      (.barDuration, [.barDurationWrong], "start A; setNavigationBarHidden true animated"),
      (.barAnimation, [.barPropertyAnimates], "start A; navigationBarHidden = true"),
      (.toolbarAnimation, [.toolbarPropertyAnimates], "start A; toolbarHidden = false"),
      (.barContentAnimation, [.contentNeverAnimates], "start A; push B animated"),
      (
        .toolbarItemsAnimation, [.toolbarItemsFlagLost],
        "start A; setToolbarHidden false; A.setToolbarItems [x] animated"
      ),
    ]

  @Test func `There is a fault for each aspect that is over with its step`() {
    let aspects = Self.momentary.reduce(AspectSet(rawValue: 0)) { $0.union(AspectSet($1.aspect)) }
    #expect(aspects == .momentary)
  }

  @Test(arguments: momentary)
  func `What is over with its step ends no scenario`(
    aspect: Aspect, fault: NavigationFaults, scenario: String
  ) async throws {
    // With one of two flags wrong the messages are no pair, and of a pair the other may come yet.
    var session = Session(claims: aspect == .willShowFlag ? .all.subtracting(.didShow) : .all)
    session.ending = .impasse
    session.keepsPassed = true
    var script = Script(try NavigationScenario(scenario + "; A.title = \"x\"").lines)
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: fault))
    #expect(await subject.run(&session, &script) == .completed)
    #expect(session.passed.contains { $0.aspects.contains(aspect) })
  }

  @Test func `Each aspect counts once in a scenario`() async throws {
    let violations = try await violations(in: "start A; push B; push C; pop; pop")
    #expect(violations == ["POP-02 1", "APP-08 1"])
  }

  @Test func `What is known to be violated is counted and not carried out again`() async throws {
    var subject = NavigationSubject("subject", HeadlessAdapter(faults: [.movingToMissing]))
    let (run, runs) = (subject.run, Runs())
    subject.run = { session, script in
      runs.count += 1
      return await run(&session, &script)
    }
    var runner = ScenarioRunner(subject: subject)
    let lines = try NavigationScenario("start A; push B; pop").lines
    await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, 0))
    let first = runs.count
    #expect(first > 3)
    for index in 1..<10 {
      await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, index))
    }
    #expect(runs.count == first + 9)
    let violations = runner.takeTally().violations
    #expect(violations.map(\.requirement) == ["APP-08"])
    #expect(violations.map(\.cutShortCount) == [10])
    #expect(violations.map(\.scenario.oneLine) == ["start A; push B"])
  }

  @Test(
    arguments: [
      [.movingToMissing], both, [.setAlwaysPushes, .toolbarShownInitially],
    ] as [NavigationFaults])
  func `Who knows of no violation yet comes to the same`(faults: NavigationFaults) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    let count = 200
    func tally(of shard: CampaignShard) async -> CampaignTally {
      var runner = ScenarioRunner(subject: subject)
      let work = EpochWork(seed: 1, plan: GenerationPlan(), range: 0..<count, shard: shard)
      _ = await runner.run(0..<count, of: work)
      return runner.takeTally()
    }
    let whole = await tally(of: .only)
    #expect(whole.violations.contains { $0.cutShortCount > 10 })
    var sum = await tally(of: try #require(CampaignShard(1, of: 4)))
    for number in 2...4 { sum.add(await tally(of: try #require(CampaignShard(number, of: 4)))) }
    #expect(sum == whole)
  }

  @Test func `What ends a scenario after all counts once, and as an end`() async throws {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: [.popReturnsNewTop, .animatedPopForgetsItem]))
    var runner = ScenarioRunner(subject: subject)
    await runner.run(
      Script(try NavigationScenario("start A; push B; push C; pop; pop animated").lines),
      at: ScenarioPosition(.exhaustive, 0))
    let violation = try #require(runner.takeTally().violations.first)
    #expect(violation.requirement == "POP-02")
    #expect(violation.scenario.oneLine == "start A; push B; push C; pop")
    #expect(violation.cutShortCount == 1)
    #expect(violation.endedCount == 1)
    #expect(violation.shadows.map(\.scenarioCount).allSatisfy { $0 == 1 })
  }

  /// What a campaign steers around in the end.
  private func avoided(_ faults: NavigationFaults) async throws -> [Situation] {
    var options = CampaignOptions(scenarioCount: sample(1_000, of: 4_000))
    options.proof = .none
    options.beginsSmall = false
    options.epochLength = options.scenarioCount
    var campaign = try Campaign(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)), options: options)
    var state: CampaignState?
    let report = await campaign.run(CampaignControl(checkpoint: { state = $0 }))
    #expect(!report.violations.isEmpty)
    return try #require(state).avoided
  }

  @Test func `Where more goes wrong with it, the scenario ends, and that is kept away from`()
    async throws
  {
    // Two messages of which one has a wrong flag are no pair.
    let avoided = try await avoided([.willShowFlagLost])
    #expect(avoided.contains { $0.contains(.animated) })
  }

  @Test func `What seldom ends a scenario is not kept away from`() async throws {
    #expect(try await avoided([.movingToMissing]).isEmpty)
  }

  @Test(
    arguments: [
      ([.popReturnsNewTop], ["REL-POP-16"]),
      // The common beginning differs in what is over with its step.
      (both, ["REL-POP-16"]),
      // It differs in what lasts.
      ([.popReturnsNewTop, .unanimatedPushForgetsView], []),
    ] as [(NavigationFaults, [String])])
  func `What comparing two runs shows is not lost behind it`(
    _ faults: NavigationFaults, _ found: [String]
  ) async throws {
    var runner = ScenarioRunner(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
    let lines = try NavigationScenario("start A; push B; either; pop; or; popTo A").lines
    await runner.run(try #require(RelationScenario(lines)), at: ScenarioPosition(.compared, 0))
    #expect(runner.takeTally().violations.map(\.requirement) == found)
  }

  /// What a pop has returned, for as long as the scenario lasts in which it did.
  private final class Remembered {
    private weak var stage: MutantStage?
    private var returned: [UIViewController] = []

    subscript(_ stage: MutantStage) -> [UIViewController] {
      get { self.stage === stage ? returned : [] }
      set { (self.stage, returned) = (stage, newValue) }
    }
  }

  @Test func `What can go wrong only behind it is found, though the same is looked at`()
    async throws
  {
    // The last pop that had something to pop is what each of them returns.
    let remembered = Remembered()
    var mutation = Mutation()
    mutation.returned = { stage, operation in
      guard operation.isPop else { return nil }
      if stage.before.count > 1 { remembered[stage] = stage.stack.suffix(1) }
      return remembered[stage]
    }
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    var options = CampaignOptions(scenarioCount: 4_000)
    options.proof = .none
    let report = try await Conformance(of: subject).check(options)
    #expect(report.nondeterminism == nil)
    let found = report.violations.filter { $0.id.hasPrefix("POP-") }
    #expect(found.map(\.id) == ["POP-02", "POP-04"])
    #expect(
      found.last?.counterexample?.scenario.oneLine
        == "start A; push B; pop; set B; pop")
    let scenario = try NavigationScenario("start A; push B; push C; pop; popToRoot; pop")
    #expect(await Conformance(of: subject).replay(scenario).violated?.id == "POP-04")
    var corpus = NavigationCorpusReplay(subject: subject)
    guard case .violates("POP-04", _, _) = await corpus.run(scenario) else {
      Issue.record("a stored scenario shows what came last")
      return
    }
  }

  @Test func `Where a callback has something to do yet, the scenario ends`() async throws {
    #expect(try await violations(in: "start A; push B; pop") == ["POP-02 1", "APP-08 1"])
    #expect(
      try await violations(in: "start A; C.viewWillAppear: push D; push B; pop") == ["APP-08 1"])
  }
}
