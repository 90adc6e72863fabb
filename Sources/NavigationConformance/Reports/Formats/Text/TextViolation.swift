/// One violation at length: what it is, where it stands written, the story, the difference, and what to do next.
struct TextViolation {
  let result: RequirementResult
  let subject: String
  let seed: UInt64
  let context: ReportContext
  let width: Int
  let paint: Paint

  init(
    _ result: RequirementResult, subject: String, seed: UInt64, context: ReportContext, width: Int,
    paint: Paint
  ) {
    self.result = result
    self.subject = HarmlessText.line(subject)
    self.seed = seed
    self.context = context
    self.width = width
    self.paint = paint
  }

  var lines: [String] {
    guard let counterexample = result.counterexample else {
      return head(place: "") + ["", "  no scenario was kept"]
    }
    let count = counterexample.scenario.lines.count
    let step = " at step \(counterexample.failingLine + 1) of \(count)"
    let story = counterexample.scenario
    var lines = head(place: story.comparesRuns ? " \(story.placeOfRuns)" : step)
    lines +=
      [""] + TextStory(counterexample.scenario, failing: counterexample.failingLine, paint).lines
    if !counterexample.comparisons.isEmpty {
      lines +=
        [""]
        + ComparisonTable(
          counterexample.comparisons, ComparisonHeads(counterexample.scenario), width: width,
          paint: paint
        ).lines
    }
    lines.append("")
    if let raised = counterexample.raised {
      lines += TextLayout.paragraph(
        HarmlessText.line(raised), lead: "  the subject raised: ", indent: "    ", width: width)
    }
    if let detours = counterexample.detourText {
      lines += TextLayout.paragraph(detours, lead: "  ", indent: "    ", width: width)
    }
    if let aftermath = result.aftermath {
      lines += TextLayout.paragraph(
        "where it was found, the subject \(ReportWords.verb(aftermath.kind)) later on", lead: "  ",
        indent: "    ", width: width)
    }
    lines += certainty(of: counterexample) + context.advice(on: result.id, width: width)
    return lines + instructions(for: counterexample.scenario)
  }

  private func head(place: String) -> [String] {
    let title = "✗ \(subject) violates \(result.id)\(place)"
    let word = ReportWords.verdict(result.verdict)
    let gap = width - TextLayout.width(of: title) - TextLayout.width(of: word)
    let first =
      gap >= 2
      ? paint(.problem, title) + TextLayout.blanks(gap) + paint(.problem, word)
      : paint(.problem, title)
    return [first] + TextLayout.paragraph(result.statement, lead: "  ", width: width)
      + TextLayout.paragraph(
        result.source, lead: "  \(result.level.basis): ", indent: "    ", width: width)
  }

  private func certainty(of counterexample: Counterexample) -> [String] {
    let found =
      ReportWords.origin(of: counterexample) + ReportWords.cutShort(by: result)
      + ReportWords.further(result)
    return CertaintyText(counterexample).lines(width: width)
      + TextLayout.paragraph(found, lead: "  ", indent: "    ", width: width)
  }

  private func instructions(for scenario: ScenarioStory) -> [String] {
    let pasted = PastedScenario(scenario)
    let replay = context.replayCommand.map { ["  replay:  \($0) \(pasted.shellArgument)"] } ?? []
    guard context.showsTest else { return replay }
    return replay + [
      "  test:    @Test func `\(result.id)`() async throws "
        + "{ try await conformance.replay(\(pasted.swiftLiteral)) }"
    ]
  }
}
