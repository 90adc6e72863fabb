import NavigationConformance

/// All there is to know about a point that the documents leave open.
struct ChoiceExplanation {
  let choice: ChoiceDescription
  let width: Int

  init(_ choice: ChoiceDescription, width: Int) {
    self.choice = choice
    self.width = width
  }

  func text(_ paint: Paint) -> String {
    var lines = [paint(.strong, choice.id)]
    lines += TextLayout.paragraph(choice.question, lead: "  ", width: width)
    lines.append("")
    func row(_ title: String, _ text: String) {
      guard !text.isEmpty else { return }
      lines += TextLayout.paragraph(
        text, lead: "  " + TextLayout.pad(title, to: 13), width: width)
    }
    row("choice", "the documents leave it open; a report says which reading a subject takes")
    row("readings", choice.readings.joined(separator: " · "))
    row("statements", choice.rows.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }
}
