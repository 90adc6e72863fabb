/// What two subjects do differently, as text for a terminal.
package struct ComparisonText {
  private let report: ComparisonReport
  /// The commands that replay the scenario put after them, on each of the two.
  private let replayCommands: [String]
  private let width: Int
  private let paint: Paint

  package init(
    _ report: ComparisonReport, replayCommands: [String], width: Int = 80, color: TextColor = .none
  ) {
    self.report = report
    self.replayCommands = replayCommands
    self.width = max(width, 40)
    paint = Paint(color)
  }

  /// The whole text, with a line break at the end.
  package var text: String {
    var sections = [headline]
    sections += report.adapterErrors.map(adapterError)
    if let unsteady = report.unsteady { sections.append(story(of: unsteady)) }
    sections += report.differences.map(difference)
    if let end = report.endedByBreakdowns { sections.append(earlyEnd(end)) }
    if !notCompared.isEmpty { sections.append(notCompared) }
    sections.append(
      TextLayout.wrap(report.summary, to: width).map {
        paint(report.outcome == .agree ? .good : .problem, $0)
      }
    )
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var names: [String] { [report.first, report.second].map { HarmlessText.line($0) } }

  private var headline: [String] {
    let facts = [
      TextLayout.count(report.differences.count, "difference"), "seed \(report.seed)",
      TextLayout.count(report.scenarioCount, "scenario"),
    ].joined(separator: " · ")
    let title = names.joined(separator: " beside ")
    return TextLayout.width(of: "\(title) · \(facts)") <= width
      ? ["\(paint(.strong, title)) · \(facts)"] : [paint(.strong, title), facts]
  }

  private func adapterError(_ error: ComparisonReport.AdapterError) -> [String] {
    let problem = report.scenarioCount == 0 ? "failed its self-check" : "cannot be driven"
    return [
      paint(.problem, "! The adapter of \(HarmlessText.line(error.subject)) \(problem).")
    ]
      + HarmlessText.lines(error.message).flatMap {
        TextLayout.paragraph($0, lead: "  ", width: width)
      }
  }

  private func story(of unsteady: ScenarioStory) -> [String] {
    [
      paint(.problem, "! One of the two answers this scenario now in one way and now in another"),
      "",
    ]
      + TextStory(unsteady, failing: nil, paint).lines
  }

  private func difference(_ difference: SubjectDifference) -> [String] {
    let kind = Self.kind(difference.kind)
    let gap = max(width - 2 - TextLayout.width(of: difference.id) - TextLayout.width(of: kind), 2)
    var lines = [
      paint(.strong, "≠ \(difference.id)") + TextLayout.blanks(gap) + paint(.quiet, kind)
    ]
    lines += TextLayout.paragraph(difference.statement, lead: "  ", width: width)
    lines += [""]
    lines +=
      TextStory(
        difference.scenario, failing: difference.scenario.lines.count - 1, paint
      ).lines
    lines += [""] + SideBySideTable(difference.rows, names: names, width: width, paint: paint).lines
    lines.append("")
    let pasted = PastedScenario(difference.scenario).shellArgument
    for (index, command) in replayCommands.enumerated() {
      lines.append("  \(index == 0 ? "replay:" : "       ")  \(command) \(pasted)")
    }
    return lines
  }

  private static func kind(_ kind: SubjectDifference.Kind) -> String {
    switch kind {
    case .requirement: "at most one of the two does so"
    case .choice: "both are permitted"
    case .open: "nothing is said of it"
    case .breakdown: "one breaks down"
    }
  }

  private func earlyEnd(_ end: ComparisonReport.BreakdownEnd) -> [String] {
    TextLayout.wrap(
      "! \(HarmlessText.line(end.subject)) broke down in "
        + "\(TextLayout.count(end.count, "scenario")); the comparison ended there, before its time.",
      to: width
    ).map { paint(.problem, $0) }
  }

  private var notCompared: [String] {
    let claims = zip(names, [report.onlyFirst, report.onlySecond]).filter { !$1.isEmpty }
    guard !claims.isEmpty else { return [] }
    return [paint(.strong, "Not compared, because only one of the two claims it")]
      + claims.flatMap { name, claims in
        TextLayout.paragraph(
          "\(name): \(claims.joined(separator: ", "))", lead: "  ", width: width)
      }
  }
}

extension ComparisonReport {
  /// What came of it, in one sentence.
  package var summary: String {
    let (first, second) = (HarmlessText.line(first), HarmlessText.line(second))
    if !adapterErrors.isEmpty {
      let names = adapterErrors.map { HarmlessText.line($0.subject) }.joined(separator: " and ")
      return scenarioCount == 0
        ? "Nothing was compared: the self-check failed for the adapter of \(names)."
        : "Ended after \(TextLayout.count(scenarioCount, "scenario")): the adapter of \(names) "
          + "cannot be driven."
    }
    if unsteady != nil {
      return "Not deterministic: \(first) or \(second) answered one scenario in two ways."
    }
    let count = TextLayout.count(scenarioCount, "scenario")
    if differences.isEmpty, let endedByBreakdowns {
      return
        "Not compared to the end: \(HarmlessText.line(endedByBreakdowns.subject)) broke down too "
        + "often, and in \(count) before that the two do the same."
    }
    if differences.isEmpty {
      return "\(first) and \(second) do the same in \(count), in everything that both claim."
    }
    return "\(first) and \(second) differ in "
      + "\(differences.count == 1 ? "one way" : "\(differences.count) ways"): "
      + "\(TextLayout.list(differences.map(\.id)))."
  }
}
