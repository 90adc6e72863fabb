/// Text that came from a subject, made fit to be shown: nothing in it acts on a terminal or breaks a line.
package enum HarmlessText {
  /// The text on one line, line breaks and control characters written as escapes.
  package static func line(_ text: some StringProtocol) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where ScenarioText.needsEscape(scalar):
        output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// The text in its own lines, everything else that is not to be seen written as escapes.
  package static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line($0) }
  }
}
