/// How texts are written in a scenario: which characters stand for themselves.
enum ScenarioText {
  /// Whether a label may stand without quotes: a letter, then letters, digits, `_` and `-`; and it is not `none`, nor what
  /// other languages write for it, which whoever writes it does not mean as a label.
  static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text != "none" && !isForeignNone(text) && text.utf8.allSatisfy(isWordByte)
  }

  /// Whether other languages write this for `none`.
  static func isForeignNone(_ text: String) -> Bool { text == "nil" || text == "null" }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// Whether a character is written as an escape, because it would break the line, act on a terminal, or not be seen.
  ///
  /// A fixed list, so that a text prints alike everywhere; joiners are left alone, since emoji are built with them.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Appends the text in quotes.
  static func quote(_ text: String, into output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case _ where needsEscape(scalar): escape(scalar, into: &output)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, into output: inout String) {
    output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// What was found, for a message: short, on one line, in single quotes.
  static func found(_ text: String) -> String {
    var output = "'"
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 32 {
        output += "…"
        break
      }
      if needsEscape(scalar) || scalar == "\u{A0}" {
        escape(scalar, into: &output)
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output + "'"
  }
}
