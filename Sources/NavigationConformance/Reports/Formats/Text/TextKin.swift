/// The violations that probably have their cause in common with one that is told at length: what each is about, the
/// scenario to paste, and what differs first.
struct TextKin {
  let family: ViolationFamily
  let context: ReportContext
  let width: Int
  let paint: Paint

  init(_ family: ViolationFamily, context: ReportContext, width: Int, paint: Paint) {
    self.family = family
    self.context = context
    self.width = width
    self.paint = paint
  }

  var lines: [String] {
    guard let trait = family.trait else { return [] }
    let count = family.kin.count
    let introduction =
      "\(TextLayout.number(count)) more probably \(count == 1 ? "comes" : "come") of the same defect: "
      + trait.text
    let indent = family.kin.map { TextLayout.width(of: $0.id) }.max() ?? 0
    let command = context.replayCommand.map { ["", "  at length:  \($0) 'SCENARIO'"] } ?? []
    return TextLayout.wrap(introduction, to: width - 2).map { "  " + $0 }
      + family.kin.flatMap { [""] + lines(of: $0, indent: indent) } + command
  }

  private func lines(of result: RequirementResult, indent: Int) -> [String] {
    let blanks = TextLayout.blanks(indent + 6)
    let id = "✗ " + TextLayout.pad(result.id, to: indent)
    var lines = TextLayout.wrap(result.statement, to: width - TextLayout.width(of: blanks))
      .enumerated().map {
        ($0.offset == 0 ? "  " + paint(.problem, id) + "  " : blanks) + $0.element
      }
    guard let counterexample = result.counterexample else { return lines }
    // To be pasted, so it is never broken.
    lines.append(blanks + counterexample.scenario.oneLine)
    guard let row = result.cause else { return lines }
    let heads = ComparisonHeads(counterexample.scenario)
    let difference =
      "\(HarmlessText.line(row.aspect)): \(heads.left) \(HarmlessText.line(row.expected)), "
      + "\(heads.right) \(HarmlessText.line(row.observed))"
    return lines
      + TextLayout.paragraph(difference, lead: blanks, indent: blanks + "  ", width: width)
  }
}
