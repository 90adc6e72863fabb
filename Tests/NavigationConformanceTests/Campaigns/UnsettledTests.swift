import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A step is put down to one requirement; what else differs there neither holds nor is violated.
@MainActor @Suite struct UnsettledTests {
  private func report(
    with fault: NavigationFault, on requirements: [String]? = nil
  ) async throws -> ConformanceReport {
    var faults = NavigationFaults()
    faults.insert(fault)
    return try await Conformance(
      of: NavigationSubject("Faulty", HeadlessAdapter(faults: faults))
    ).check(CampaignOptions(scenarioCount: 2_000, requirements: requirements))
  }

  @Test func `What differs beside a violation is unsettled, and says beside which`() async throws {
    let report = try await report(with: .animatedPopForgetsItem)
    let items = try #require(report.requirements.first { $0.id == "ITEM-01" })
    #expect(items.verdict == .violated)
    let left = try #require(report.requirements.first { $0.id == "LEFT-04" })
    #expect(left.verdict == .unsettled)
    #expect(left.shadows.map(\.requirement) == ["ITEM-01"])
    #expect(left.shadows.allSatisfy { $0.scenarioCount > 0 })
    #expect(left.exercisedCount > 0)
  }

  @Test func `Asked about alone, it does not let the subject conform`() async throws {
    let report = try await report(with: .animatedPopForgetsItem, on: ["LEFT-04"])
    #expect(report.outcome == .inconclusive)
    #expect(
      report.summary == """
        Inconclusive: nothing that was asked about is violated, but 1 of 1 requirement is unsettled: LEFT-04.
        """)
    #expect(
      report.notes.contains(
        """
        LEFT-04 is unsettled: it differed in steps that are put down to ITEM-01. Put that right first, or leave out \
        what it takes of the claims, and it is judged.
        """))
  }

  @Test func `A duplicate push that is accepted unsettles nothing`() async throws {
    let report = try await report(with: .duplicatePushAccepted)
    #expect(report.violations.contains { $0.id == "PUSH-03" })
    #expect(!report.requirements.contains { $0.verdict == .unsettled })
  }

  @Test func `Records add up what was in the shadow of a violation, in any order`() {
    let one = [ShadowRecord(requirement: 3), ShadowRecord(requirement: 7, scenarioCount: 2)]
    let other = [ShadowRecord(requirement: 1), ShadowRecord(requirement: 7)]
    let sum = [
      ShadowRecord(requirement: 1), ShadowRecord(requirement: 3),
      ShadowRecord(requirement: 7, scenarioCount: 3),
    ]
    #expect(ShadowRecord.sum(one, other) == sum)
    #expect(ShadowRecord.sum(other, one) == sum)
    #expect(ShadowRecord.sum(one, []) == one)
  }

  @Test func `What was in the shadow of a violation comes back from a stored record`() throws {
    let record = ViolationRecord(
      blame: Blame(requirement: 0, signature: .differs),
      position: ScenarioPosition(.generated, 1, seed: 1),
      lines: try NavigationScenario("start A; push B").lines,
      shadows: [ShadowRecord(requirement: 5, scenarioCount: 4)])
    #expect(try ViolationRecordDocument(record).record() == record)
  }

  /// How often a scenario puts a requirement to the test, of a subject that conforms.
  private func count(of id: String, in text: String) async throws -> Int {
    var runner = ScenarioRunner(subject: NavigationSubject("Right", HeadlessAdapter()))
    let lines = try NavigationScenario(text).lines
    await runner.run(Script(lines), at: ScenarioPosition(.exhaustive, 0))
    let index = try #require(
      RequirementCatalogue.core.requirements.firstIndex { $0.id == id })
    return runner.takeTally().exercised[index]
  }

  @Test func `Where a toolbar may be shown or hidden nothing is put to the test by it`()
    async throws
  {
    let hiding = "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; set B"
    let open =
      "start A; B.hidesBottomBarWhenPushed = true; delegate.willShow B: setToolbarHidden false; set B"
    #expect(try await count(of: "TV-06", in: hiding) == 1)
    #expect(try await count(of: "TV-06", in: open) == 0)
  }

  /// What a report notes where these requirements are violated.
  private func notes(
    on violated: [String], _ examples: [Counterexample?] = [], asked: [String]? = nil
  ) throws -> [String] {
    let catalogue = RequirementCatalogue.core
    var tally = CampaignTally(requirementCount: catalogue.requirements.count)
    for (position, id) in violated.enumerated() {
      let index = try #require(catalogue.requirements.firstIndex { $0.id == id })
      tally.add(
        ViolationRecord(
          blame: Blame(requirement: index, signature: .differs),
          position: ScenarioPosition(.exhaustive, index),
          lines: try NavigationScenario("start A; push B").lines,
          counterexample: examples.indices.contains(position) ? examples[position] : nil))
    }
    return try CampaignRecord(
      header: CampaignHeader(subject: "S", claims: .all, requirements: asked),
      parts: [CampaignPart(key: CampaignPart.Key(phase: .exhaustive), end: 9, tally: tally)]
    ).lossNotes.filter { $0.contains("special case") }
  }

  @Test func `What is violated in general is where to look for its special cases`() throws {
    #expect(
      try notes(on: ["CEN-03", "UPD-01", "CEN-08", "PROMPT-03"]) == [
        """
        UPD-01, CEN-08 and PROMPT-03 are special cases of CEN-03, which is violated without what is special about \
        them: look there first.
        """
      ])
    #expect(
      try notes(on: ["CEN-03", "UPD-01"], asked: ["UPD-01"]) == [
        """
        UPD-01 is a special case of CEN-03, which is violated without what is special about it: look there first.
        """
      ])
  }

  /// What a campaign makes of a violation: lines, and whether there should have been an error.
  private func example(_ lineCount: Int, raised: String? = nil) -> Counterexample {
    Counterexample(
      scenario: ScenarioStory(lines: Array(repeating: "pop", count: lineCount)),
      failingLine: lineCount - 1,
      comparisons: raised.map {
        [Counterexample.Comparison(aspect: "raised", expected: $0, observed: "", differs: true)]
      } ?? [],
      certainty: .shortestFound, foundLineCount: lineCount, foundAt: .given, shrinkStepCount: 0)
  }

  @Test func `What shows in fewer lines is no special case of what shows in more`() throws {
    let violated = ["CEN-03", "UPD-01"]
    #expect(try notes(on: violated, [example(2), example(2)]).count == 1)
    #expect(try notes(on: violated, [example(2), example(3)]).count == 1)
    #expect(try notes(on: violated, [example(3), example(2)]).isEmpty)
  }

  @Test func `A missing error is no special case of one too many`() throws {
    let violated = ["STACK-19", "PUSH-03"]
    let lacking = example(2, raised: "an error")
    #expect(try notes(on: violated, [example(2, raised: "an error"), lacking]).count == 1)
    #expect(try notes(on: violated, [example(2, raised: "no error"), lacking]).isEmpty)
  }

  @Test func `A special case that is violated alone is none`() throws {
    #expect(try notes(on: ["UPD-01", "LEFT-01"]).isEmpty)
  }
}
