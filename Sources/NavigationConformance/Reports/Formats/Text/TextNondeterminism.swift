import ConformanceChecks

/// The scenario that a subject answered in two ways, with what was different.
struct TextNondeterminism {
  let nondeterminism: Nondeterminism
  let report: TextReport

  init(_ nondeterminism: Nondeterminism, _ report: TextReport) {
    self.nondeterminism = nondeterminism
    self.report = report
  }

  var lines: [String] {
    let paint = report.paint
    let answers = DifferingLines(nondeterminism.first, nondeterminism.second)
    var lines = [paint(.problem, "! The same scenario was answered in two ways")]
    lines += TextLayout.paragraph(
      ReportWords.adviceOnNondeterminism, lead: "  ", width: report.width)
    lines += [""] + TextStory(nondeterminism.scenario, failing: nil, paint).lines + [""]
    lines += ["  at first"] + answers.first.map { "    " + paint(.caution, $0) }
    lines += ["  and then"] + answers.second.map { "    " + paint(.caution, $0) }
    let pasted = PastedScenario(nondeterminism.scenario)
    if let command = report.context.replayCommand {
      lines += ["", "  replay:  \(command) \(pasted.shellArgument)"]
    }
    return lines
  }
}
