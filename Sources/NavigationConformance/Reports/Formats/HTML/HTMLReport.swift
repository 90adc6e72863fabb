/// A report as a page of its own: one file, without scripts, that loads nothing.
public struct HTMLReport: Sendable {
  let report: ConformanceReport
  let context: ReportContext

  /// - Parameters:
  ///   - report: what to write.
  ///   - context: how to run a scenario again, and the advice for each requirement.
  public init(_ report: ConformanceReport, context: ReportContext = ReportContext()) {
    self.report = report
    self.context = context
  }

  /// The whole page, with a line break at the end.
  public var text: String {
    let title = HTMLText.inline("Conformance of \(report.subject)")
    let lines =
      [
        "<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width\">", "<title>\(title)</title>",
        "<style>", HTMLStyle.text, "</style>", "</head>", "<body>", "<header>",
        "<h1>\(title)</h1>",
      ] + headline + ["</header>", "<main>"] + findings + judgements + notes
      + ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What came of it

  private var headline: [String] {
    let word = ReportWords.outcome(report.outcome)
    let outcome = HTMLText.element(
      "span", ["class": "outcome \(Self.color(of: report.outcome))"], HTMLText.inline(word))
    // Some summaries begin with the word that stands before them.
    let summary =
      report.summary.lowercased().hasPrefix(word + ": ")
      ? String(report.summary.dropFirst(word.count + 2)) : report.summary
    let facts =
      "Requirements \(report.version), generator \(report.generatorVersion), "
      + "\(ReportWords.seeds(of: report)), \(TextLayout.count(report.scenarioCount, "scenario")), "
      + "\(TextLayout.count(report.stepCount, "step"))."
    let balance =
      report.isJudged && !report.requirements.isEmpty
      ? HTMLBalance(report.requirements).lines : []
    return [HTMLText.element("p", outcome + ": " + HTMLText.inline(summary))] + balance
      + [HTMLText.element("p", ["class": "quiet"], HTMLText.inline(facts))]
  }

  private static func color(of outcome: ConformanceReport.Outcome) -> String {
    switch outcome {
    case .conforms: "good"
    case .violated, .notDeterministic, .crashed, .exited, .hung, .outgrown, .flooded,
      .protocolError:
      "bad"
    case .inconclusive, .adapterError: "open"
    }
  }

  private var findings: [String] {
    let finding = HTMLFinding(report, context)
    var lines: [String] = []
    if let error = report.adapterError {
      lines += ["<h2>Adapter error</h2>", HTMLText.block(HarmlessText.lines(error))]
    }
    if let nondeterminism = report.nondeterminism {
      lines += ["<h2>Not deterministic</h2>"] + finding.article(nondeterminism)
    }
    if !report.breakdowns.isEmpty {
      lines += ["<h2>Breakdowns</h2>"] + report.breakdowns.flatMap { finding.article($0) }
    }
    if let givenUp = report.givenUp { lines.append(HTMLText.paragraph(givenUp)) }
    if !report.toldViolations.isEmpty {
      lines += ["<h2>Violations</h2>"] + report.advice.map { HTMLText.paragraph($0) }
      lines += report.families(of: report.toldViolations).flatMap { family in
        finding.article(family.lead)
          + family.kin.flatMap { finding.article($0, beside: family.remark) }
      }
    }
    return lines
  }

  // MARK: All that was judged and noted

  private var judgements: [String] {
    guard report.isJudged else { return [] }
    var lines: [String] = []
    if !report.requirements.isEmpty { lines.append("<h2>Requirements</h2>") }
    lines += RequirementArea.areas(of: report.requirements).flatMap { area($0) }
    if !report.choices.isEmpty {
      lines += [
        "<h2>Implementation-defined behaviour</h2>",
        HTMLText.paragraph(
          "The documents leave these points open. None of them decides conformance."),
      ]
      lines += HTMLText.table(
        ["choice", "question", "reading", "seen", "shown by"], numbers: [3],
        rows: report.choices.map { row($0) })
    }
    return lines + report.profiles.flatMap { section($0) }
  }

  /// Closed where everything is as it should be, so that what is not is seen at once.
  private func area(_ area: RequirementArea) -> [String] {
    let isClosed = area.results.allSatisfy {
      $0.verdict == .holds || $0.verdict == .notApplicable
    }
    let counts = ReportWords.counts(of: area.results).map { part in
      HTMLText.element("span", ["class": Self.color(of: part.verdict)], part.words)
    }
    return [
      isClosed ? "<details>" : "<details open>",
      "<summary>\(HTMLText.inline(area.title)) · \(counts.joined(separator: " · "))</summary>",
    ]
      + HTMLText.table(
        ["ID", "verdict", "exercised", "requirement"], numbers: [2],
        rows: area.results.map { row($0) }) + ["</details>"]
  }

  private static func color(of verdict: RequirementResult.Verdict) -> String {
    verdict == .notApplicable ? "quiet" : HTMLBalance.color(of: verdict)
  }

  private func row(_ result: RequirementResult) -> String {
    let id =
      result.verdict == .violated
      ? HTMLText.element("a", ["href": "#violation-" + result.id], HTMLText.inline(result.id))
      : HTMLText.inline(result.id)
    let cells = [
      HTMLText.element("td", ["class": "id"], id),
      HTMLText.element(
        "td", ["class": "verdict \(Self.color(of: result.verdict))"],
        ReportWords.verdict(result.verdict)),
      HTMLText.element("td", ["class": "number"], TextLayout.number(result.exercisedCount)),
      HTMLText.element("td", ["title": result.source], HTMLText.inline(result.statement)),
    ]
    return HTMLText.element("tr", ["id": result.id], cells.joined())
  }

  private func row(_ choice: ChoiceResult) -> String {
    let examples = choice.isMixed ? choice.examples : choice.plainest.map { [$0] } ?? []
    let shown = examples.map { example in
      let scenario = HTMLText.code(TextChoiceTable.scenario(of: example))
      return choice.isMixed
        ? HTMLText.inline(example.readings.joined(separator: " or ")) + ": " + scenario : scenario
    }
    let cells = [
      HTMLText.element("td", HTMLText.inline(choice.id)),
      HTMLText.element("td", HTMLText.inline(choice.question)),
      HTMLText.element(
        "td", choice.isMixed ? ["class": "open"] : [:],
        HTMLText.inline(TextChoiceTable.reading(of: choice))),
      HTMLText.element("td", ["class": "number"], TextLayout.number(choice.count)),
      HTMLText.element("td", shown.joined(separator: "<br>")),
    ]
    return HTMLText.element("tr", ["id": choice.id], cells.joined())
  }

  private func section(_ profile: ProfileResult) -> [String] {
    [
      HTMLText.element("h2", HTMLText.inline("Profile \(profile.id)")),
      HTMLText.paragraph(profile.summary + " None of it decides conformance."),
    ]
      + HTMLText.table(
        ["ID", "verdict", "statement", "profile", "this subject", "shown by"],
        rows: profile.rows.map { row in
          let cells = [
            HTMLText.element("td", ["class": "id"], HTMLText.inline(row.id)),
            HTMLText.element("td", ["class": "verdict"], TextProfile.words(for: row.verdict)),
            HTMLText.element("td", HTMLText.inline(row.statement) + Self.origin(of: row)),
            HTMLText.element("td", HTMLText.inline(row.reading)),
            HTMLText.element("td", HTMLText.inline(row.readings.joined(separator: " or "))),
            HTMLText.element(
              "td", row.scenarios.map { HTMLText.code($0.oneLine) }.joined(separator: "<br>")),
          ]
          return HTMLText.element("tr", cells.joined())
        })
  }

  private static func origin(of row: ProfileResult.Row) -> String {
    HTMLText.element(
      "div", ["class": "source quiet"], HTMLText.inline(TextProfile.origin(of: row)))
  }

  private var notes: [String] {
    guard !report.notes.isEmpty else { return [] }
    return ["<h2>Notes</h2>", "<ul>"]
      + report.notes.map { HTMLText.element("li", HTMLText.inline($0)) } + ["</ul>"]
  }
}
