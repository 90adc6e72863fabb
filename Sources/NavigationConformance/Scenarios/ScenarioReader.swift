/// Reads a scenario's text once, from front to back.
///
/// This file knows bytes, blanks and words; the grammar stands in the extensions.
struct ScenarioReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the line is over: the text ends, a line break, `;`, or a comment.
  var isAtEnd: Bool {
    switch next {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "#"): true
    default: false
    }
  }

  mutating func skipBlanks() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// Goes to the next line that says something: past blanks, line breaks, comments and the mark of a printed story.
  mutating func skipToLine() -> Bool {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: ";"):
        position += 1
      case UInt8(ascii: "#"):
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          position += 1
        }
      default:
        // Both marks begin with such a byte; most lines do not, and are not compared with them.
        guard byte >= 0x80, skip("▸") || (position == 0 && skip("\u{FEFF}")) else { return true }
      }
    }
    return false
  }

  /// Goes past whatever the line holds; what stands in quotes or in a comment does not end it.
  mutating func skipRestOfLine() {
    var isQuoted = false
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\\") where isQuoted: if next != nil { position += 1 }
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted: return
      case UInt8(ascii: "#") where !isQuoted:
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          position += 1
        }
      default: break
      }
    }
  }

  /// Goes past the text when it stands here.
  mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Goes past the byte, and blanks before it, when it stands here.
  mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// The word that stands here, and goes past it; empty when there is none.
  mutating func word() -> String {
    skipBlanks()
    let start = position
    while let byte = next, ScenarioText.isWordByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Faults

  /// What stands here instead of what was expected: a run of letters, one sign, or the end.
  private var found: String {
    var end = position
    while end < bytes.count, bytes[end] >= 0x80 || ScenarioText.isWordByte(bytes[end]) { end += 1 }
    if end == position { end += 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Says what was expected here; when one of the words was probably meant, that is the advice.
  func fault(
    expected: String, among words: [String] = [], advice: String
  ) -> ScenarioFault {
    var reader = self
    reader.skipBlanks()
    guard !reader.isAtEnd else {
      return ScenarioFault(
        offset: reader.position, message: "expected \(expected), found the end of the line",
        advice: advice)
    }
    let meant = Suggestion.nearest(to: reader.found, among: words)
    return ScenarioFault(
      offset: reader.position,
      message: "expected \(expected), found \(ScenarioText.found(reader.found))",
      advice: meant.map { "did you mean '\($0)'?" } ?? advice)
  }

  /// The line must be over here.
  func endLine() throws(ScenarioFault) {
    var reader = self
    reader.skipBlanks()
    if reader.isAtEnd { return }
    throw fault(
      expected: "the end of the line",
      advice: "one operation to a line; ';' may stand in place of a line break")
  }
}
