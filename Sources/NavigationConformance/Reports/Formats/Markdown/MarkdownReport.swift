/// A report as Markdown, for a README or a pull request.
public struct MarkdownReport: Sendable {
  let report: ConformanceReport
  let context: ReportContext

  /// - Parameters:
  ///   - report: what to write.
  ///   - context: how to run a scenario again, and the advice for each requirement.
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
    if !report.breakdowns.isEmpty {
      sections.append(["### Breakdowns"])
      sections += report.breakdowns.map { section($0) }
    }
    if let givenUp = report.givenUp { sections.append([MarkdownText.inline(givenUp)]) }
    if !report.toldViolations.isEmpty {
      sections.append(["### Violations"])
      sections += report.advice.map { [MarkdownText.inline($0)] }
      for family in report.families(of: report.toldViolations) {
        sections.append(violation(family.lead))
        sections += family.kin.map { violation($0, beside: family.remark) }
      }
    }
    if report.isJudged {
      if !report.requirements.isEmpty { sections.append(["### Requirements"]) }
      sections += RequirementArea.areas(of: report.requirements).map { table($0) }
      if !report.choices.isEmpty { sections.append(choices) }
      sections += report.profiles.map { section($0) }
    }
    if !report.notes.isEmpty {
      sections.append(["### Notes", ""] + report.notes.map { "- " + MarkdownText.inline($0) })
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func badge(_ outcome: ConformanceReport.Outcome) -> String {
    switch outcome {
    case .conforms: "✅"
    case .violated, .notDeterministic, .crashed, .exited, .hung, .outgrown, .flooded,
      .protocolError:
      "❌"
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
    return [
      "### Not deterministic", "", MarkdownText.inline(ReportWords.adviceOnNondeterminism), "",
    ]
      + MarkdownText.block(TextStory.plain(nondeterminism.scenario), language: "scenario")
      + ["", "At first:", ""] + MarkdownText.block(answers.first, language: "text")
      + ["", "And then:", ""] + MarkdownText.block(answers.second, language: "text")
      + replay(nondeterminism.scenario)
  }

  private func replay(_ scenario: ScenarioStory) -> [String] {
    guard let command = context.replayCommand else { return [] }
    let replay = "\(command) \(PastedScenario(scenario).shellArgument)"
    return ["", "Run it again: \(MarkdownText.code(replay))"]
  }

  private func section(_ finding: BreakdownFinding) -> [String] {
    let count = finding.scenario.lines.count
    var lines = [
      "**\(MarkdownText.inline(ReportWords.verb(finding.breakdown.kind)))** at step \(count) of "
        + "\(count)", "",
    ]
    if let detail = finding.breakdown.kind.detail { lines += [MarkdownText.inline(detail), ""] }
    if let waiting = context.waiting(for: finding.breakdown.kind) {
      lines += [MarkdownText.inline(TextLayout.sentence(waiting)) + ".", ""]
    }
    lines += MarkdownText.block(
      TextStory.plain(finding.scenario, failing: count - 1), language: "scenario")
    let words = finding.breakdown.lastWords
    if !words.isEmpty {
      lines += ["", "Its last words:", ""]
      lines += MarkdownText.block(words, language: "text")
    }
    lines += replay(finding.scenario)
    let sentences = [CertaintyText(finding).text, ReportWords.origin(of: finding)].map {
      TextLayout.sentence($0) + "."
    }
    return lines + ["", sentences.joined(separator: " ")]
  }

  /// - Parameter remark: what it has in common with one that comes before it.
  private func violation(_ result: RequirementResult, beside remark: String? = nil) -> [String] {
    var lines = [
      "#### \(result.id)", "", MarkdownText.inline(result.statement), "",
      "*\(TextLayout.sentence(result.level.basis)): \(MarkdownText.inline(result.source))*",
    ]
    if let remark { lines += ["", MarkdownText.inline(remark)] }
    guard let counterexample = result.counterexample else { return lines }
    lines.append("")
    lines += MarkdownText.block(
      TextStory.plain(counterexample.scenario, failing: counterexample.failingLine),
      language: "scenario")
    if !counterexample.comparisons.isEmpty {
      lines.append("")
      let heads = ComparisonHeads(counterexample.scenario)
      lines += MarkdownText.table(
        ["", heads.left, heads.right],
        rows: counterexample.comparisons.map { row in
          let cells = [row.aspect, row.expected, row.observed].map { MarkdownText.inline($0) }
          return row.differs ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells
        })
    }
    if let raised = counterexample.raised {
      lines += ["", "The subject raised: " + MarkdownText.inline(raised)]
    }
    if let detours = counterexample.detourText {
      lines += ["", MarkdownText.inline(TextLayout.sentence(detours)) + "."]
    }
    if let aftermath = result.aftermath {
      lines += [
        "", "Where it was found, the subject \(ReportWords.verb(aftermath.kind)) later on.",
      ]
    }
    lines += replay(counterexample.scenario)
    let origin =
      ReportWords.origin(of: counterexample) + ReportWords.cutShort(by: result)
      + ReportWords.further(result)
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
    [
      "### Implementation-defined behaviour", "",
      "The documents leave these points open. None of them decides conformance.", "",
    ]
      + MarkdownText.table(
        ["choice", "question", "reading", "seen", "shown by"], right: [3],
        rows: report.choices.map { choice in
          [
            MarkdownText.inline(choice.id), MarkdownText.inline(choice.question),
            reading(of: choice), TextLayout.number(choice.count),
            choice.isMixed
              ? ""
              : choice.plainest.map { MarkdownText.code(TextChoiceTable.scenario(of: $0)) } ?? "",
          ]
        })
  }

  private func section(_ profile: ProfileResult) -> [String] {
    [
      "### Profile \(MarkdownText.inline(profile.id))", "",
      MarkdownText.inline(profile.summary) + " None of it decides conformance.", "",
    ]
      + MarkdownText.table(
        ["ID", "verdict", "statement", "source", "profile", "this subject", "shown by"],
        rows: profile.rows.map { row in
          [
            MarkdownText.inline(row.id), TextProfile.words(for: row.verdict),
            MarkdownText.inline(row.statement),
            MarkdownText.inline(TextProfile.origin(of: row)),
            MarkdownText.inline(row.reading),
            MarkdownText.inline(row.readings.joined(separator: " or ")),
            row.scenarios.map { MarkdownText.code($0.oneLine) }.joined(separator: "; "),
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
