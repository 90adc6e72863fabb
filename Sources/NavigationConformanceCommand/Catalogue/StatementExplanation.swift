import NavigationConformance

/// Where a statement of the documents went that is no requirement of its own: what carries it, or why nothing does.
struct StatementExplanation {
  let id: String
  let command: String
  let width: Int
  private let carriers: [RequirementDescription]
  private let choices: [ChoiceDescription]
  private let unchecked: UncheckedStatement?
  private let rules: [CallerRuleDescription]

  /// `nil` when the catalogue has no such statement.
  init?(_ id: String, command: String, width: Int) {
    self.id = id
    self.command = command
    self.width = width
    carriers = RequirementDescription.all.filter { $0.rows.contains(id) }
    choices = ChoiceDescription.all.filter { $0.rows.contains(id) }
    unchecked = UncheckedStatement.all.first { $0.id == id }
    rules = CallerRuleDescription.all.filter { $0.rows.contains(id) }
    if carriers.isEmpty, choices.isEmpty, unchecked == nil, rules.isEmpty { return nil }
  }

  /// All statements that are known.
  static var ids: [String] {
    RequirementDescription.all.flatMap(\.rows) + ChoiceDescription.all.flatMap(\.rows)
      + UncheckedStatement.all.map(\.id) + CallerRuleDescription.all.flatMap(\.rows)
  }

  func text(_ paint: Paint) -> String {
    var explanation = ExplanationText(
      id, "A statement of the documents, and no requirement of its own.", width: width, paint)
    for requirement in carriers {
      explanation.add("carried by", "\(requirement.id): \(requirement.statement)")
    }
    for choice in choices { explanation.add("left open", "\(choice.id): \(choice.question)") }
    // A rule that says it in the same words says it by its name.
    let isRule = rules.contains { $0.statement == unchecked?.reason }
    if let unchecked, !isRule { explanation.add(Self.word(unchecked.treatment), unchecked.reason) }
    for rule in rules {
      explanation.add("rule", "\(rule.id): \(rule.statement)")
    }
    for id in carriers.map(\.id) + choices.map(\.id) {
      explanation.add("explain it", "\(command) explain \(id)")
    }
    return explanation.text
  }

  private static func word(_ treatment: UncheckedStatement.Treatment) -> String {
    switch treatment {
    case .caller: "for callers"
    case .informative: "explains"
    case .open: "left open"
    case .notCheckable: "not checked"
    case .later: "not yet"
    }
  }
}
