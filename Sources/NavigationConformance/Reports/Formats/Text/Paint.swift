/// Puts colours on text, where colours are wanted.
package struct Paint: Sendable {
  package enum Tone: String, Sendable {
    case problem = "1;31"
    case caution = "33"
    case good = "32"
    case strong = "1"
    case quiet = "2"
  }

  let color: TextColor

  package init(_ color: TextColor) {
    self.color = color
  }

  /// Text is padded first and painted last, because the sequences have no width.
  package func callAsFunction(_ tone: Tone?, _ text: String) -> String {
    guard color == .ansi, let tone, !text.isEmpty else { return text }
    return "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }
}
