/// One thing that was found, with the scenario that shows it and all that helps to see why.
struct HTMLFinding {
  private let report: ConformanceReport
  private let context: ReportContext

  init(_ report: ConformanceReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  // MARK: Findings

  /// - Parameter remark: what it has in common with one that comes before it.
  func article(_ result: RequirementResult, beside remark: String? = nil) -> [String] {
    let id = HTMLText.inline(result.id)
    var lines = [
      // Of what was not judged there is no table to lead to.
      HTMLText.element(
        "h3", report.isJudged ? HTMLText.element("a", ["href": "#" + result.id], id) : id),
      HTMLText.paragraph(result.statement),
      HTMLText.element(
        "p", ["class": "quiet"],
        HTMLText.inline("\(TextLayout.sentence(result.level.basis)): \(result.source)")),
    ]
    if let remark { lines.append(HTMLText.paragraph(remark)) }
    if let counterexample = result.counterexample {
      lines += scenario(counterexample.scenario, failing: counterexample.failingLine)
      lines += comparisons(counterexample)
      if let raised = counterexample.raised {
        lines.append(HTMLText.paragraph("The subject raised: " + raised))
      }
      if let detours = counterexample.detourText {
        lines.append(HTMLText.paragraph(TextLayout.sentence(detours) + "."))
      }
      if let aftermath = result.aftermath {
        lines.append(
          HTMLText.paragraph(
            "Where it was found, the subject \(ReportWords.verb(aftermath.kind)) later on."))
      }
      if let hint = context.hints[result.id], !hint.isEmpty {
        lines.append(HTMLText.paragraph("If this fails, \(hint)."))
      }
      lines.append(
        remarks([
          CertaintyText(counterexample).text,
          ReportWords.origin(of: counterexample)
            + ReportWords.cutShort(by: result) + ReportWords.further(result),
        ]))
      lines += replay(counterexample.scenario)
    }
    return Self.article(lines, id: "violation-" + result.id)
  }

  func article(_ finding: BreakdownFinding) -> [String] {
    let count = finding.scenario.lines.count
    let verb = ReportWords.verb(finding.breakdown.kind)
    var lines = [
      HTMLText.element("h3", HTMLText.inline("It \(verb) at step \(count) of \(count)"))
    ]
    if let detail = finding.breakdown.kind.detail { lines.append(HTMLText.paragraph(detail)) }
    if let waiting = context.waiting(for: finding.breakdown.kind) {
      lines.append(HTMLText.paragraph(TextLayout.sentence(waiting) + "."))
    }
    lines += scenario(finding.scenario, failing: count - 1)
    let words = finding.breakdown.lastWords
    if !words.isEmpty {
      lines.append(HTMLText.paragraph("Its last words:"))
      lines.append(HTMLText.block(words))
    }
    lines.append(remarks([CertaintyText(finding).text, ReportWords.origin(of: finding)]))
    return Self.article(lines + replay(finding.scenario))
  }

  func article(_ nondeterminism: Nondeterminism) -> [String] {
    let answers = DifferingLines(nondeterminism.first, nondeterminism.second)
    return Self.article(
      [
        HTMLText.element("h3", "One scenario was answered in two ways"),
        HTMLText.paragraph(ReportWords.adviceOnNondeterminism),
      ] + scenario(nondeterminism.scenario, failing: nil) + [
        HTMLText.paragraph("At first:"), HTMLText.block(answers.first),
        HTMLText.paragraph("And then:"), HTMLText.block(answers.second),
      ] + replay(nondeterminism.scenario))
  }

  // MARK: Their parts

  private static func article(_ lines: [String], id: String? = nil) -> [String] {
    let open = id.map { "<article id=\"\(HTMLText.inline($0))\">" } ?? "<article>"
    return [open] + lines + ["</article>"]
  }

  private func scenario(_ scenario: ScenarioStory, failing: Int?) -> [String] {
    let comparesRuns = scenario.comparesRuns
    let lines = TextStory.plain(scenario).enumerated().map { index, line in
      let isInside = comparesRuns && line.hasPrefix(" ")
      let text = HTMLText.inline(isInside ? String(line.drop { $0 == " " }) : line)
      if !comparesRuns, index == failing {
        return "<li class=\"failing\" aria-label=\"fails: \(text)\">\(text)</li>"
      }
      return isInside ? "<li class=\"inside\">\(text)</li>" : "<li>\(text)</li>"
    }
    return ["<ol class=\"scenario\">"] + lines + ["</ol>"]
  }

  private func comparisons(_ counterexample: Counterexample) -> [String] {
    guard !counterexample.comparisons.isEmpty else { return [] }
    let heads = ComparisonHeads(counterexample.scenario)
    // Of two runs that should come to the same, neither is the one that is wrong.
    let kind = counterexample.scenario.comparesRuns ? "apart" : "differs"
    return HTMLText.table(
      ["", heads.left, heads.right], class: "compared",
      rows: counterexample.comparisons.map { row in
        let cells =
          HTMLText.element("th", ["scope": "row"], HTMLText.inline(row.aspect))
          + [row.expected, row.observed].map { HTMLText.element("td", HTMLText.inline($0)) }
          .joined()
        return row.differs
          ? HTMLText.element("tr", ["class": kind], cells) : HTMLText.element("tr", cells)
      })
  }

  private func remarks(_ sentences: [String]) -> String {
    let text = sentences.map { TextLayout.sentence($0) + "." }.joined(separator: " ")
    return HTMLText.element("p", ["class": "quiet"], HTMLText.inline(text))
  }

  private func replay(_ scenario: ScenarioStory) -> [String] {
    guard let command = context.replayCommand else { return [] }
    return [HTMLText.block(["\(command) \(PastedScenario(scenario).shellArgument)"])]
  }
}
