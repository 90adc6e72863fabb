/// A report as Markdown, for a README or a pull request.
public struct MarkdownReport: Sendable {
  let report: ConformanceReport
  let context: ReportContext

  /// - Parameter context: how to run a scenario again, and the advice for each requirement.
  public init(_ report: ConformanceReport, context: ReportContext = ReportContext()) {
    self.report = report
    self.context = context
  }

  /// The whole text, with a line break at the end.
  public var text: String {
    var sections = [headline]
    if let error = report.adapterError {
      sections.append(
        ["### Adapter error", ""]
          + MarkdownText.block(HarmlessText.lines(error), language: "text"))
    }
    if let nondeterminism = report.nondeterminism { sections.append(section(nondeterminism)) }
    if !report.violations.isEmpty {
      sections.append(["### Violations"])
      sections += report.violations.map { violation($0) }
    }
    if report.isJudged {
      if !report.requirements.isEmpty { sections.append(["### Requirements"]) }
      sections += RequirementArea.areas(of: report.requirements).map { table($0) }
      if !report.choices.isEmpty { sections.append(choices) }
    }
    if !report.notes.isEmpty {
      sections.append(["### Notes", ""] + report.notes.map { "- " + MarkdownText.inline($0) })
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func badge(_ outcome: ConformanceReport.Outcome) -> String {
    switch outcome {
    case .conforms: "✅"
    case .violated, .notDeterministic: "❌"
    case .inconclusive: "❔"
    case .adapterError: "⚠️"
    }
  }

  private var headline: [String] {
    [
      "## Conformance of \(MarkdownText.inline(report.subject))", "",
      "\(Self.badge(report.outcome)) **\(ReportWords.outcome(report.outcome))** · "
        + ReportWords.counts(of: report), "",
      MarkdownText.inline(report.summary), "",
      "Requirements \(report.version), generator \(report.generatorVersion), "
        + "\(ReportWords.seeds(of: report)), \(TextLayout.count(report.scenarioCount, "scenario")), "
        + "\(TextLayout.count(report.stepCount, "step")).",
    ]
  }

  private func section(_ nondeterminism: Nondeterminism) -> [String] {
    let answers = DifferingLines(nondeterminism.first, nondeterminism.second)
    return ["### Not deterministic", ""]
      + MarkdownText.block(TextStory.plain(nondeterminism.scenario), language: "scenario")
      + ["", "At first:", ""] + MarkdownText.block(answers.first, language: "text")
      + ["", "And then:", ""] + MarkdownText.block(answers.second, language: "text")
  }

  private func violation(_ result: RequirementResult) -> [String] {
    var lines = [
      "#### \(result.id)", "", MarkdownText.inline(result.statement), "",
      "*\(MarkdownText.inline(result.source))*",
    ]
    guard let counterexample = result.counterexample else { return lines }
    lines.append("")
    lines += MarkdownText.block(
      TextStory.plain(counterexample.scenario, failing: counterexample.failingLine),
      language: "scenario")
    if !counterexample.comparisons.isEmpty {
      lines.append("")
      lines += MarkdownText.table(
        ["", "expected", "observed"],
        rows: counterexample.comparisons.map { row in
          let cells = [row.aspect, row.expected, row.observed].map { MarkdownText.inline($0) }
          return row.differs ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells
        })
    }
    if let raised = counterexample.raised {
      lines += ["", "The subject raised: " + MarkdownText.inline(raised)]
    }
    if let command = context.replayCommand {
      let replay = "\(command) \(PastedScenario(counterexample.scenario).shellArgument)"
      lines += ["", "Run it again: \(MarkdownText.code(replay))"]
    }
    let origin = ReportWords.origin(of: counterexample, seed: report.seed)
    let sentences = [CertaintyText(counterexample).text, origin].map {
      TextLayout.sentence($0) + "."
    }
    lines += ["", sentences.joined(separator: " ")]
    if let hint = context.hints[result.id], !hint.isEmpty {
      lines += ["", "If this fails, " + MarkdownText.inline(hint) + "."]
    }
    return lines
  }

  private func table(_ area: RequirementArea) -> [String] {
    ["#### \(MarkdownText.inline(area.title))", ""]
      + MarkdownText.table(
        ["ID", "verdict", "exercised", "requirement"], right: [2],
        rows: area.results.map { result in
          let word = ReportWords.verdict(result.verdict)
          return [
            result.id, result.verdict == .holds ? word : "**\(word)**",
            TextLayout.number(result.exercisedCount), MarkdownText.inline(result.statement),
          ]
        })
  }

  private var choices: [String] {
    ["### Where the documents leave it open", "", "None of this decides conformance.", ""]
      + MarkdownText.table(
        ["question", "reading", "seen"], right: [2],
        rows: report.choices.map { choice in
          [
            MarkdownText.inline(choice.question), reading(of: choice),
            TextLayout.number(choice.count),
          ]
        })
  }

  private func reading(of choice: ChoiceResult) -> String {
    let examples = choice.examples.map { example in
      MarkdownText.inline(example.readings.joined(separator: " or ")) + ": "
        + MarkdownText.code(TextChoiceTable.scenario(of: example))
    }
    guard choice.isMixed else { return MarkdownText.inline(TextChoiceTable.reading(of: choice)) }
    return (["**mixed**"] + examples).joined(separator: "; ")
  }
}
