/// How a subject takes broken rules, as Markdown for a pull request.
public struct RobustnessMarkdown: Sendable {
  private let report: RobustnessReport

  /// - Parameter report: what is put into words, as `Conformance.checkRobustness` gives it.
  public init(_ report: RobustnessReport) {
    self.report = report
  }

  /// The whole text, with a line break at the end.
  public var text: String {
    var lines = ["## Robustness of \(MarkdownText.inline(report.subject))", ""]
    if let error = report.adapterError {
      lines += ["### Adapter error", ""]
      lines += MarkdownText.block(HarmlessText.lines(error), language: "text")
    } else {
      lines += [MarkdownText.inline(report.summary), "", MarkdownText.inline(report.lead), ""]
      lines += MarkdownText.table(
        ["", "rule", "statement", "broken", "refused", "refuses", "accepts"],
        rows: report.rules.map { row($0) })
      lines += report.rules.filter { $0.broken != nil }.flatMap { section($0) }
      let end = ["Seed \(report.seed).", report.advice.map { MarkdownText.inline($0) }]
      lines += ["", end.compactMap { $0 }.joined(separator: " ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ rule: RobustnessReport.RuleResult) -> [String] {
    let mark = rule.count == 0 ? "–" : rule.broken == nil ? "✓" : "✗"
    let scenarios = [rule.refused, rule.accepted].map { scenario in
      scenario.map { MarkdownText.code($0.oneLine) } ?? ""
    }
    return [mark, rule.id, MarkdownText.inline(rule.sentence)]
      + [TextLayout.number(rule.count), TextLayout.number(rule.refusedCount)] + scenarios
  }

  private func section(_ rule: RobustnessReport.RuleResult) -> [String] {
    let broken = MarkdownText.inline(rule.broken ?? "")
    let lines = ["", "**\(rule.id)**: does not hold any more: \(broken)", ""]
    guard let scenario = rule.scenario else { return lines }
    return lines + MarkdownText.block(TextStory.plain(scenario), language: "scenario")
  }
}
