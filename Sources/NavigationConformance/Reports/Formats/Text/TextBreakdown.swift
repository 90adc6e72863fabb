/// How a subject broke down: the scenario, and the last that was heard of it.
struct TextBreakdown {
  let finding: BreakdownFinding
  let report: TextReport

  init(_ finding: BreakdownFinding, _ report: TextReport) {
    self.finding = finding
    self.report = report
  }

  var lines: [String] {
    let (paint, width) = (report.paint, report.width)
    let count = finding.scenario.lines.count
    let name = HarmlessText.line(report.report.subject)
    var lines = [
      paint(
        .problem,
        "✗ \(name) \(ReportWords.verb(finding.breakdown.kind)) at step \(count) of \(count)")
    ]
    if let detail = finding.breakdown.kind.detail {
      lines += TextLayout.paragraph(HarmlessText.line(detail), lead: "  ", width: width)
    }
    if let waiting = report.context.waiting(for: finding.breakdown.kind) {
      lines += TextLayout.paragraph(waiting, lead: "  ", width: width)
    }
    lines += [""] + TextStory(finding.scenario, failing: count - 1, paint).lines + [""]
    lines += CertaintyText(finding).lines(width: width)
    lines += TextLayout.paragraph(
      ReportWords.origin(of: finding), lead: "  ", indent: "    ", width: width)
    let words = finding.breakdown.lastWords
    if !words.isEmpty {
      lines.append("  its last words:")
      lines += words.map { "    " + $0 }
    }
    if let command = report.context.replayCommand {
      lines.append("  replay:  \(command) \(PastedScenario(finding.scenario).shellArgument)")
    }
    return lines
  }
}
