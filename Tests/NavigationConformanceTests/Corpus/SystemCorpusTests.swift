import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Claims that it preserves its state, and says nothing of it.
private struct MuteLifecycle: LifecycleAdapter {
  static var capabilities: LifecycleCapabilities { .preservation }

  private(set) var stack: [String] = []

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) {
    stack = ["A"]
  }

  mutating func push(_ label: String) { stack.append(label) }
  mutating func pop() { stack.removeLast() }
  mutating func setViewControllers(_ labels: [String]) { stack = labels }
}

/// Stored scenarios about what a subject has beside its navigation stack.
@MainActor @Suite("Stored scenarios of small systems") struct SystemCorpusTests {
  private func subject(
    layout: LayoutFaults = [], lifecycle: LifecycleFaults = [],
    toolbarController: ToolbarControllerFaults = []
  ) -> CorpusSubject {
    CorpusSubject(
      NavigationSubject("S", HeadlessAdapter()),
      systems: [
        FullScreenLayoutSubject("S", HeadlessLayoutAdapter(faults: layout)).smallSystem,
        LifecycleSubject("S", HeadlessLifecycleAdapter(faults: lifecycle)).smallSystem,
        ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter(faults: toolbarController))
          .smallSystem,
      ])
  }

  private func entry(
    _ scenario: String, _ system: ScenarioSystem, _ requirement: String,
    _ verdict: CorpusVerdict? = nil, on name: String = "S"
  ) throws -> CorpusEntry {
    CorpusEntry(
      requirement: requirement, scenario: try CorpusScenario(scenario, about: system),
      findings: [
        CorpusFinding(subject: verdict == nil ? "T" : name, verdict: verdict ?? .agrees)
      ])
  }

  private func contents(_ entries: CorpusEntry...) -> CorpusContents {
    CorpusContents(
      files: entries.map { CorpusFile(name: CorpusName.name(for: $0), entry: $0) })
  }

  private static let preserved =
    "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode"

  // MARK: Checking

  @Test func `each is run on the system that it is about`() async throws {
    let contents = contents(
      try entry("start A; push A", .navigation, "PUSH-03", .agrees),
      try entry(Self.preserved, .lifecycle, "ST-01", .violates("ST-01")),
      try entry(Self.preserved, .lifecycle, "ST-13"),
      try entry("contain navigation A", .toolbarController, "CW-06", .violates("CW-06")),
      try entry("contain navigation A", .toolbarController, "CW-24"),
      try entry("layout", .layout, "LAY-01", .agrees))
    let results = try await CorpusCheck(
      of: subject(lifecycle: [.nothingPreserved], toolbarController: [])
    ).run(contents)
    #expect(
      results.map(\.outcome) == [
        .reproduced(.agrees), .reproduced(.violates("ST-01")), .violates("ST-01"),
        .changed(from: .violates("CW-06"), to: .agrees), .agrees, .reproduced(.agrees),
      ])
  }

  @Test func `what a subject does not have or does not claim is not carried out`() async throws {
    let bare = CorpusSubject(NavigationSubject("S", HeadlessAdapter()))
    let layout = contents(try entry("layout toolbar", .layout, "LAY-01"))
    #expect(
      try await CorpusCheck(of: bare).run(layout).map(\.outcome)
        == [.unjudged("the subject has nothing to show about layouts")])
    let alone = CorpusSubject(
      name: "S", navigation: nil,
      systems: [FullScreenLayoutSubject("S", HeadlessLayoutAdapter()).smallSystem])
    let both = contents(
      try entry("layout toolbar", .layout, "LAY-01"),
      try entry("start A", .navigation, "INIT-07"))
    #expect(
      try await CorpusCheck(of: alone).run(both).map(\.outcome)
        == [.agrees, .unjudged("the subject has nothing to show about navigation controllers")])
    let storyboard = contents(try entry("make storyboard A", .lifecycle, "CON-05"))
    let unclaiming = CorpusSubject(
      name: "S", navigation: nil,
      systems: [LifecycleSubject("S", AstrayLifecycle(.neverPops)).smallSystem])
    #expect(
      try await CorpusCheck(of: unclaiming).run(storyboard).map(\.outcome)
        == [.unjudged("'make storyboard A' is not supported")])
  }

  /// An item of the bar does not have to be there for the stack to be judged; what comes before has another cause.
  @Test func `what differs before the last line is not what a scenario shows`() async throws {
    let contents = contents(
      try entry(
        "contain navigation A; load; show; push B animated", .toolbarController, "CW-15",
        .violates("CW-15")))
    let results = try await CorpusCheck(
      of: subject(toolbarController: [.motionLost, .contentKeepsOrigin])
    ).run(contents)
    #expect(results.map(\.outcome) == [.reproduced(.violates("CW-15"))])
  }

  @Test func `an adapter that cannot be driven is told where a scenario is about it`() async throws
  {
    let forgetful = CorpusSubject(
      NavigationSubject("S", HeadlessAdapter()),
      systems: [LifecycleSubject("S", MuteLifecycle()).smallSystem])
    let mistaken = contents(try entry("make root A", .lifecycle, "CLS-01"))
    let error = try await #require(throws: CorpusCheckFailure.self) {
      try await CorpusCheck(of: forgetful).run(mistaken)
    }
    #expect(
      error.description
        == "about life cycles: The adapter claims what 'encode' takes, and answers Unsupported. Implement it, or "
        + "leave the claim out of the capabilities.")
    let other = contents(try entry("start A", .navigation, "INIT-07"))
    #expect(try await CorpusCheck(of: forgetful).run(other).map(\.outcome) == [.agrees])
  }

  // MARK: Breaking down

  /// The adapter fails its self-check, so that whoever tries it is told.
  private var mute: CorpusSubject {
    CorpusSubject(
      NavigationSubject("S", HeadlessAdapter()),
      systems: [LifecycleSubject("S", MuteLifecycle()).smallSystem])
  }

  @Test func `what is recorded to break the subject down is not tried in this process`()
    async throws
  {
    let recorded = "it is recorded that it breaks down (crashed (signal 5)); use '--isolated'"
    let begun =
      "it begins with what is recorded to break down (crashed (signal 5)); use '--isolated'"
    let broken = contents(
      try entry(
        "make root A; push B", .lifecycle, CorpusEntry.breakdown, .breaksDown("crashed (signal 5)")),
      try entry("make root A; push B", .lifecycle, "ST-13"),
      try entry("make root A; push B; encode", .lifecycle, "ST-03", .violates("ST-03")),
      try entry("start A; push B", .navigation, "PUSH-03", .agrees))
    #expect(
      try await CorpusCheck(of: mute).run(broken).map(\.outcome) == [
        .unjudged(recorded), .unjudged(recorded), .unjudged(begun), .reproduced(.agrees),
      ])
    let minimization = try await CorpusMinimization(of: broken, on: mute)
    #expect(minimization.steps.map(\.fate) == [.unchanged, .unchanged, .kept(begun), .unchanged])
    #expect(minimization.change.isEmpty)
  }

  @Test func `what is recorded of others, or of another system, keeps nothing away`() throws {
    let entries = [
      try entry(
        "make root A; push B", .lifecycle, CorpusEntry.breakdown, .breaksDown("crashed (signal 5)"),
        on: "T"),
      try entry(
        "start A; push B", .navigation, CorpusEntry.breakdown, .breaksDown("crashed (signal 5)")),
    ]
    let scenario = try CorpusScenario("make root A; push B; pop", about: .lifecycle)
    let here = RecordedBreakdowns(in: entries, of: "S", isInProcess: { _ in true })
    #expect(here.reason(against: scenario) == nil)
    #expect(here.reason(against: entries[1].scenario) != nil)
    let other = RecordedBreakdowns(in: entries, of: "T", isInProcess: { _ in true })
    #expect(other.reason(against: scenario) != nil)
    #expect(other.reason(against: try CorpusScenario("make root A; pop", about: .lifecycle)) == nil)
    let elsewhere = RecordedBreakdowns(in: entries, of: "T", isInProcess: { $0 != .lifecycle })
    #expect(elsewhere.reason(against: scenario) == nil)
  }

  // MARK: Shrinking again

  @Test func `a longer one gives way to the shortest`() async throws {
    let before = contents(
      try entry(
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
          + "make root A; push B; pop; push B; encode",
        .lifecycle, "ST-03", .violates("ST-03")),
      try entry(
        "contain navigation A; load; show; push B; pop", .toolbarController, "CW-06",
        .violates("CW-06")),
      try entry("layout", .layout, "LAY-01", .agrees))
    let faulty = subject(lifecycle: [.encodedFromTop], toolbarController: [.delegateNotTaken])
    let minimization = try await CorpusMinimization(of: before, on: faulty)
    #expect(
      minimization.steps.map(\.fate) == [
        .shrunk(from: 8, to: 6), .shrunk(from: 5, to: 1), .unchanged,
      ])
    let scenarios = minimization.change.files.map(\.entry.scenario.oneLine)
    #expect(
      scenarios == [
        "contain subclass A",
        "make root A; push B; restorationIdentifier = n; A.restorationIdentifier = x; "
          + "B.restorationIdentifier = x; encode",
      ])
    #expect(
      minimization.change.files.allSatisfy {
        $0.entry.findings.map(\.verdict) == [.violates($0.entry.requirement)]
      })
  }

  /// Behind what is wrong before, and nothing else follows from.
  @Test func `what has another violation before it is shrunk behind that`() async throws {
    let before = contents(
      try entry(
        "contain navigation A; load; show; push B animated; pop; push B animated",
        .toolbarController, "CW-15", .violates("CW-15")))
    let faulty = subject(toolbarController: [.motionLost, .contentKeepsOrigin])
    let minimization = try await CorpusMinimization(of: before, on: faulty)
    #expect(minimization.steps.map(\.fate) == [.shrunk(from: 6, to: 4)])
    #expect(
      minimization.change.files.map(\.entry.scenario.oneLine)
        == ["contain navigation A; load; show; push B animated"])
  }

  // MARK: Campaigns

  private func run(
    _ stored: [String], _ faults: LifecycleFaults = [], scenarios: Int = 40,
    until isOver: @escaping () -> Bool = { false }
  ) async throws -> (key: SystemRun.Key, run: SystemRun) {
    let system = LifecycleSubject("S", HeadlessLifecycleAdapter(faults: faults)).smallSystem
    var options = CampaignOptions(scenarioCount: scenarios)
    options.proof = .none
    options.storedBeside = try stored.map { text in try CorpusScenario(text, about: .lifecycle) }
    let report = await system.check(options, with: Patience(isOver: isOver))
    return (system.key(of: options), try #require(SystemRun(report)))
  }

  @Test func `they come first, and on top of the others`() async throws {
    let plain = try await run([])
    let stored = try await run(["make root A; pop", Self.preserved])
    #expect(stored.run.key == stored.key && plain.run.key == plain.key)
    #expect(stored.run.scenarioCount == plain.run.scenarioCount + 2)
    #expect(stored.run.stepCount == plain.run.stepCount + 6)
    #expect(stored.key.wantedCount == plain.key.wantedCount + 2)
    #expect(plain.key.stored == nil)
    #expect(stored.key.stored != nil)
    // What is begun with makes another run of it, and so does its order.
    let other = try await run([Self.preserved, "make root A; pop"])
    #expect(other.key.stored != stored.key.stored)
  }

  @Test func `of a subject with a fault the others are the same, too`() async throws {
    let faults: LifecycleFaults = [.nothingPreserved]
    let plain = try await run([], faults, scenarios: 300)
    let stored = try await run([Self.preserved, "make root A"], faults, scenarios: 300)
    #expect(stored.run.scenarioCount == plain.run.scenarioCount + 2)
    for (one, other) in zip(plain.run.requirements, stored.run.requirements) {
      let storedCount = one.id == "ST-01" ? 1 : 0
      #expect(other.cutShortCount == one.cutShortCount + storedCount, "\(one.id)")
      #expect(other.exercisedCount >= one.exercisedCount, "\(one.id)")
    }
  }

  /// What a scenario was stored for was found behind what is wrong before it.
  @Test func `one that shows several things is run until it has shown all of them`() async throws {
    let system = ToolbarControllerSubject(
      "S", HeadlessToolbarControllerAdapter(faults: [.motionLost, .contentKeepsOrigin])
    ).smallSystem
    var options = CampaignOptions(scenarioCount: 0)
    options.proof = .none
    options.storedBeside = [
      try CorpusScenario(
        "contain navigation A; load; show; push B animated", about: .toolbarController)
    ]
    let report = await system.check(options)
    #expect(report.violations.map(\.id) == ["CW-10", "CW-15"])
    #expect(report.scenarioCount == 1)
    #expect(report.violations.allSatisfy { $0.counterexample?.foundAt == .stored(0) })
    #expect(report.violations.allSatisfy { $0.cutShortCount == 1 })
  }

  @Test func `what they show is said to be stored`() async throws {
    let (_, run) = try await run(["make root A", Self.preserved], [.nothingPreserved])
    let violation = try #require(run.requirements.first { $0.id == "ST-01" })
    #expect(violation.counterexample?.foundAt == .stored(1))
  }

  /// By its number whoever keeps the corpus finds the scenario that gives way.
  @Test func `where one before it is not claimed, another is not said to have shown it`()
    async throws
  {
    var options = CampaignOptions(scenarioCount: 0)
    options.proof = .none
    options.storedBeside = try ["layout", "make subclass A", Self.preserved].map {
      try CorpusScenario($0, about: $0 == "layout" ? .layout : .lifecycle)
    }
    let system = LifecycleSubject("S", AstrayLifecycle(faults: [.nothingPreserved])).smallSystem
    let report = await system.check(options)
    #expect(report.scenarioCount == 1)
    #expect(report.violations.map(\.counterexample?.foundAt) == [.stored(1)])
  }

  @Test func `a run that is over begins with no more of them`() async throws {
    var left = 1
    let (key, run) = try await run(["make root A", "make subclass A"]) {
      left -= 1
      return left < 0
    }
    #expect(run.scenarioCount == 1)
    #expect(run.key.cutAt == 1)
    #expect(run.key.stored == key.stored)
    #expect(run.key.wantedCount == key.wantedCount)
  }

  @Test func `a run that was ended is none of which the rest is known`() async throws {
    var left = 2
    let cut = try await run(["make root A", "make subclass A"]) {
      left -= 1
      return left < 0
    }
    let whole = try await run(["make root A", "make subclass A"])
    let other = try await run(["make root A"])
    var record = CampaignRecord(header: CampaignHeader(subject: "S", claims: .all))
    record.extend(by: cut.run)
    #expect(!record.hasRun(of: whole.key))
    record.extend(by: whole.run)
    #expect(record.systemRuns == [whole.run])
    #expect(record.hasRun(of: whole.key))
    #expect(!record.hasRun(of: other.key))
  }

  @Test func `that machines began differently is said`() async throws {
    let header = CampaignHeader(subject: "S", claims: .all)
    let plain = try CampaignRecord(header: header, systemRuns: [try await run([]).run])
    let stored = try CampaignRecord(
      header: header, systemRuns: [try await run(["make root A"]).run])
    #expect(plain.sharingNotes == [])
    let merged = try plain.merged(with: stored)
    #expect(merged == (try stored.merged(with: plain)))
    #expect(
      merged.sharingNotes == [
        "The life cycle was judged with seed 1 after different beginnings, as with another corpus: "
          + "of these the one that went farthest is counted, a whole one before one that was cut short, and "
          + "what the others found stays."
      ])
  }

  @Test func `a record says what it began with in one way only`() async throws {
    let run = try await run(["make root A"]).run
    let text = String(
      decoding: try JSONEncoder().encode(SystemRunDocument(run)), as: UTF8.self)
    let digest = try #require(run.key.stored)
    #expect(try read(text) == run)
    for damaged in ["", "nothing", "0123456789abcdeg"] {
      let error = try #require(throws: RecordFault.self) {
        try read(text.replacingOccurrences(of: digest, with: damaged))
      }
      #expect(
        error.description
          == "'stored' expects sixteen hexadecimal digits, found \(ScenarioText.found(damaged))")
    }
  }

  private func read(_ text: String) throws -> SystemRun {
    try JSONDecoder().decode(SystemRunDocument.self, from: Data(text.utf8)).run()
  }

  @Test func `what the adapter does not claim is left out`() async throws {
    let system = LifecycleSubject("S", AstrayLifecycle(.neverPops)).smallSystem
    var options = CampaignOptions(scenarioCount: 10)
    let plain = system.key(of: options)
    options.storedBeside = [try CorpusScenario("make storyboard A", about: .lifecycle)]
    #expect(system.key(of: options) == plain)
    options.storedBeside.append(try CorpusScenario("layout", about: .layout))
    #expect(system.key(of: options) == plain)
    options.storedBeside.append(try CorpusScenario("make root A", about: .lifecycle))
    #expect(system.key(of: options).wantedCount == plain.wantedCount + 1)
  }

  @Test func `what a run has found becomes entries, with what it is about`() async throws {
    let (_, run) = try await run([], [.nothingPreserved])
    let header = CampaignHeader(subject: "S", claims: .all)
    let corpus = Corpus(run, of: header, date: "2026-03-01")
    let entry = try #require(corpus.entries.first { $0.requirement == "ST-01" })
    #expect(entry.scenario.system == .lifecycle)
    #expect(entry.findings.map(\.subject) == ["S"])
    #expect(entry.findings.first?.verdict == .violates("ST-01"))
    #expect(entry.findings.first?.date == "2026-03-01")
    #expect(entry.findings.first?.differences.isEmpty == false)
    #expect(entry.findings.first?.origin?.suite == .current)
    let read = try CorpusReader.entry(from: Array(entry.text.utf8))
    #expect(read == entry)
    let outcomes = try await CorpusCheck(of: subject(lifecycle: [.nothingPreserved])).run(
      CorpusContents(files: corpus.entries.map { CorpusFile(name: "x", entry: $0) }))
    #expect(outcomes.count == corpus.entries.count)
    #expect(
      outcomes.allSatisfy { if case .reproduced = $0.outcome { true } else { false } })
  }

  @Test func `what is answered in two ways shows nothing`() async throws {
    var (_, run) = try await run([], [.nothingPreserved])
    let header = CampaignHeader(subject: "S", claims: .all)
    let violation = try #require(run.requirements.first { $0.id == "ST-01" })
    let story = try #require(violation.counterexample?.scenario)
    run.nondeterminism = Nondeterminism(scenario: story, first: "one", second: "two")
    #expect(!Corpus(run, of: header).entries.contains { $0.requirement == "ST-01" })
  }
}
