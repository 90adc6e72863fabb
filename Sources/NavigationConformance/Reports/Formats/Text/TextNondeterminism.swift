/// The scenario that a subject answered in two ways, with both answers.
struct TextNondeterminism {
  let nondeterminism: Nondeterminism
  let report: TextReport

  init(_ nondeterminism: Nondeterminism, _ report: TextReport) {
    self.nondeterminism = nondeterminism
    self.report = report
  }

  var lines: [String] {
    let paint = report.paint
    let width = report.width
    let name = HarmlessText.line(report.report.subject)
    return [paint(.problem, "! \(name) answers the same scenario in two ways")]
      + TextLayout.paragraph(
        "Each scenario starts with a fresh subject, so nothing may be left over from the one before.",
        lead: "  ", width: width)
      + [""] + TextStory(nondeterminism.scenario, failing: -1, paint).lines + [""]
      + TextLayout.paragraph(
        HarmlessText.line(nondeterminism.first), lead: "  at first:  ", width: width)
      + TextLayout.paragraph(
        HarmlessText.line(nondeterminism.second), lead: "  and then:  ", width: width)
      + [
        "  replay:    \(report.context.replayCommand) "
          + PastedScenario(nondeterminism.scenario).shellArgument
      ]
  }
}
