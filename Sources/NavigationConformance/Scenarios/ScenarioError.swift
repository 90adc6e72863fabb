/// Why a text is no scenario: where, what was found there, what was expected, and what to do.
///
/// The description shows the line with a mark under the place:
///
/// ```
/// line 2, column 6: expected a controller name such as B, found 'b'
///     push b
///          ^
///   controllers are capital letters, optionally followed by a number: A, B, C1
/// ```
public struct ScenarioError: Error, Hashable, Sendable {
  /// The line of the text, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// What was found, and what was expected.
  public let message: String
  /// What to do about it.
  public let advice: String
  /// The line itself; of a long one the part around the place.
  package let excerpt: String
  /// The blanks that put a mark below the place.
  private let indent: String
}

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    """
    line \(line), column \(column): \(message)
        \(excerpt)
        \(indent)^
      \(advice)
    """
  }
}

extension ScenarioError {
  init(_ fault: ScenarioFault, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    var position = 0
    while position < fault.offset {
      let byte = bytes[position]
      position += 1
      let isPair =
        byte == UInt8(ascii: "\r") && position < bytes.count
        && bytes[position] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        line += 1
        start = position
      }
    }
    // Of what follows only a little is shown, so only a little is looked at.
    let following = bytes[position...].prefix(4_096)
    let end =
      following.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? following.endIndex
    let before = String(decoding: bytes[start..<position], as: UTF8.self)
    let after = String(decoding: bytes[position..<end], as: UTF8.self)

    self.line = line
    column = before.count + 1
    message = fault.message
    advice = fault.advice
    let shownBefore = Self.shown(before.count > 60 ? "…" + before.suffix(59) : before)
    let shownAfter = Self.shown(after.count > 40 ? after.prefix(39) + "…" : after)
    excerpt = shownBefore + shownAfter
    indent = shownBefore.reduce(into: "") { indent, character in
      indent += character == "\t" ? "\t" : Self.isWide(character) ? "  " : " "
    }
  }

  /// Nothing that would act on a terminal.
  private static func shown(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      let isHarmless = scalar == "\t" || !ScenarioText.needsEscape(scalar)
      output.unicodeScalars.append(isHarmless ? scalar : "\u{FFFD}")
    }
    return output
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }
}
