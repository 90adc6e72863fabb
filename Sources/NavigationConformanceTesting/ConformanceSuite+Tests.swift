import NavigationConformance
public import Testing

extension ConformanceSuite {
  /// Holds the present test to one requirement.
  ///
  /// A violation is recorded as an issue with the whole counterexample, whose scenario is attached. A requirement that
  /// was not put to the test is an issue too: nothing is known about it. So is one on another system than the suite
  /// holds. Where the adapter does not claim what it takes to judge the requirement, or the options do not ask about
  /// it, the test case is cancelled; in a test that is not parameterised that ends the test.
  ///
  /// The first test that asks gets the whole report as an attachment, and an issue for each way in which the subject
  /// broke down, for instance by crashing: that is no requirement's, and no test of any other requirement fails for it.
  /// The report is the place to see what does not apply: a test run may show a cancelled case among those that passed.
  /// Where the file for the verdicts could not be written when there were verdicts, that test says so.
  ///
  /// A deviation that is known can be declared in a file, which the suite is made with: its test is cancelled, and fails
  /// when the deviation is gone. It can be declared around the call as well:
  ///
  /// ```swift
  /// try await withKnownIssue {
  ///   try await conformance.verify(requirement)
  /// } when: {
  ///   requirement.id == "STACK-16"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: one of `RequirementCase.allCases`, or of the cases of the system that the suite holds.
  ///   - sourceLocation: where issues are to appear.
  /// - Throws: what cancels the test case; nothing else.
  public func verify(
    _ requirement: RequirementCase, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let finding = await finding(for: requirement.id)
    if let report = takeReport() {
      Attachment.record(
        ConformanceText.whole(report, deviations),
        named: ReportFile.name(for: report.subject) + ".txt",
        sourceLocation: sourceLocation)
      for failure in Finding.breakdowns(in: report) { record(failure, sourceLocation) }
    }
    if let failure = takeFileFailure() { record(failure, sourceLocation) }
    switch finding {
    case .passed: break
    case .skipped(let reason):
      try Test.cancel(Comment(rawValue: reason), sourceLocation: sourceLocation)
    case .failed(let failure):
      record(failure, sourceLocation)
    }
  }

  /// Holds the present test to one scenario, such as a report prints for pasting.
  ///
  /// ```swift
  /// @Test func `SETVC-06`() async throws { try await conformance.replay("start A; push B; set A D animated") }
  /// ```
  ///
  /// Where a requirement is violated, an issue shows every step with what was expected and observed; it is an issue, too,
  /// that the subject breaks down or the adapter cannot be driven. Where the adapter does not claim what a line takes, or
  /// nothing can be judged after a step that is permitted, the test is cancelled.
  ///
  /// - Parameters:
  ///   - scenario: the text of the scenario.
  ///   - sourceLocation: where issues are to appear.
  /// - Throws: `ScenarioError` when the text is no scenario, and what cancels the test.
  public func replay(
    _ scenario: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    switch try await finding(replaying: scenario) {
    case .passed: break
    case .skipped(let reason):
      try Test.cancel(Comment(rawValue: reason), sourceLocation: sourceLocation)
    case .failed(let failure):
      record(failure, sourceLocation)
    }
  }

  func record(_ failure: ConformanceFailure, _ sourceLocation: SourceLocation) {
    if let scenario = failure.scenario {
      Attachment.record(
        scenario.text + "\n", named: "\(failure.id).scenario", sourceLocation: sourceLocation)
    }
    Issue.record(
      Comment(rawValue: failure.message), severity: failure.isWarning ? .warning : .error,
      sourceLocation: sourceLocation)
  }
}
