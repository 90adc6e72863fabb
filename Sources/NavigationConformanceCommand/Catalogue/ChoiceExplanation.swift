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
    var explanation = ExplanationText(choice.id, choice.question, width: width, paint)
    explanation.add(
      "choice", "the documents leave it open; a report says which reading a subject takes")
    explanation.add("readings", choice.readings.joined(separator: " · "))
    explanation.add("statements", choice.rows)
    return explanation.text
  }
}
