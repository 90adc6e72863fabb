import NavigationConformance

/// The catalogue of requirements, to be printed.
struct RequirementList {
  let requirements: [RequirementDescription]

  init(_ requirements: [RequirementDescription]) {
    self.requirements = requirements
  }

  /// Neighbours of one area.
  private var areas: [(title: String, requirements: [RequirementDescription])] {
    requirements.reduce(into: []) { areas, requirement in
      let title = RequirementArea.title(of: RequirementArea.prefix(of: requirement.id))
      if areas.last?.title == title {
        areas[areas.count - 1].requirements.append(requirement)
      } else {
        areas.append((title, [requirement]))
      }
    }
  }

  func text(width: Int, paint: Paint) -> String {
    let id = requirements.reduce(8) { max($0, $1.id.count) }
    let sections = areas.map { area in
      [paint(.strong, area.title)]
        + area.requirements.flatMap { requirement in
          TextLayout.paragraph(
            requirement.statement,
            lead: "  \(TextLayout.pad(requirement.id, to: id))  "
              + TextLayout.pad(requirement.level.rawValue, to: 12), width: width)
        }
    }
    let count = TextLayout.count(requirements.count, "requirement")
    return (sections + [["\(count), version \(SuiteVersion.current)"]])
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  var markdown: String {
    let sections = areas.map { area in
      ["## \(MarkdownText.inline(area.title))", ""]
        + MarkdownText.table(
          ["ID", "level", "requirement", "documents"],
          rows: area.requirements.map { requirement in
            [
              requirement.id, requirement.level.rawValue,
              MarkdownText.inline(requirement.statement), MarkdownText.inline(requirement.source),
            ]
          })
    }
    return
      (["# Requirements \(SuiteVersion.current)"] + sections.map { $0.joined(separator: "\n") })
      .joined(separator: "\n\n") + "\n"
  }

  var document: RequirementListDocument {
    RequirementListDocument(requirements)
  }
}
