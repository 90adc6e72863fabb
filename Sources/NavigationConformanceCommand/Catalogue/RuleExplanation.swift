import NavigationConformance

/// All there is to know about a rule for the caller.
struct RuleExplanation {
  let rule: CallerRuleDescription
  let command: String
  let width: Int

  init(_ rule: CallerRuleDescription, command: String, width: Int) {
    self.rule = rule
    self.command = command
    self.width = width
  }

  func text(_ paint: Paint) -> String {
    var lines = [paint(.strong, rule.id)]
    lines += TextLayout.paragraph(rule.statement, lead: "  ", width: width)
    lines.append("")
    func row(_ title: String, _ text: String) {
      guard !text.isEmpty else { return }
      lines += TextLayout.paragraph(
        text, lead: "  " + TextLayout.pad(title, to: 13), width: width)
    }
    row("rule", "for the caller; scenarios keep to it, and nothing is required where it is broken")
    row("statements", rule.rows.joined(separator: ", "))
    row("break it", "\(command) check --profile robustness")
    return lines.joined(separator: "\n") + "\n"
  }
}
