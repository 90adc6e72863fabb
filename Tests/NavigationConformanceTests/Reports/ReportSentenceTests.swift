import NavigationConformance
import Testing

@Suite struct ReportSentenceTests {
  private func report(_ verdicts: [RequirementResult.Verdict]) -> ConformanceReport {
    SampleReport.report(
      results: verdicts.enumerated().map {
        SampleReport.result("R-\($0.offset)", "Something.", "somewhere", $0.element, 1)
      })
  }

  @Test func `Nothing that applies is nothing to judge`() {
    #expect(
      report([.notApplicable]).summary
        == "No requirement applies to Sample, so there was nothing to judge.")
    #expect(report([]).summary == report([.notApplicable]).summary)
  }

  @Test func `One requirement is not many`() {
    #expect(
      report([.holds, .notApplicable]).summary
        == "Sample conforms: the one requirement that applies was exercised and holds.")
    #expect(report([.violated]).summary == "Sample violates 1 of 1 requirement: R-0.")
    #expect(
      report([.notExercised]).summary
        == "Inconclusive: nothing is violated, but 1 of 1 requirement was not exercised: R-0.")
  }

  @Test func `Of many the first few are named`() {
    #expect(
      report(Array(repeating: .violated, count: 9)).summary
        == "Sample violates 9 of 9 requirements: R-0, R-1, R-2, R-3, R-4, R-5 and 3 more.")
  }

  @Test(
    arguments: [
      ([.holds], "nothing else is violated"),
      (
        [.holds, .notExercised],
        "nothing else was found, and 1 of 2 requirements was not exercised"
      ),
      (
        [.notExercised, .notExercised, .notApplicable],
        "nothing else was found, and 2 of 2 requirements were not exercised"
      ),
      ([.violated, .holds], "besides, it violates R-0"),
      (
        [.violated, .notExercised],
        "besides, it violates R-0, and 1 of 2 requirements was not exercised"
      ),
    ] as [([RequirementResult.Verdict], String)])
  func `Beside a breakdown it is told what else there is, and what is open`(
    _ verdicts: [RequirementResult.Verdict], _ rest: String
  ) throws {
    var report = report(verdicts)
    let finding = try #require(try SampleReport.brokenDown.make().breakdowns.last)
    report.breakdowns = [finding]
    #expect(report.summary == "Sample hung in 1 scenario; \(rest).")
  }
}
