/// One scenario, step by step, as text for a terminal: everything expected beside what was observed, and the verdict.
public struct ReplayText: Sendable {
  let report: ReplayReport
  let context: ReportContext
  let width: Int
  let paint: Paint

  /// - Parameters:
  ///   - report: what to write.
  ///   - context: how to run a scenario again, and the advice for each requirement.
  ///   - width: the columns to fill. A scenario's lines are never broken, whatever it is.
  ///   - color: whether to use colours; what they say is said in words as well.
  public init(
    _ report: ReplayReport, context: ReportContext = ReportContext(), width: Int = 80,
    color: TextColor = .none
  ) {
    self.report = report
    self.context = context
    self.width = max(width, 40)
    paint = Paint(color)
  }

  /// The whole text, with a line break at the end.
  public var text: String {
    let columns = ComparisonColumns(
      report.steps.lazy.flatMap(\.comparisons), ComparisonHeads(report.scenario), width: width)
    var sections = report.steps.enumerated().map {
      step($0.element, number: $0.offset + 1, columns)
    }
    var skipped = report.scenario.lines.dropFirst(report.steps.count)
    if report.violated == nil, let breakdown = report.breakdown, let broken = skipped.popFirst() {
      sections.append(unanswered(broken, number: report.steps.count + 1, breakdown))
    }
    if !skipped.isEmpty {
      sections.append(
        [paint(.quiet, "not carried out:")] + skipped.map { "      \($0)" })
    }
    if let violated = report.violated { sections.append(explanation(of: violated)) }
    if let breakdown = report.breakdown { sections.append(account(of: breakdown)) }
    sections.append(TextLayout.wrap(verdict, to: width).map { paint(tone, $0) })
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func step(
    _ step: ReplayReport.Step, number: Int, _ columns: ComparisonColumns
  ) -> [String] {
    let differs = step.comparisons.contains(where: \.differs)
    let place = "step \(number) of \(report.scenario.lines.count)"
    var lines = [
      paint(differs ? .problem : .strong, "\(differs ? "▸" : " ") \(step.line)")
        + paint(.quiet, "   # \(place)")
    ]
    if !step.comparisons.isEmpty {
      lines +=
        ComparisonTable(
          step.comparisons, ComparisonHeads(report.scenario), columns: columns, width: width,
          paint: paint
        ).lines
    }
    if !step.events.isEmpty {
      lines += TextLayout.paragraph(
        step.events.map { HarmlessText.line($0) }.joined(separator: ", "),
        lead: "    reported:  ", width: width)
    }
    return lines
  }

  /// The line that broke the subject down: it was begun, and came to no end.
  private func unanswered(
    _ line: String, number: Int, _ breakdown: Breakdown
  ) -> [String] {
    [
      paint(.problem, "▸ \(line)")
        + paint(.quiet, "   # step \(number) of \(report.scenario.lines.count)"),
      "    \(ReportWords.verb(breakdown.kind))",
    ]
  }

  private func account(of breakdown: Breakdown) -> [String] {
    var lines: [String] = []
    if report.violated != nil {
      lines.append("  after that the subject \(ReportWords.verb(breakdown.kind))")
    }
    if let detail = breakdown.kind.detail {
      lines += TextLayout.paragraph(HarmlessText.line(detail), lead: "  ", width: width)
    }
    if let waiting = context.waiting(for: breakdown.kind) {
      lines += TextLayout.paragraph(waiting, lead: "  ", width: width)
    }
    let words = breakdown.lastWords
    if !words.isEmpty {
      lines.append("  its last words:")
      lines += words.map { "    " + $0 }
    }
    return lines
  }

  private func explanation(of violated: RequirementResult) -> [String] {
    var lines =
      TextLayout.paragraph(violated.statement, lead: "  ", width: width)
      + TextLayout.paragraph(
        violated.source, lead: "  \(violated.level.basis): ", indent: "    ", width: width)
    if let raised = violated.counterexample?.raised {
      lines += TextLayout.paragraph(
        HarmlessText.line(raised), lead: "  the subject raised: ", indent: "    ", width: width)
    }
    return lines + context.advice(on: violated.id, width: width)
  }

  private var comparesRuns: Bool { report.scenario.comparesRuns }

  private var tone: Paint.Tone {
    if report.violated != nil || report.breakdown != nil { return .problem }
    let isWhole = report.unsupported == nil && report.adapterError == nil && !report.endedEarly
    return isWhole ? .good : .caution
  }

  private var verdict: String {
    let name = HarmlessText.line(report.subject)
    let count = report.scenario.lines.count
    let place = "step \(report.steps.count) of \(count)"
    if let violated = report.violated {
      let words = comparesRuns ? report.scenario.placeOfRuns : "at \(place)"
      return "✗ \(name) violates \(violated.id) \(words)."
    }
    if let breakdown = report.breakdown {
      return
        "✗ \(name) \(ReportWords.verb(breakdown.kind)) at step \(report.steps.count + 1) of \(count)."
    }
    if let mistake = report.adapterError {
      let sentences = HarmlessText.lines(mistake).map { $0.drop { $0 == " " } }
      return "Nothing more is judged: the adapter of \(name) made a mistake. "
        + sentences.joined(separator: " ")
    }
    if let unsupported = report.unsupported {
      guard report.unclaimed.isEmpty else {
        let claims = TextLayout.list(report.unclaimed.map { "'\($0)'" })
        return "Not carried out: \(name) does not claim \(claims), which "
          + "'\(HarmlessText.line(unsupported))' takes."
      }
      return "Not carried out: \(name) does not support '\(HarmlessText.line(unsupported))'."
    }
    if report.endedEarly {
      return
        "\(name) does what the documents permit up to \(place); where that led they do not say, "
        + "so nothing after it is judged."
    }
    if report.steps.isEmpty { return "The scenario has no lines." }
    if comparesRuns { return "✓ \(name) does the same in both runs." }
    return "✓ \(name) does what the documents say in \(TextLayout.count(count, "step"))."
  }
}
