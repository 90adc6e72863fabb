/// A report as text for a terminal: problems at length and first, everything that holds in one line each.
///
/// ```swift
/// print(TextReport(report).text)
/// ```
public struct TextReport: Sendable {
  let report: ConformanceReport
  let context: ReportContext
  let width: Int
  let paint: Paint

  /// - Parameters:
  ///   - report: what to write.
  ///   - context: how to run a scenario again, and the advice for each requirement.
  ///   - width: the columns to fill. A scenario's lines are never broken, whatever it is.
  ///   - color: whether to use colours; what they say is said in words as well.
  public init(
    _ report: ConformanceReport, context: ReportContext = ReportContext(), width: Int = 80,
    color: TextColor = .none
  ) {
    self.report = report
    self.context = context
    self.width = max(width, 40)
    paint = Paint(color)
  }

  /// The whole text, with a line break at the end.
  public var text: String {
    var sections = [headline]
    if let givenUp = report.givenUp {
      sections.append(TextLayout.wrap(givenUp, to: width).map { paint(.problem, $0) })
    }
    let told = report.toldViolations.filter { context.deviations?.isDeclared($0) != true }
    sections += report.advice(on: told).map { TextLayout.wrap($0, to: width) }
    if let error = report.adapterError { sections.append(adapterError(error)) }
    if let nondeterminism = report.nondeterminism {
      sections.append(TextNondeterminism(nondeterminism, self).lines)
    }
    sections += report.breakdowns.enumerated().map { place, finding in
      TextBreakdown(finding, self, below: Array(report.breakdowns.prefix(place))).lines
    }
    sections += report.families(of: told).flatMap { family($0) }
    let shownCount = sections.count
    if report.isJudged {
      sections += TextRequirementTable(report.requirements, width: width, paint: paint).sections
      if !report.choices.isEmpty {
        sections.append(TextChoiceTable(report.choices, width: width, paint: paint).lines)
      }
      sections += report.profiles.map { TextProfile($0, width: width, paint: paint).lines }
    }
    if !report.notes.isEmpty { sections.append(notes) }
    if let deviations = context.deviations, !deviations.entries.isEmpty {
      sections.append(known(deviations))
    }
    if sections[shownCount...].reduce(0, { $0 + $1.count + 1 }) > Self.screen {
      sections += reminder(of: report.lead(of: told)).map { [$0] } ?? []
    }
    sections.append(TextLayout.wrap(report.summary, to: width).map { paint(tone, $0) })
    let conclusion = context.deviations?.conclusion(of: report) ?? ""
    if !conclusion.isEmpty { sections.append(TextLayout.wrap(conclusion, to: width)) }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// So many lines a terminal has at least.
  private static let screen = 24

  /// Where to begin, once more: of a long report a terminal shows the end.
  private func reminder(of lead: RequirementResult?) -> [String]? {
    guard report.isJudged, let command = context.replayCommand else { return nil }
    if let finding = report.breakdowns.first {
      let verb = ReportWords.verb(finding.breakdown.kind)
      return [
        "Begin with where the subject \(verb):",
        "  replay:  \(command) \(PastedScenario(finding.scenario).shellArgument)",
      ]
    }
    guard let lead, let scenario = lead.counterexample?.scenario else { return nil }
    return [
      "Begin with \(lead.id):",
      "  replay:  \(command) \(PastedScenario(scenario).shellArgument)",
    ]
  }

  /// One breakdown as it stands in the whole text.
  package func text(of finding: BreakdownFinding) -> String {
    TextBreakdown(finding, self).lines.joined(separator: "\n")
  }

  /// What was expected beside what was observed, as it stands in the whole text.
  package func table(of counterexample: Counterexample) -> [String] {
    ComparisonTable(
      counterexample.comparisons, ComparisonHeads(counterexample.scenario), width: width,
      paint: paint
    ).lines
  }

  /// One violation as it stands in the whole text.
  func violation(_ result: RequirementResult) -> TextViolation {
    TextViolation(
      result, subject: report.subject, seed: report.seed, context: context, width: width,
      paint: paint)
  }

  /// The first of a family at length, and the others below it.
  private func family(_ family: ViolationFamily) -> [[String]] {
    let kin = TextKin(family, context: context, width: width, paint: paint).lines
    return [violation(family.lead).lines] + (kin.isEmpty ? [] : [kin])
  }

  private var tone: Paint.Tone {
    switch report.outcome {
    case .conforms: .good
    case .inconclusive: .caution
    case .violated, .notDeterministic, .adapterError, .crashed, .exited, .hung, .outgrown, .flooded,
      .protocolError:
      .problem
    }
  }

  private var headline: [String] {
    let name = HarmlessText.line(report.subject)
    let outcome = ReportWords.outcome(report.outcome)
    let facts = [
      ReportWords.seeds(of: report), TextLayout.count(report.scenarioCount, "scenario"),
      TextLayout.count(report.stepCount, "step"),
    ].joined(separator: " · ")
    let versions = "(requirements \(report.version), generator \(report.generatorVersion))"
    let counts = ReportWords.counts(of: report)
    let title = paint(.strong, name) + " · " + paint(tone, outcome)
    let isOneLine = TextLayout.width(of: "\(name) · \(outcome) · \(facts)") <= width
    let first = isOneLine ? ["\(title) · \(facts)"] : [title, facts]
    let isCountedBeside = TextLayout.width(of: "\(counts) \(versions)") <= width
    return first
      + (isCountedBeside
        ? ["\(counts) \(paint(.quiet, versions))"]
        : TextLayout.wrap(counts, to: width) + [paint(.quiet, versions)])
  }

  private func adapterError(_ error: String) -> [String] {
    TextLayout.wrap("! The adapter failed its self-check; no requirement was judged.", to: width)
      .map { paint(.problem, $0) }
      + HarmlessText.lines(error).flatMap {
        TextLayout.paragraph($0, lead: "  ", width: width)
      }
  }

  private func known(_ deviations: DeviationFindings) -> [String] {
    [paint(.strong, "Known deviations")]
      + deviations.entries.flatMap { entry in
        TextLayout.paragraph(
          entry.sentence, lead: entry.problem == nil ? "  - " : "  ✗ ", indent: "    ", width: width
        ).map { entry.problem == nil ? $0 : paint(.problem, $0) }
      }
  }

  private var notes: [String] {
    [paint(.strong, "Notes")]
      + report.notes.flatMap { note in
        HarmlessText.lines(note).enumerated().flatMap {
          TextLayout.paragraph($0.element, lead: $0.offset == 0 ? "  - " : "    ", width: width)
        }
      }
  }
}
