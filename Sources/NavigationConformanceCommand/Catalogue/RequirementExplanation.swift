import NavigationConformance

/// All there is to know about one requirement.
struct RequirementExplanation {
  let requirement: RequirementDescription
  let command: String
  let width: Int

  init(_ requirement: RequirementDescription, command: String, width: Int) {
    self.requirement = requirement
    self.command = command
    self.width = width
  }

  func text(_ paint: Paint) -> String {
    var explanation = ExplanationText(
      requirement.id,
      requirement.statement, width: width, paint)
    explanation.add("level", level)
    explanation.add("documents", requirement.source)
    explanation.add("looks at", requirement.aspect)
    explanation.add("broken by", requirement.symptom ?? "")
    explanation.add("needs", needs)
    explanation.add("for example", requirement.example)
    explanation.add("why", requirement.intent)
    explanation.add("if it fails", requirement.hint)
    explanation.add("refines", requirement.refines)
    if requirement.rows.count > 1 { explanation.add("statements", requirement.rows) }
    explanation.add("check it", "\(command) check --requirement \(requirement.id)")
    return explanation.text
  }

  /// Where a refusal ends a process, what is seen of it is as good as an error.
  private var needs: String {
    let needs = requirement.needs
    let raises = CapabilityExplanation.name(of: .raises)
    guard needs.all.contains(raises) else { return needs.text }
    return needs.text
      + "; '\(CapabilityExplanation.name(of: .endsOnRaise))' stands for '\(raises)' with '--isolated' or '--exec'"
  }

  private var level: String {
    switch requirement.level {
    case .documented: "documented: said outright"
    case .derived: "derived: follows from what is said"
    case .brief: "brief: asked for by this project"
    case .profile: "profile: asked of those who claim it; never decides conformance"
    }
  }
}
