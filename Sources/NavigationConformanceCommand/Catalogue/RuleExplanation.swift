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
    var explanation = ExplanationText(rule.id, rule.statement, width: width, paint)
    explanation.add(
      "rule", "for the caller; scenarios keep to it, and nothing is required where it is broken")
    explanation.add("statements", rule.rows)
    explanation.add("break it", "\(command) check --profile robustness")
    return explanation.text
  }
}
