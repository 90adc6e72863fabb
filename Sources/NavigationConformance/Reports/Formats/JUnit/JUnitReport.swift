/// A report in the XML of JUnit, which build servers read: one test case for each requirement.
///
/// A violated requirement and one that was not exercised are failures, one that does not apply is skipped; and so is one
/// that is unsettled, where that by which it is fails by itself. A run that somebody ended fails, whatever holds. What says
/// that nothing can be claimed, a self-check that failed or an answer that changed, is a test case of its own, and then
/// nothing passes. A requirement that does not decide conformance is never a failure, and neither is what is declared as
/// known.
public struct JUnitReport: Sendable {
  let report: ConformanceReport
  let text80: TextReport

  /// - Parameters:
  ///   - report: what to write.
  ///   - context: how to run a scenario again, and the advice for each requirement.
  public init(_ report: ConformanceReport, context: ReportContext = ReportContext()) {
    self.report = report
    text80 = TextReport(report, context: context)
  }

  /// What it is about.
  package var name: String { report.subject }

  /// The whole text, with a line break at the end.
  public var text: String { Self.text(of: [self]) }

  /// The text of several reports, with a test suite for each.
  package static func text(of reports: [JUnitReport]) -> String {
    let suites = reports.map { (report: $0, cases: $0.cases) }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites \(counts(of: suites.flatMap(\.cases)))>",
    ]
    lines += suites.flatMap { $0.report.suite(of: $0.cases) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var cases: [JUnitCase] { extraCases + report.requirements.map { testCase($0) } }

  private static func counts(of cases: [JUnitCase]) -> String {
    "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.kind == .failure })\" "
      + "errors=\"\(cases.count { $0.kind == .error })\" "
      + "skipped=\"\(cases.count { $0.kind == .skipped })\""
  }

  private func suite(of cases: [JUnitCase]) -> [String] {
    let name = XMLText.attribute(report.subject)
    var lines = [
      "  <testsuite name=\"\(name)\" \(Self.counts(of: cases))>",
      "    <properties>",
    ]
    lines += properties.map { name, value in
      "      <property name=\"\(name)\" value=\"\(XMLText.attribute(value))\"/>"
    }
    lines.append("    </properties>")
    lines += cases.flatMap { $0.lines(className: name) }
    lines.append("  </testsuite>")
    return lines
  }

  private var properties: [(String, String)] {
    [
      ("outcome", report.outcome.rawValue), ("summary", report.summary),
      ("seed", String(report.seed)), ("generatorVersion", String(report.generatorVersion)),
      ("version", report.version), ("scenarios", String(report.scenarioCount)),
      ("steps", String(report.stepCount)),
    ]
  }

  private var extraCases: [JUnitCase] {
    var cases: [JUnitCase] = []
    if let error = report.adapterError {
      cases.append(
        JUnitCase("adapter self-check", .error, message: report.summary, text: error))
    }
    for finding in report.breakdowns {
      let count = finding.scenario.lines.count
      let last = finding.scenario.lines.last ?? ""
      cases.append(
        JUnitCase(
          "\(finding.breakdown.kind.word) at '\(last)'", .error,
          message:
            "the subject \(ReportWords.verb(finding.breakdown.kind)) at step \(count) of \(count)",
          text: TextBreakdown(finding, text80).lines.joined(separator: "\n")))
    }
    if let givenUp = report.givenUp {
      cases.append(JUnitCase("the campaign comes to its end", .error, message: givenUp))
    }
    if let interruption = report.interruption {
      cases.append(
        JUnitCase(
          "the run comes to its end", .failure, message: TextLayout.sentence(interruption),
          text: "What the rest would have shown is not known. Let it come to its end."))
    }
    for system in report.missingSystems {
      cases.append(
        JUnitCase(
          "the \(system.title) is judged", .failure,
          message: "the run ended before the \(system.title) was judged",
          text: "Run for longer, or judge it with 'check'."))
    }
    if let deviations = text80.context.deviations, !deviations.problems.isEmpty {
      cases.append(
        JUnitCase(
          "the known deviations are as they are declared", .failure,
          message: deviations.conclusion(of: report),
          text: deviations.problems.map(\.sentence).joined(separator: "\n")))
    }
    if let nondeterminism = report.nondeterminism {
      cases.append(
        JUnitCase(
          "the same scenario gives the same answer", .failure, message: report.summary,
          text: TextNondeterminism(nondeterminism, text80).lines.joined(separator: "\n")))
    }
    return cases
  }

  private func testCase(_ result: RequirementResult) -> JUnitCase {
    let name = "\(result.id) \(result.statement)"
    let deviations = text80.context.deviations
    if let deviations {
      if deviations.isDeclared(result) {
        return JUnitCase(
          name, .skipped, message: "violated, as is declared in \(deviations.file)")
      }
      if deviations.isHidden(result) {
        let verdict = ReportWords.verdict(result.verdict)
        return JUnitCase(
          name, .skipped, message: "\(verdict), as is declared in \(deviations.file)")
      }
    }
    if !result.level.isCounted, result.verdict != .holds {
      return JUnitCase(
        name, .skipped,
        message: "\(ReportWords.verdict(result.verdict)); a profile does not decide conformance")
    }
    switch result.verdict {
    case .violated:
      let lines = text80.violation(result).lines
      return JUnitCase(
        name, .failure, message: message(result), text: lines.joined(separator: "\n"))
    case .holds where report.isJudged:
      return JUnitCase(name, .passed)
    case .notExercised where report.isJudged:
      return JUnitCase(
        name, .failure,
        message: "\(result.id) was not exercised: no step put it to the test",
        text: "Run more scenarios, or look at what the adapter claims.")
    case .unsettled where report.isJudged && report.failsForShadow(of: result, deviations):
      return JUnitCase(name, .skipped, message: ReportWords.shadow(over: result))
    case .unsettled where report.isJudged:
      return JUnitCase(
        name, .failure, message: ReportWords.shadow(over: result),
        text: ReportWords.shadowAdvice(on: result))
    case .notApplicable:
      return JUnitCase(name, .skipped, message: "the adapter does not claim what it takes")
    case .holds, .unsettled, .notExercised:
      return JUnitCase(name, .skipped, message: report.summary)
    }
  }

  private func message(_ result: RequirementResult) -> String {
    guard let counterexample = result.counterexample else { return "\(result.id) is violated" }
    if counterexample.scenario.comparesRuns {
      let differing = result.cause
      let story = counterexample.scenario
      let heads = ComparisonHeads(story)
      let difference = differing.map {
        story.repeatsRun
          ? ": \($0.aspect): \(heads.left) \($0.expected), \(heads.right) \($0.observed)"
          : ": \($0.aspect) is \($0.expected) in one, \($0.observed) in the other"
      }
      return "\(result.id) is violated \(story.placeOfRuns)" + (difference ?? "")
    }
    let place =
      "\(result.id) is violated at step \(counterexample.failingLine + 1) of "
      + "\(counterexample.scenario.lines.count)"
    guard let cause = result.cause else { return place }
    return "\(place): \(cause.aspect) is \(cause.observed), expected \(cause.expected)"
  }
}
