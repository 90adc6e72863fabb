import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

/// A bug that a run could not shrink to the end has one file all the same, as soon as somebody goes on with it.
@MainActor @Suite struct FuzzCorpusTests {
  private let folder: TemporaryFolder
  private let subject = NavigationSubject("Wrong", ToyAdapter(.pushesTwice))
  private static let shortest = "start A; push A"

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("corpus") }

  private func entries() throws -> [CorpusEntry] {
    try CorpusFolder(path).contents().files.map(\.entry)
  }

  private func corpus() -> FuzzCorpus {
    FuzzCorpus(path, subject) { Issue.record("\($0)") }
  }

  /// Draws until something is found, which has more lines than it takes.
  private func campaign(beginningWith stored: [NavigationScenario] = []) throws -> Campaign {
    var options = CampaignOptions(seed: 5, scenarioCount: 60)
    options.beginsSmall = false
    options.proof = .none
    options.stored = stored
    return try Campaign(subject: subject, options: options)
  }

  /// A night that ends as soon as something is found.
  private func night() async throws -> CampaignState {
    let corpus = corpus()
    var state: CampaignState?
    var isFound = false
    var campaign = try campaign()
    let report = await campaign.run(
      CampaignControl(
        patience: Patience(
          isOver: { isFound },
          isOut: {
            isFound = true
            return true
          }), checkpoint: { state = $0 }, found: { corpus.add($0) }))
    #expect(report.violations.first?.counterexample?.certainty == .endedByLimit)
    let stored = try #require(try entries().first)
    #expect(stored.lineCount > 2)
    #expect(try entries().count == 1)
    return try #require(state)
  }

  @Test func `the next night puts what it is shrunk to in its place`() async throws {
    _ = try await night()
    let first = try #require(try entries().first?.finding(on: "Wrong"))
    let corpus = corpus()
    corpus.read()
    corpus.begun = corpus.stored
    var campaign = try campaign(beginningWith: corpus.stored.compactMap(\.navigation))
    _ = await campaign.run(CampaignControl(found: { corpus.add($0) }))
    #expect(try entries().map(\.scenario.oneLine) == [Self.shortest])
    #expect(try entries().first?.finding(on: "Wrong")?.origin == first.origin)
  }

  @Test func `so does whoever goes on with the night`() async throws {
    let state = try await night()
    let corpus = corpus()
    corpus.add(state.record)
    var campaign = try campaign()
    campaign.resume(from: state)
    _ = await campaign.run(CampaignControl(found: { corpus.add($0) }))
    #expect(try entries().map(\.scenario.oneLine) == [Self.shortest])
  }

  private func store(
    _ requirement: String, _ scenario: CorpusScenario, at place: CorpusOrigin.Place
  ) throws {
    try CorpusFolder(path).add(
      CorpusEntry(
        requirement: requirement, scenario: scenario,
        findings: [
          CorpusFinding(
            subject: "Wrong", verdict: .violates(requirement),
            origin: CorpusOrigin(suite: .current, place: place))
        ]))
  }

  @Test func `what a run had found gives way in the next run of the command`() async throws {
    let long = try CorpusScenario("start A; push B; push A", about: .navigation)
    try store("PUSH-03", long, at: .small(9))
    let code = await Terminal().run(
      "fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "40", "--corpus", path)
    #expect(code == .violated)
    #expect(try entries().map(\.scenario.oneLine) == [Self.shortest])
  }

  @Test func `what was found beside the navigation stack gives way as well`() async throws {
    let long = try CorpusScenario(
      "contain navigation A; load; show; push B", about: .toolbarController)
    try store("CW-03", long, at: .small(9))
    // It comes first among all that are stored, and is none of those that the small system begins with.
    try store("APP-02", CorpusScenario("start A", about: .navigation), at: .small(9))
    let corpus = corpus()
    corpus.read()
    corpus.begun = corpus.stored
    var options = CampaignOptions(scenarioCount: 2)
    options.stored = corpus.stored.compactMap(\.navigation)
    options.storedBeside = corpus.stored.filter { $0.system != .navigation }
    var campaign = try Campaign(subject: subject, options: options)
    let adapter = HeadlessToolbarControllerAdapter(faults: [.toolbarBehind])
    campaign.systems = [ToolbarControllerSubject("Wrong", adapter).smallSystem]
    _ = await campaign.run(
      CampaignControl(found: { corpus.add($0) }, judged: { corpus.add($0) }))
    let beside = try entries().filter { $0.requirement == "CW-03" }
    #expect(beside.map(\.scenario.oneLine) == ["contain navigation A; load"])
    #expect(beside.first?.finding(on: "Wrong")?.origin?.place == .small(9))
  }

  @Test func `what somebody has handed in stays beside it`() async throws {
    let long = try CorpusScenario(
      "start A; push B; setToolbarHidden false; push A", about: .navigation)
    try store("PUSH-03", long, at: .given)
    let corpus = corpus()
    corpus.read()
    corpus.begun = corpus.stored
    var campaign = try campaign(beginningWith: corpus.stored.compactMap(\.navigation))
    _ = await campaign.run(CampaignControl(found: { corpus.add($0) }))
    #expect(
      try entries().map(\.scenario.oneLine).sorted() == [Self.shortest, long.oneLine].sorted())
  }
}
