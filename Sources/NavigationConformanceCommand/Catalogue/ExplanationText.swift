import NavigationConformance

/// A name, a sentence, and rows of what else there is to know.
struct ExplanationText {
  private let width: Int
  private var lines: [String]

  init(_ name: String, _ sentence: String, width: Int, _ paint: Paint) {
    self.width = width
    lines = [paint(.strong, name)]
    lines += TextLayout.paragraph(sentence, lead: "  ", width: width)
    lines.append("")
  }

  /// Adds a row; nothing where there is nothing to be said.
  mutating func add(_ title: String, _ text: String) {
    guard !text.isEmpty else { return }
    lines += TextLayout.paragraph(
      text, lead: "  " + TextLayout.pad(title, to: 13), width: width)
  }

  mutating func add(_ title: String, _ texts: [String]) {
    add(title, texts.joined(separator: ", "))
  }

  /// The whole, with a line break at the end.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
