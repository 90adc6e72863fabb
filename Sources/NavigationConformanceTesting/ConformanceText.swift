import NavigationConformance

/// All texts that a test shows; nothing else in this target puts a report into words.
enum ConformanceText {
  /// Why a report judges nothing, if it does not.
  static func obstacle(in report: ConformanceReport) -> String? {
    guard report.adapterError != nil || report.nondeterminism != nil else { return nil }
    return trimmed(whole(report))
  }

  /// How the subject broke down.
  static func breakdown(_ finding: BreakdownFinding, in report: ConformanceReport) -> String {
    TextReport(report, context: ReportContext(replayCommand: nil)).text(of: finding)
  }

  /// The whole report, and how it compares with what is declared. A test has no command line of its own to replay with.
  static func whole(
    _ report: ConformanceReport, _ deviations: DeviationFindings? = nil
  ) -> String {
    var context = ReportContext(replayCommand: nil)
    context.deviations = deviations
    return TextReport(report, context: context).text
  }

  /// Why a suite has nothing to say of a requirement on another system, and where it belongs.
  static func misplaced(
    _ id: String, about other: ScenarioSystem, in subject: SuiteSubject
  ) -> String {
    """
    \(id) is about the \(other.title), but the suite of \(subject.name) holds a \(subject.system.title).
      Hold this suite to \(subject.system.cases), and \(other.cases) to a suite made of \(other.subject).
    """
  }

  static func notExercised(_ result: RequirementResult, in report: ConformanceReport) -> String {
    let count = TextLayout.count(report.scenarioCount, "scenario")
    let violated = report.requirements.filter { $0.verdict == .violated }.map(\.id)
    // What is wrong in every scenario, as a toolbar that is there from the start, no number of scenarios gets round.
    let advice =
      violated.isEmpty
      ? "Run more of them"
      : "First mend what may be in its way: \(TextLayout.list(violated)). Or run more of them"
    var lines = [
      "\(result.id) was not exercised: \(count) of seed \(report.seed) did not put it to the test.",
      "  \(result.statement)",
    ]
    if let requirement = RequirementDescription.all.first(where: { $0.id == result.id }) {
      lines.append(
        "  This does, where nothing ends it before its last line: \(requirement.example)")
    }
    lines.append(
      "  \(advice): raise 'scenarioCount' in the options, or set NAVCONFORM_SCENARIOS.")
    return lines.joined(separator: "\n")
  }

  static func unsettled(_ result: RequirementResult) -> String {
    """
    \(ReportWords.shadow(over: result)).
      \(result.statement)
      \(ReportWords.shadowAdvice(on: result))
    """
  }

  static func violation(_ result: RequirementResult, in report: ConformanceReport) -> String {
    guard let example = result.counterexample else {
      return "✗ \(report.subject) violates \(result.id)\n  \(result.statement)"
    }
    let count = example.scenario.lines.count
    let isPair = example.scenario.comparesRuns
    let place =
      isPair ? example.scenario.placeOfRuns : "at step \(example.failingLine + 1) of \(count)"
    var lines = [
      "✗ \(report.subject) violates \(result.id) \(place)",
      "  \(result.statement)", "  \(result.level.basis): \(result.source)", "",
    ]
    lines += example.scenario.lines.enumerated().map { index, line in
      (index == example.failingLine && !isPair ? "    ▸ " : "      ") + line
    }
    let families = ViolationFamily.families(of: report.violations)
    if let remark = families.first(where: { $0.kin.contains(result) })?.remark {
      lines.insert(contentsOf: TextLayout.wrap(remark, to: 78).map { "  " + $0 }, at: 3)
    }
    let text = TextReport(report, context: ReportContext(replayCommand: nil))
    lines += [""] + text.table(of: example) + [""]
    if let raised = example.raised { lines.append("  the subject raised: \(raised)") }
    if let detours = example.detourText {
      lines += TextLayout.paragraph(detours, lead: "  ", indent: "    ", width: 80)
    }
    lines += CertaintyText(example).lines(width: 80)
    lines += ReportContext(replayCommand: nil).advice(on: result.id, width: 80)
    let pasted = PastedScenario(example.scenario).swiftLiteral
    lines.append(
      "  test:    @Test func `\(result.id)`() async throws { try await conformance.replay(\(pasted)) }"
    )
    return lines.joined(separator: "\n")
  }

  static func replay(_ report: ReplayReport) -> String {
    trimmed(ReplayText(report).text)
  }

  /// A report for JUnit's XML. A test has no command line of its own to replay with.
  static func junit(
    _ report: ConformanceReport, _ deviations: DeviationFindings? = nil
  ) -> JUnitReport {
    var context = ReportContext(replayCommand: nil)
    context.deviations = deviations
    return JUnitReport(report, context: context)
  }

  /// What is wrong with what is declared.
  static func deviation(_ entry: DeviationFindings.Entry, in file: String) -> String {
    "\(file) has to be changed, \(entry.sentence)"
  }

  /// Without the line break at the end, after which a test's output would show an empty line.
  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
