import NavigationConformance

/// The catalogue as a chapter of a document: what is required, what is noted, and what is neither.
extension RequirementList {
  var markdown: String {
    let sections = [head] + areas.map { section($0.title, $0.requirements) } + [choices] + unchecked
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Numbers

  private var head: [String] {
    [
      "## Requirements \(SuiteVersion.current)", "",
      "\(TextLayout.count(requirements.count, "requirement")): "
        + RequirementResult.Level.allCases.map { level in
          "\(requirements.count { $0.level == level }) \(level.rawValue)"
        }.joined(separator: ", ") + ".", "",
    ] + MarkdownText.table(["statements of the documents", "number"], right: [1], rows: counts)
  }

  /// A statement that is carried but for a detail counts as carried.
  private var counts: [[String]] {
    let carried = Set(requirements.flatMap(\.rows))
    let noted = Set(ChoiceDescription.all.flatMap(\.rows)).subtracting(carried)
    let unchecked = UncheckedStatement.all
    let rows =
      [("carried by a requirement", carried.count), ("noted as a choice", noted.count)]
      + UncheckedStatement.Treatment.allCases.map { treatment in
        (Self.words(for: treatment).count, unchecked.count { $0.treatment == treatment })
      }
    let total = rows.reduce(0) { $0 + $1.1 }
    return rows.map { [$0.0, String($0.1)] } + [["**all**", "**\(total)**"]]
  }

  // MARK: What is required

  private func section(_ title: String, _ requirements: [RequirementDescription]) -> [String] {
    ["### \(MarkdownText.inline(title))", ""] + requirements.flatMap { Self.entry($0) }
  }

  private static func entry(_ requirement: RequirementDescription) -> [String] {
    var facts = [
      MarkdownText.inline(requirement.source),
      "looks at: " + MarkdownText.inline(requirement.aspect),
    ]
    if let symptom = requirement.symptom {
      facts.append("broken by: " + MarkdownText.inline(symptom))
    }
    let needs = requirement.needs.text
    if !needs.isEmpty { facts.append("needs: " + needs) }
    let others = requirement.rows.filter { $0 != requirement.id }
    if !others.isEmpty { facts.append("also carries " + others.joined(separator: ", ")) }
    if !requirement.refines.isEmpty {
      facts.append("refines " + requirement.refines.joined(separator: ", "))
    }
    let remarks = [
      facts.joined(separator: " · "),
      "for example " + MarkdownText.code(requirement.example),
      "\(MarkdownText.inline(requirement.intent)) *If it fails,* "
        + MarkdownText.inline(requirement.hint) + ".",
    ]
    return TextLayout.paragraph(
      "\(anchor(requirement.id))**\(requirement.id)** · \(requirement.level.rawValue) · "
        + MarkdownText.inline(requirement.statement), lead: "- ", width: width)
      + remarks.flatMap { TextLayout.paragraph($0, lead: "    - ", width: width) }
  }

  /// Tables and what cannot be broken may be wider.
  private static let width = 120

  /// So that an issue or a comment can link to it.
  private static func anchor(_ id: String) -> String { "<a id=\"\(id.lowercased())\"></a>" }

  // MARK: What is not

  private var choices: [String] {
    [
      "### Choices", "",
    ]
      + TextLayout.wrap(
        "The documents leave these points open. Every reading conforms, with one exception; the report says "
          + "which one a subject takes. The exception: the kind of a plain push or pop is open by itself, but "
          + "an animated set runs the transition of the equal push or pop, and the kinds that sets run are "
          + "documented. So whoever reports `pop` for plain pushes, or `push` for plain pops, is not violated "
          + "there, but by [REL-SETVC-17](#rel-setvc-17) or [REL-SETVC-18](#rel-setvc-18) where those compare "
          + "the two.", to: Self.width) + [""]
      + MarkdownText.table(
        ["name", "question", "readings", "statements"],
        rows: ChoiceDescription.all.map { choice in
          [
            Self.anchor(choice.id) + choice.id, MarkdownText.inline(choice.question),
            MarkdownText.inline(choice.readings.joined(separator: " · ")),
            choice.rows.joined(separator: ", "),
          ]
        })
  }

  private var unchecked: [[String]] {
    UncheckedStatement.Treatment.allCases.compactMap { treatment in
      let words = Self.words(for: treatment)
      let statements = UncheckedStatement.all.filter { $0.treatment == treatment }
      guard !statements.isEmpty else { return nil }
      return ["### \(words.title)", "", words.lead, ""]
        + MarkdownText.table(
          ["statement", "reason"],
          rows: statements.map { [$0.id, MarkdownText.inline($0.reason)] })
        + (treatment == .caller ? rules : [])
    }
  }

  /// The rules that the model refuses to break: the ones that the robustness profile breaks.
  private var rules: [String] {
    [""]
      + TextLayout.wrap(
        "The rules that follow are preconditions of the model: a scenario that breaks one is refused. These, and "
          + "no others, the `robustness` profile breaks on purpose.", to: Self.width) + [""]
      + MarkdownText.table(
        ["rule", "statements", "what is asked"],
        rows: CallerRuleDescription.all.map {
          [$0.id, $0.rows.joined(separator: ", "), MarkdownText.inline($0.statement)]
        })
  }

  private struct Words {
    let title: String
    let lead: String
    /// In the table of numbers.
    let count: String
  }

  private static func words(for treatment: UncheckedStatement.Treatment) -> Words {
    switch treatment {
    case .caller:
      Words(
        title: "Rules for the caller",
        lead: "These bind whoever calls a navigation controller. Scenarios keep to them.",
        count: "rules for the caller")
    case .informative:
      Words(
        title: "Explanations",
        lead: "These explain or recommend; there is nothing to hold a subject to.",
        count: "explanations")
    case .open:
      Words(
        title: "Open and not noted",
        lead: "These have several readings, and nothing is noted about the one taken.",
        count: "open and not noted")
    case .notCheckable:
      Words(
        title: "Not checkable",
        lead:
          "These bind a subject, but what is asked of an adapter cannot show a breach, or not every one.",
        count: "not checkable")
    case .later:
      Words(
        title: "Not yet",
        lead: "These wait for operations that scenarios do not have yet.",
        count: "not yet")
    }
  }
}
