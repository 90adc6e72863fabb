/// Fits text into columns.
package enum TextLayout {
  /// How many columns the text takes on a terminal.
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains(where: isWide) ? 2 : 1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// Blanks after the text, up to the width.
  package static func pad(_ text: String, to width: Int) -> String {
    text + blanks(width - Self.width(of: text))
  }

  /// Blanks before the text, up to the width.
  package static func padLeft(_ text: String, to width: Int) -> String {
    blanks(width - Self.width(of: text)) + text
  }

  package static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The text, or as many of its words as fit, with a mark for the rest.
  package static func truncate(_ text: String, to width: Int) -> String {
    guard Self.width(of: text) > width else { return text }
    var kept = ""
    var room = width - 1
    for character in text {
      room -= Self.width(of: String(character))
      if room < 0 { break }
      kept.append(character)
    }
    // Between words, unless that leaves next to nothing.
    if let blank = kept.lastIndex(of: " "), kept.distance(from: blank, to: kept.endIndex) < 12 {
      kept = String(kept[..<blank])
    }
    while kept.last == " " || kept.last == "," { kept.removeLast() }
    return kept + "…"
  }

  /// The text in lines; a word that is longer than a line stays whole.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if Self.width(of: line) + 1 + Self.width(of: String(word)) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The text in lines of the width, each after the indent, the first after the lead instead.
  package static func paragraph(
    _ text: String, lead: String, indent: String? = nil, width: Int
  ) -> [String] {
    let room = width - Self.width(of: lead)
    let indent = indent ?? blanks(Self.width(of: lead))
    return wrap(text, to: room).enumerated().map { ($0.offset == 0 ? lead : indent) + $0.element }
  }

  /// The text as the beginning of a sentence.
  package static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A number with its thousands set apart: `20,000`.
  package static func number(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var output = value < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) { output += "," }
      output.append(digit)
    }
    return output
  }

  /// A number of things: `1 step`, `2,000 steps`.
  package static func count(_ value: Int, _ noun: String) -> String {
    "\(number(value)) \(noun)\(value == 1 ? "" : "s")"
  }

  /// Words in a row: `A`, `A and B`, `A, B and C`; of many the first few.
  package static func list(_ words: [String], showing limit: Int = 6) -> String {
    var shown = Array(words.prefix(words.count <= limit + 1 ? words.count : limit))
    if shown.count < words.count { shown.append("\(number(words.count - shown.count)) more") }
    guard let last = shown.popLast() else { return "" }
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
  }
}
