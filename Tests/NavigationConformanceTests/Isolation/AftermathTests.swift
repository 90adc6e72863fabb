import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject that breaks down after it has differed: that is a note to the difference, wherever it shows.
@Suite struct AftermathTests {
  private let process = Process()

  private func subject() throws -> NavigationSubject {
    NavigationSubject(try process.subject(), name: nil, ProcessLimits(breakdowns: 1))
  }

  private static let text = "start A; set B A; either; pop; or; popTo B"

  private func relation() throws -> RelationScenario {
    try #require(RelationScenario(try NavigationScenario(Self.text).lines))
  }

  @Test func `A run that is compared with another shows the violation that came first`()
    async throws
  {
    var runner = ScenarioRunner(subject: try subject())
    await runner.run(try relation(), at: ScenarioPosition(.compared, 0))
    #expect(!runner.isStuck)
    let tally = runner.takeTally()
    #expect(tally.breakdowns.isEmpty)
    #expect(tally.violations.map(\.requirement) == ["SETVC-13"])
    #expect(tally.violations.map(\.scenario.oneLine) == ["start A; set B A"])
    #expect(tally.violations.map(\.aftermath?.kind) == [.exited(code: 1)])
  }

  @Test func `A replay of two runs stops at the first difference of the one that breaks`()
    async throws
  {
    let report = await Conformance(of: try subject()).replay(try NavigationScenario(Self.text))
    #expect(report.violated?.id == "SETVC-13")
    #expect(report.steps.map(\.line) == ["start A", "set B A"])
  }

  @Test func `Two stored runs of which one breaks violate what it differed in before`()
    async throws
  {
    var replay = NavigationCorpusReplay(subject: try subject())
    let sighting = await replay.run(try NavigationScenario(Self.text))
    guard case .violates(let id, _, _) = sighting else {
      Issue.record("\(sighting)")
      return
    }
    #expect(id == "SETVC-13")
  }

  @Test func `After a difference of two subjects it does not count how one of them ends`()
    async throws
  {
    var oracle = DifferenceOracle(
      NavigationSubject("Whole", ModelAdapter()), try subject(), catalogue: .core)
    let found = await oracle.execute(try NavigationScenario("start A; set B A; popTo B").lines)
    #expect(found.failingLine == 1)
    #expect(!oracle.brokenDown.second)
  }

  private func runs(
    _ count: Int, of process: Process, from lesson: StepLesson? = StepLesson(),
    _ text: String = "start A; set B A; popTo B"
  ) async throws -> ScenarioRunner {
    let subject = NavigationSubject(
      try process.subject(), name: nil, ProcessLimits(breakdowns: 100))
    var runner = ScenarioRunner(
      subject: subject, catalogue: .core,
      matcher: RequirementMatcher(catalogue: .core, claims: subject.capabilities),
      remembers: lesson != nil)
    if let lesson { runner.goOn(from: lesson, known: [], breakdownWeight: 0) }
    for index in 0..<count {
      let lines = try NavigationScenario(text).lines
      await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, index))
    }
    return runner
  }

  @Test func `What comes after a known violation is looked into until enough is known of it`()
    async throws
  {
    var runner = try await runs(8, of: process)
    let violations = runner.takeTally().violations
    #expect(violations.map(\.cutShortCount) == [8])
    #expect(violations.map(\.aftermath?.kind) == [.exited(code: 1)])
    // One process for each breakdown, of which the first six are found out twice, and the one that is left.
    #expect(process.launchCount == 6 * 2 + 2 + 1)
  }

  @Test func `Who goes on looks into as many as are left`() async throws {
    let first = try await runs(4, of: process)
    #expect(first.lesson.wantedAftermaths == 2)
    let second = Process()
    let rest = try await runs(4, of: second, from: first.lesson)
    #expect(rest.lesson.wantedAftermaths == 0)
    #expect(second.launchCount == 2 * 2 + 2 + 1)
  }

  @Test func `Where a hang is enough once, it is one where the subject is known to hang`() throws {
    let hanging = Process(ending: .hung)
    let remote = try hanging.subject()
    func run(_ text: String) throws -> Int {
      let script = WireScript.navigation(try NavigationScenario(text).lines)
      let before = hanging.scenarioCount
      let exchange = remote.exchange(script) { !remote.hangs.leaveOpen($0, script) }
      #expect(exchange.breakdown?.kind == .hung)
      return hanging.scenarioCount - before
    }
    #expect(try run("start A; set B A; popTo B") == 2)
    #expect(try run("start A; set C A; popTo C") == 1)
  }

  @Test func `A refusal that is due after a difference is no breakdown`() async throws {
    let text = "start A; set B A; push A"
    var runner = try await runs(1, of: Process(refusesByEnding: true), text)
    let refusing = runner.takeTally().violations
    #expect(refusing.map(\.requirement) == ["SETVC-13"])
    #expect(refusing.map(\.aftermath) == [nil])
    #expect(runner.lesson.wantedAftermaths == 6)
    runner = try await runs(1, of: Process(refusesByEnding: true), "start A; set B A; popTo B")
    #expect(runner.takeTally().violations.map(\.aftermath?.kind) == [.exited(code: 1)])
  }

  @Test func `A subject that ends after a violation may do so as often as it likes`() async throws {
    var runner = try await runs(20, of: process)
    #expect(!runner.isStuck)
    #expect(runner.takeTally().breakdownWeight == 0)
  }

  @Test func `One that hangs after a violation is given up as if it hung by itself`() async throws {
    let hanging = Process(ending: .hung)
    var runner = try await runs(9, of: hanging)
    #expect(!runner.isStuck)
    let tally = runner.takeTally()
    #expect(tally.violations.map(\.hangCount) == [9])
    #expect(tally.brokenScenarioCount == 9)
    #expect(tally.breakdownWeight == 90)
    runner = try await runs(10, of: hanging)
    #expect(runner.isStuck)
  }

  @Test func `A report tells of hangs behind a violation`() async throws {
    var runner = try await runs(9, of: Process(ending: .hung))
    let document = ViolationRecordDocument(runner.takeTally().violations[0])
    var tally = CampaignTally(requirementCount: RequirementCatalogue.core.requirements.count)
    tally.add(try document.record())
    let record = try CampaignRecord(
      header: CampaignHeader(subject: "S", claims: .standard),
      parts: [CampaignPart(key: CampaignPart.Key(phase: .exhaustive), end: 9, tally: tally)])
    #expect(
      record.lossNotes.contains(
        """
        In 9 scenarios the subject hung after a step that is put down to SETVC-13, where nothing is judged any more, \
        as in 'start A; set B A; popTo B'. Put that right first, or leave out what it takes of the claims, and the hang \
        is found by itself.
        """))
  }

  @Test func `Of hangs behind a violation the one with the fewest lines is told, in any order`()
    throws
  {
    let texts: [String?] = ["start A; push B; pop", "start A; push B", "start A; pop", nil]
    let hangs = try texts.map { try $0.map { try NavigationScenario($0).lines } }
    let records = try hangs.indices.map {
      ViolationRecord(
        blame: Blame(requirement: 0, signature: .differs),
        position: ScenarioPosition(.exhaustive, $0),
        lines: try NavigationScenario("start A").lines, hangCount: 1, hang: hangs[$0])
    }
    for order in [records, records.reversed()] {
      let merged = order.dropFirst().reduce(order[0]) { $0.merged(with: $1) }
      #expect(merged.hang == hangs[2])
      #expect(merged.hangCount == 4)
    }
  }

  @Test func `Two machines that tell of other hangs have found the same`() throws {
    func record(_ hang: String?) throws -> CampaignRecord {
      var tally = CampaignTally(requirementCount: RequirementCatalogue.core.requirements.count)
      tally.add(
        ViolationRecord(
          blame: Blame(requirement: 0, signature: .differs),
          position: ScenarioPosition(.exhaustive, 0),
          lines: try NavigationScenario("start A").lines, hangCount: 1,
          hang: try hang.map { try NavigationScenario($0).lines }))
      return try CampaignRecord(
        header: CampaignHeader(subject: "S", claims: .standard),
        parts: [CampaignPart(key: CampaignPart.Key(phase: .exhaustive), end: 1, tally: tally)])
    }
    let longer = try record("start A; push B; pop")
    let shorter = try record("start A; push B")
    for other in [longer, try record(nil)] {
      #expect(try other.merged(with: shorter) == shorter)
      #expect(try shorter.merged(with: other) == shorter)
    }
  }

  @Test func `A breakdown noticed while room is made for another is kept for its turn`() throws {
    let remote = try process.subject()
    let first = try NavigationScenario("start A; push B").lines
    let second = try NavigationScenario("start A; set B A; popTo B").lines
    remote.announce([first, second])
    _ = remote.exchange(.navigation(first))
    _ = remote.exchange(.navigation(try NavigationScenario("start A; pop").lines))
    #expect(remote.exchange(.navigation(second)).breakdown?.kind == .exited(code: 1))
    #expect(process.launchCount == 2)
  }

  @Test func `What was forgotten and is sent ahead again has its answers already`() throws {
    let remote = try process.subject()
    let scenarios = try ["start A; push B", "start A; push B; pop", "start A; pop", "start B"]
      .map { try NavigationScenario($0).lines }
    remote.announce(Array(scenarios[..<3]))
    _ = remote.exchange(.navigation(scenarios[0]))
    remote.forgetAhead()
    #expect(remote.isIdle)
    remote.announce(Array(scenarios[2...]))
    let counts = scenarios[2...].map { remote.exchange(.navigation($0)).answers.count }
    #expect(counts == [2, 1])
    #expect(process.scenarioCount == 4)
  }

  @Test func `When the run is over nobody waits for what was sent ahead`() throws {
    let remote = try process.subject()
    let scenarios = try ["start A; push B", "start A; push B; pop", "start A; pop", "start B"]
      .map { try NavigationScenario($0).lines }
    remote.announce(scenarios)
    _ = remote.exchange(.navigation(scenarios[0]))
    var asked = 0
    remote.isOver = {
      asked += 1
      return asked > 1
    }
    let other = try NavigationScenario("start A; push C").lines
    #expect(remote.exchange(.navigation(other)).answers.count == 2)
    #expect(process.launchCount == 2)
    // What was received by then is not asked for again, and the rest is when its turn comes.
    remote.isOver = { false }
    let counts = scenarios[1...].map { remote.exchange(.navigation($0)).answers.count }
    #expect(counts == [3, 2, 1])
    #expect(process.launchCount == 2)
  }
}

/// A stack where a set that keeps the top does nothing, and a pop to what is not there ends or blocks the process.
private final class Process {
  private let ending: Breakdown.Kind
  private let refusesByEnding: Bool
  private(set) var launchCount = 0
  private(set) var scenarioCount = 0

  init(ending: Breakdown.Kind = .exited(code: 1), refusesByEnding: Bool = false) {
    self.ending = ending
    self.refusesByEnding = refusesByEnding
  }

  func subject() throws -> WireSubject {
    try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      self.launchCount += 1
      return try WireConversation(Transport(self))
    }
  }

  private final class Transport: WireTransport {
    private let process: Process
    private var lines: [[UInt8]] = []
    private var hasEnded = false

    init(_ process: Process) {
      self.process = process
      var hello: [UInt8] = []
      WireHello(
        name: "S", version: "1", language: "Swift",
        capabilities: process.refusesByEnding
          ? [.popTo, .popToRoot, .setViewControllers, .endsOnRaise]
          : [.popTo, .popToRoot, .setViewControllers]
      ).value.append(to: &hello)
      lines.append(hello)
    }

    func send(_ bytes: [UInt8]) {
      guard !hasEnded, let message = try? WireReader.value(of: Array(bytes.dropLast())),
        let scenario = try? WireScenario(message)
      else { return }
      process.scenarioCount += 1
      var stack: [WireValue] = []
      for (index, step) in scenario.steps.enumerated() {
        guard let returned = perform(step, on: &stack) else {
          hasEnded = true
          return
        }
        let seen: WireValue = ["returned": returned, "stack": .array(stack)]
        let answer = WireAnswer(id: scenario.id, step: index + 1, .observation(seen))
        lines.append(Array(answer.line.dropLast()))
      }
    }

    /// What comes back; `nil` where it ends.
    private func perform(_ step: WireValue, on stack: inout [WireValue]) -> WireValue? {
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "push":
        let pushed = step["controller"] ?? .null
        if process.refusesByEnding, stack.contains(pushed) { return nil }
        stack.append(pushed)
      case "pop": return stack.count > 1 ? stack.popLast() : .null
      case "popTo":
        guard let place = stack.firstIndex(of: step["controller"] ?? .null) else { return nil }
        defer { stack.removeSubrange((place + 1)...) }
        return .array(Array(stack[(place + 1)...]))
      case "setViewControllers":
        guard case .array(let given)? = step["controllers"], given.last != stack.last else { break }
        stack = given
      default: break
      }
      return .null
    }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      guard !lines.isEmpty else { throw Breakdown.Failure(Breakdown(process.ending)) }
      return lines.removeFirst()
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }

    func hurry(_ isInHaste: Bool) {}

    func end() {}
  }
}
