/// Text inside XML 1.0: markup escaped, and what XML cannot carry at all written as an escape of ours.
enum XMLText {
  static func content(_ text: String) -> String {
    escaped(text, inAttribute: false)
  }

  static func attribute(_ text: String) -> String {
    escaped(text, inAttribute: true)
  }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      // Readers turn these into blanks inside an attribute, and a carriage return into a line feed anywhere.
      case "\n", "\t":
        if inAttribute { output += reference(scalar) } else { output.unicodeScalars.append(scalar) }
      case "\r": output += reference(scalar)
      case _ where !isPermitted(scalar):
        output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      case "\u{7F}"..."\u{9F}", "\u{2028}": output += reference(scalar)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    "&#\(scalar.value);"
  }

  /// The production `Char` of XML 1.0.
  private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
