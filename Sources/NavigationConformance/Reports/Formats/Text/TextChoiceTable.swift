/// What the subject does where the documents leave it open. A choice that no single reading fits is told at length.
struct TextChoiceTable {
  let choices: [ChoiceResult]
  let width: Int
  let paint: Paint

  init(_ choices: [ChoiceResult], width: Int, paint: Paint) {
    self.choices = choices
    self.width = width
    self.paint = paint
  }

  var lines: [String] {
    let id = choices.reduce(12) { max($0, TextLayout.width(of: $1.id)) }
    let count = choices.reduce(1) {
      max($0, TextLayout.width(of: TextLayout.number($1.count)))
    }
    let title =
      paint(.strong, "Implementation-defined behaviour")
      + paint(.quiet, " (decides nothing)")
    return [title] + choices.flatMap { rows($0, id: id, count: count) }
  }

  private func rows(_ choice: ChoiceResult, id: Int, count: Int) -> [String] {
    let head =
      "  \(TextLayout.pad(choice.id, to: id))  "
      + TextLayout.padLeft(TextLayout.number(choice.count), to: count) + "  "
    let reading = Self.reading(of: choice)
    guard choice.isMixed else {
      let rows = TextLayout.paragraph(reading, lead: head, width: width)
      return choice.count == 0
        ? rows.map { paint(.quiet, $0) }
        : rows + (choice.plainest.map { [paint(.quiet, "      " + Self.scenario(of: $0))] } ?? [])
    }
    return [paint(.caution, head + reading)]
      + TextLayout.paragraph(choice.question, lead: "    ", width: width)
      + choice.examples.flatMap { example in
        [
          "    " + example.readings.joined(separator: " or ") + ":",
          "      " + Self.scenario(of: example),
        ]
      }
  }

  /// Nothing is decided here, so what is too long to be read is left to the report for programs.
  static func scenario(of example: ChoiceResult.Example) -> String {
    let text = example.scenario.oneLine
    guard text.count > 300 else { return text }
    let count = TextLayout.count(example.scenario.lines.count, "line")
    return "in a scenario of \(count), which the JSON report holds"
  }

  static func reading(of choice: ChoiceResult) -> String {
    if choice.isMixed { return "mixed" }
    return choice.count == 0 ? "not seen" : choice.readings.joined(separator: " or ")
  }
}
