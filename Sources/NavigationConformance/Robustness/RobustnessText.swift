/// How a subject takes broken rules, as text for a terminal.
public struct RobustnessText: Sendable {
  private let report: RobustnessReport
  private let width: Int
  private let paint: Paint

  /// - Parameters:
  ///   - report: what to write.
  ///   - width: the columns to fill. A scenario's lines are never broken.
  ///   - color: whether to use colours; what they say is said in words as well.
  public init(_ report: RobustnessReport, width: Int = 80, color: TextColor = .none) {
    self.report = report
    self.width = max(width, 40)
    paint = Paint(color)
  }

  /// The whole text, with a line break at the end.
  public var text: String {
    let name = HarmlessText.line(report.subject)
    let title = paint(.strong, name) + " · robustness · seed \(report.seed)"
    guard report.adapterError == nil else {
      return
        ([title, ""] + HarmlessText.lines(report.adapterError ?? "").map { paint(.problem, $0) })
        .joined(separator: "\n") + "\n"
    }
    let rows = report.rules.flatMap { row($0) }
    let end = [report.summary, report.advice].compactMap { $0 }.joined(separator: " ")
    return
      ([title] + TextLayout.wrap(report.lead, to: width) + [""] + rows + [""]
      + TextLayout.wrap(end, to: width)).joined(separator: "\n") + "\n"
  }

  private func row(_ rule: RobustnessReport.RuleResult) -> [String] {
    let mark = rule.count == 0 ? "–" : rule.broken == nil ? "✓" : "✗"
    let longest = report.rules.reduce(0) { max($0, TextLayout.width(of: $1.id)) }
    let id = TextLayout.pad(rule.id, to: longest)
    var lines = TextLayout.paragraph(rule.sentence, lead: "  \(mark) \(id)  ", width: width)
    if rule.broken != nil { lines[0] = paint(.problem, lines[0]) }
    guard rule.count > 0 else {
      return lines + [paint(.quiet, "      nothing that the subject claims could break it")]
    }
    lines.append(
      "      broken \(TextLayout.count(rule.count, "time")), refused "
        + "\(TextLayout.count(rule.refusedCount, "time"))")
    if let scenario = rule.refused {
      lines.append(paint(.quiet, "      refuses:  \(scenario.oneLine)"))
    }
    if let scenario = rule.accepted {
      lines.append(paint(.quiet, "      accepts:  \(scenario.oneLine)"))
    }
    if let broken = rule.broken {
      lines += TextLayout.paragraph(
        "does not hold any more: \(broken)", lead: "      ", width: width
      )
      .map { paint(.problem, $0) }
      if let scenario = rule.scenario { lines.append("      \(scenario.oneLine)") }
    }
    return lines
  }
}

extension RobustnessReport {
  /// What it is all about.
  var lead: String {
    "The caller breaks a rule, and goes on. The documents promise nothing then: all that is asked is "
      + "that the subject lives on and keeps its structure. None of it decides conformance."
  }

  /// What came of it, in one sentence.
  var summary: String {
    let broken = rules.filter { $0.broken != nil }.map(\.id)
    let name = HarmlessText.line(subject)
    return broken.isEmpty
      ? "\(name) keeps its structure."
      : "\(name) comes to harm when a caller breaks \(TextLayout.list(broken))."
  }

  /// How to see it again, if there is something to see.
  var advice: String? {
    rules.contains { $0.broken != nil }
      ? "What breaks a rule cannot be replayed; the same run with seed \(seed) shows it again."
      : nil
  }
}

extension RobustnessReport.RuleResult {
  /// What is asked, and where.
  var sentence: String { row.map { "\(statement) (\($0))" } ?? statement }
}
