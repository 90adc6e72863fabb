import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Lines that a scenario has only so that nothing else is violated first are told from those that show something.
@MainActor @Suite struct DetourTests {
  private func counterexample(
    _ requirement: String, of faults: NavigationFaults
  ) async throws -> Counterexample {
    var options = CampaignOptions(scenarioCount: 2_000)
    options.proof = .none
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    let report = try await Conformance(of: subject).check(options)
    return try #require(report.violations.first { $0.id == requirement }?.counterexample)
  }

  /// Where the delegate is told of a pop it waits for a did-show, and that comes before what others are told.
  @Test func `A line without which another requirement is violated is named with it`() async throws
  {
    let example = try await counterexample("APP-03", of: [.popToTellsBuried, .didShowMissingOnPop])
    let line = try #require(example.scenario.lines.firstIndex(of: "delegate = none"))
    #expect(example.detours == [Counterexample.Detour(line: line, requirement: "DLG-25")])
    #expect(example.detourText == "without 'delegate = none' it violates DLG-25 first")
  }

  @Test func `A line that shows what is violated is none`() async throws {
    let plain = try await counterexample("APP-03", of: [.popToTellsBuried])
    #expect(!plain.scenario.lines.contains("delegate = none"))
    #expect(plain.detours == [])
    // Without the title there is nothing to see.
    let titled = try await counterexample("CEN-03", of: [.controllerTitleUnused])
    #expect(titled.scenario.lines.contains { $0.contains(".title = ") })
    #expect(titled.detours == [])
  }

  @Test func `Detours are kept with the finding`() throws {
    var example = try SampleReport.longCounterexample()
    #expect(example.detours.count == 2)
    let document = CounterexampleDocument(example)
    #expect(try document.counterexample(origin: example.foundAt).detours == example.detours)
    example.detours = [Counterexample.Detour(line: 5, requirement: "DLG-25")]
    #expect(throws: RecordFault("a detour is no line of its scenario")) {
      try CounterexampleDocument(example).counterexample(origin: example.foundAt)
    }
    example.detours = [Counterexample.Detour(line: 0, requirement: "DLG-250")]
    #expect(throws: RecordFault("there is no requirement 'DLG-250'")) {
      try CounterexampleDocument(example).counterexample(origin: example.foundAt)
    }
  }

  /// Whatever is done is done without a delegate there, so that this is no circumstance in which it is wrong.
  @Test func `What only keeps clear of something else makes no family`() {
    func result(_ id: String, _ operation: String, detours: [Counterexample.Detour])
      -> RequirementResult
    {
      var result = SampleReport.result(id, "Something.", "somewhere", .violated, 1)
      result.counterexample = Counterexample(
        scenario: ScenarioStory(lines: ["start A", "delegate = none", operation]), failingLine: 2,
        comparisons: [SampleReport.comparison("transitions", "1", "2", differs: true)],
        certainty: .shortestFound, foundLineCount: 3, foundAt: .exhaustive(1), shrinkStepCount: 0,
        detours: detours)
      return result
    }
    let detour = Counterexample.Detour(line: 1, requirement: "DLG-25")
    for (detours, count) in [([], 1), ([detour], 2)] {
      let families = ViolationFamily.families(of: [
        result("1", "push B animated", detours: detours),
        result("2", "set B animated", detours: detours),
      ])
      #expect(families.count == count)
    }
  }
}
