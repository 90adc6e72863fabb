/// How a subject broke down: the scenario, and the last that was heard of it.
struct TextBreakdown {
  let finding: BreakdownFinding
  let report: TextReport
  /// Those that stand above it: what they have shown need not be shown again.
  let above: [BreakdownFinding]

  init(_ finding: BreakdownFinding, _ report: TextReport, below above: [BreakdownFinding] = []) {
    self.finding = finding
    self.report = report
    self.above = above
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
    lines += lastWords
    if let command = report.context.replayCommand {
      lines.append("  replay:  \(command) \(PastedScenario(finding.scenario).shellArgument)")
    }
    return lines
  }

  private var lastWords: [String] {
    let words = finding.breakdown.lastWords
    if words.isEmpty { return [] }
    if words.count > 1, let same = above.first(where: { $0.breakdown.lastWords == words }) {
      return TextLayout.paragraph(
        "its last words: those of '\(same.scenario.oneLine)' above", lead: "  ", indent: "    ",
        width: report.width)
    }
    return ["  its last words:"] + words.map { "    " + $0 }
  }
}
