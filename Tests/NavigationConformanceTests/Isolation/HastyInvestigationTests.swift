import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is still made of a breakdown when somebody waits for the end.
@Suite(.aside) struct HastyInvestigationTests {
  /// More lines than it takes: each push breaks the subject down by itself.
  private static let lines: [ScenarioLine] =
    [.start(.onScreen(root: ControllerName(0)))]
    + (1..<6).map { .push(ControllerName($0), .still) }

  /// - Parameters:
  ///   - limit: how often may be asked whether somebody waits until somebody does.
  ///   - end: how often may be asked whether that has been long enough until it has.
  private func finding(
    of kind: Breakdown.Kind, asking counter: Counter, hasteAfter limit: Int,
    endAfter end: Int = .max, proof: ProofBudget = .none
  ) async throws -> BreakdownFinding {
    let subject = NavigationSubject(try BreakingSubject.make(kind), name: nil, ProcessLimits())
    let record = BreakdownRecord(
      Breakdown(kind), position: ScenarioPosition(.exhaustive, 0), lines: Self.lines)
    let patience = Counter()
    return await BreakdownInvestigation(
      subject: subject, proof: proof,
      patience: Patience(
        isInHaste: {
          counter.count += 1
          return counter.count > limit
        },
        isOut: {
          patience.count += 1
          return patience.count > end
        })
    ).finding(of: record).finding
  }

  @Test func `Of what hangs nothing more is tried once somebody waits`() async throws {
    let finding = try await finding(of: .hung, asking: Counter(), hasteAfter: 0)
    #expect(finding.scenario.lines.count == Self.lines.count)
    #expect(finding.shrinkStepCount == 0)
    #expect(finding.certainty == .endedByLimit)
    #expect(
      CertaintyText(finding).text
        == "shrinking ended after 0 steps; a shorter one may exist")
  }

  @Test(arguments: [true, false])
  func `Nor is it in one of the smaller systems`(_ isInHaste: Bool) async throws {
    let remote = try BreakingSubject.make(.hung)
    let subject = LifecycleSubject("S", remote, claims: [], ProcessLimits()).system
    let lines = try SystemScenario<LifecycleSystem>.lines(
      of: "make root A; push B; pop; push C; push D")
    let breakdown = Breakdown(.hung)
    var investigation = SystemInvestigation(
      subject: subject, proof: .none, passedOver: [],
      patience: Patience(isInHaste: { isInHaste }))
    let finding = await investigation.finding(
      of: SystemBreakdownRecord(
        breakdown: breakdown, key: SystemBreakdownKey(breakdown, in: "push D"), lines: lines,
        origin: .given))
    #expect(finding.scenario.lines.count == (isInHaste ? 5 : 2))
    #expect(finding.certainty == (isInHaste ? .endedByLimit : .shortestFound))
  }

  @Test func `What was found before stays found`() async throws {
    let finding = try await finding(of: .hung, asking: Counter(), hasteAfter: 1)
    #expect(finding.scenario.lines.count < Self.lines.count)
    #expect(finding.shrinkStepCount > 0)
  }

  @Test func `Whoever has time finds the shortest`() async throws {
    let finding = try await finding(of: .hung, asking: Counter(), hasteAfter: .max)
    #expect(finding.scenario.oneLine == "start A; push B")
    #expect(finding.certainty == .shortestFound)
    #expect(CertaintyText(finding).text == "shortest found")
  }

  @Test func `What does not hang is shrunk all the same`() async throws {
    let counter = Counter()
    let finding = try await finding(of: .crashed(signal: 6), asking: counter, hasteAfter: 0)
    #expect(finding.scenario.oneLine == "start A; push B")
    #expect(finding.certainty == .shortestFound)
    #expect(counter.count == 0)
  }

  @Test func `What is proven of a crash is claimed`() async throws {
    let finding = try await finding(
      of: .crashed(signal: 6), asking: Counter(), hasteAfter: .max, proof: .steps(100_000))
    #expect(finding.scenario.oneLine == "start A; push B")
    #expect(finding.certainty == .shortestPossible(scenarioCount: 1, within: .whole))
    #expect(
      CertaintyText(finding).text
        == "shortest possible: the one scenario with fewer lines does not break it down so "
        + "(whole vocabulary: lists up to 3, 4 controllers)")
  }

  @Test func `A crash is looked into until it has been waited for long enough`() async throws {
    let untouched = try await finding(
      of: .crashed(signal: 6), asking: Counter(), hasteAfter: 0, endAfter: 0,
      proof: .steps(100_000))
    #expect(untouched.scenario.lines.count == Self.lines.count)
    #expect(untouched.certainty == .endedByLimit)
    let begun = try await finding(
      of: .crashed(signal: 6), asking: Counter(), hasteAfter: 0, endAfter: 1,
      proof: .steps(100_000))
    #expect(begun.scenario.lines.count < Self.lines.count)
    #expect(begun.certainty == .endedByLimit)
    let waited = try await finding(
      of: .crashed(signal: 6), asking: Counter(), hasteAfter: 0, proof: .steps(100_000))
    #expect(waited.certainty == .shortestPossible(scenarioCount: 1, within: .whole))
  }

  @Test func `Nothing is claimed of what hangs`() async throws {
    let hung = try await finding(
      of: .hung, asking: Counter(), hasteAfter: .max, proof: .steps(100_000))
    #expect(hung.certainty == .shortestFound)
  }

  @Test(arguments: [
    (ProofBudget.none, Counterexample.Certainty.shortestFound),
    (.steps(100_000), .shortestPossible(scenarioCount: 1, within: .whole)),
  ])
  func `A campaign spends what it is given, and its record keeps what it was spent on`(
    _ proof: ProofBudget, _ certainty: Counterexample.Certainty
  ) async throws {
    let subject = NavigationSubject(
      try BreakingSubject.make(.exited(code: 3)), name: nil, ProcessLimits())
    var options = CampaignOptions(scenarioCount: 40)
    options.proof = proof
    let report = try await Conformance(of: subject).check(options)
    let finding = try #require(report.breakdowns.first)
    #expect(finding.scenario.oneLine == "start A; push B")
    #expect(finding.certainty == certainty)
    let record = try #require(report.record)
    let text = try JSONText.text(of: RecordDocument(record))
    let read = try JSONText.value(of: RecordDocument.self, from: text).record()
    #expect(ConformanceReport(read, seed: report.seed).breakdowns == report.breakdowns)
  }

  @Test func `Of a subject that answers in two ways nothing is claimed`() async throws {
    let finding = try await finding(
      of: .crashed(signal: 6), asking: Counter(), hasteAfter: .max, proof: .steps(100_000))
    #expect(finding.claiming(true) == finding)
    #expect(finding.claiming(false).certainty == .shortestFound)
    var cut = finding
    cut.certainty = .endedByLimit
    #expect(cut.claiming(false) == cut)
  }

  private final class Counter {
    var count = 0
  }
}
