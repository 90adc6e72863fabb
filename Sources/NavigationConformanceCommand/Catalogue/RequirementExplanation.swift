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
    var lines = [paint(.strong, requirement.id)]
    lines += TextLayout.paragraph(requirement.statement, lead: "  ", width: width)
    lines.append("")
    lines += row("level", level)
    lines += row("documents", requirement.source)
    lines += row("looks at", requirement.aspect)
    lines += row("broken by", requirement.symptom ?? "")
    lines += row("needs", requirement.needs.text)
    lines += row("for example", requirement.example)
    lines += row("why", requirement.intent)
    lines += row("if it fails", requirement.hint)
    if !requirement.refines.isEmpty {
      lines += row("refines", requirement.refines.joined(separator: ", "))
    }
    if requirement.rows.count > 1 {
      lines += row("statements", requirement.rows.joined(separator: ", "))
    }
    lines += row("check it", "\(command) check --requirement \(requirement.id)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ title: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return TextLayout.paragraph(
      text, lead: "  " + TextLayout.pad(title, to: 13), width: width)
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
