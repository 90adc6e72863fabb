import ConformanceEngine
import ConformanceTestSupport
import HeadlessNavigation
import HeadlessNavigationAdapter
import MistakenAdapters
import NavigationReference
import SmallestAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite struct SubjectComparisonTests {
  @Test func `A subject does what it does itself`() async {
    let count = sample(150, of: 400)
    let report = await compare(headless(), headless(), scenarioCount: count)
    #expect(report.outcome == .agree)
    #expect(report.scenarioCount == count)
    #expect(report.onlyFirst == [])
    #expect(report.onlySecond == [])
    #expect(
      report.summary
        == "HeadlessNavigation (first) and HeadlessNavigation (second) do the same in \(count) "
        + "scenarios, in everything that both claim.")
  }

  /// Without the faults that relations are blamed for: they compare two runs of one subject.
  private nonisolated static var single: [KnownWrong] {
    KnownWrong.all.filter { !$0.requirement.hasPrefix("REL-") }
  }

  @Test(arguments: single)
  func `A difference is called by the requirement that speaks of it`(
    _ wrong: KnownWrong
  ) async throws {
    let lines = try NavigationScenario(wrong.scenario).lines
    var oracle = DifferenceOracle(
      headless(), headless([wrong.fault]), catalogue: RequirementCatalogue.core)
    var found = await oracle.execute(lines)
    // What is left open may differ in an earlier step.
    while let key = found.failure, found.failingLine != lines.count - 1,
      oracle.known.insert(key).inserted
    {
      found = await oracle.execute(lines)
    }
    guard case .requirement(let index)? = found.failure else {
      Issue.record("\(String(describing: found.failure))")
      return
    }
    #expect(RequirementCatalogue.core.requirements[index].id == wrong.requirement)
    #expect(found.failingLine == lines.count - 1)
  }

  #if !DEBUG
    // Hundreds of scenarios for each reading: in release only, where it takes seconds.
    @Test(arguments: NavigationVariant.allCases)
    func `What the documents permit is never called by a requirement`(
      _ variant: NavigationVariant
    ) async {
      let other = NavigationSubject("Other", HeadlessAdapter(variants: [variant]))
      var comparison = SubjectComparison(
        headless(), other, seed: 1, scenarioCount: 200, beginsSmall: false)
      let report = await comparison.run()
      #expect(report.unsteady == nil)
      #expect(report.differences.filter { $0.kind == .requirement }.map(\.id) == [])
    }
  #endif

  @Test func `What the documents permit is called by the choice`() async throws {
    var oracle = DifferenceOracle(
      headless(), NavigationSubject("Other", HeadlessAdapter(variants: [.poppedTopFirst])),
      catalogue: RequirementCatalogue.core)
    let found = await oracle.execute(try NavigationScenario("start A; set A B C; popToRoot").lines)
    #expect(found.failure == .choice(.poppedOrder))
  }

  @Test func `Only what both claim is compared, and the rest is named`() async {
    let smallest = NavigationSubject("SmallestAdapter", SmallestAdapter())
    let report = await compare(headless(), smallest, scenarioCount: sample(150, of: 400))
    #expect(!report.differences.map(\.kind).contains(.requirement))
    #expect(report.onlyFirst.contains("toolbar"))
    #expect(!report.onlyFirst.contains("willShow"))
    #expect(report.onlySecond == [])
  }

  @Test func `A subject that cannot be driven is not compared`() async throws {
    let report = await compare(headless(), Newcomer.staleSnapshots.subject, scenarioCount: 10)
    #expect(report.scenarioCount == 0)
    #expect(report.adapterErrors.map(\.subject) == ["TheContainer"])
    #expect(
      report.summary
        == "Nothing was compared: the self-check failed for the adapter of TheContainer.")
    let json = try SubjectComparisonDocument(report).text()
    #expect(try SchemaChecker(of: "comparison.schema.json").errors(inText: json) == [])
  }

  @Test func `A subject that answers in two ways differs from itself, and that is said`() async {
    let report = await compare(
      Newcomer.notDeterministic.subject, Newcomer.claimsTooLittle.subject,
      scenarioCount: sample(400, of: 1_500))
    #expect(report.unsteady != nil)
    #expect(report.outcome == .differ)
  }

  /// What is not there differs from nothing, and two that lack the same would pass for alike.
  @Test func `A claim that turns out to be none ends the comparison`() async {
    let lacking = NavigationSubject("Lacking", ClaimMistakes.ThrowsUnsupportedForRefusal())
    for (first, second, name) in [
      (lacking, headless(), "Lacking"), (headless(), lacking, "Lacking"),
      (lacking, lacking, "Lacking (first)"),
    ] {
      let report = await compare(first, second, scenarioCount: 400)
      #expect(report.outcome == .undone)
      let end = report.scenarioCount
      #expect((1..<400).contains(end))
      #expect(
        report.adapterErrors == [
          ComparisonReport.AdapterError(
            subject: name,
            message: """
              push(_:animated:) answers Unsupported at the end of 'start A; push A'; \
              expected an answer, or a refusal.
                Unsupported is for what the subject does not have; for what it refuses, throw an error of \
              another type.
              """)
        ])
      #expect(
        report.summary
          == "Ended after \(end) scenarios: the adapter of \(name) cannot be driven.")
      let text = ComparisonText(report, replayCommands: []).text
      #expect(text.contains("! The adapter of \(name) cannot be driven.\n"))
    }
  }

  @Test func `One that was ended by breakdowns does not say that the two are alike`() {
    var report = ComparisonReport(
      first: "One", second: "Other", seed: 1, onlyFirst: [], onlySecond: [])
    report.scenarioCount = 311
    report.endedByBreakdowns = ComparisonReport.BreakdownEnd(subject: "Other", count: 100)
    #expect(report.outcome == .undone)
    #expect(
      report.summary
        == "Not compared to the end: Other broke down too often, and in 311 scenarios before that "
        + "the two do the same.")
    report.differences = [
      SubjectDifference(
        kind: .open, id: "raised", statement: SubjectDifference.nothingSaid,
        scenario: ScenarioStory(lines: ["start A"]), rows: [])
    ]
    #expect(report.outcome == .differ)
  }

  @Test nonisolated func `A comparison is printed as it stands in the file`() async throws {
    let first = NavigationSubject("First", StackMistakes.ReturnsTopFirst())
    let second = NavigationSubject("Second", MessageMistakes.ShowsTwice())
    var comparison = SubjectComparison(
      first, second, seed: 1, scenarioCount: 40, beginsSmall: false)
    let report = await comparison.run()
    let text = ComparisonText(
      report, replayCommands: ["navconform replay", "navconform replay --subject second"])
    #expect(try GoldenFile("Comparisons/differences.txt").difference(from: text.text) == "")
    let json = try SubjectComparisonDocument(report).text()
    #expect(try GoldenFile("Comparisons/differences.json").difference(from: json) == "")
    #expect(try SchemaChecker(of: "comparison.schema.json").errors(inText: json) == [])
  }

  private func headless(_ faults: NavigationFaults = []) -> NavigationSubject {
    NavigationSubject("HeadlessNavigation", HeadlessAdapter(faults: faults))
  }

  private func compare(
    _ first: NavigationSubject, _ second: NavigationSubject, scenarioCount: Int
  ) async -> ComparisonReport {
    var comparison = SubjectComparison(first, second, seed: 1, scenarioCount: scenarioCount)
    return await comparison.run()
  }
}
