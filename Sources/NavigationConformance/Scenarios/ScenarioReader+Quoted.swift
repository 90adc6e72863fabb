internal import NavigationReference

/// Texts in quotes.
extension ScenarioReader {
  /// The label whose opening quote stands here.
  mutating func quoted() throws(ScenarioFault) -> Label {
    let start = position
    return try label(try quotedText(), at: start)
  }

  /// The text whose opening quote stands here, however long it is.
  mutating func quotedText() throws(ScenarioFault) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        content.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      default:
        content.append(byte)
        position += 1
      }
    }
    throw ScenarioFault(
      offset: start, message: "expected '\"' at the end of this text, found the end of the line",
      advice: "close the text; a line break in it is written \\n, a quote \\\"")
  }

  /// The character for the escape whose backslash stands here.
  private mutating func escape() throws(ScenarioFault) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = codePoint() { return scalar }
      throw ScenarioFault(
        offset: start,
        message:
          "expected a character's number such as \\u{1F600}, found \(escapeFound(at: start))",
        advice: "one to six hexadecimal digits in braces, up to 10FFFF, without D800 to DFFF")
    default:
      throw ScenarioFault(
        offset: start, message: "expected an escape such as \\n, found \(escapeFound(at: start))",
        advice: "the escapes are \\\" \\\\ \\n \\t and \\u{…}; a backslash itself is written \\\\")
    }
  }

  /// The backslash and what follows it, up to the end of the word or its brace.
  private func escapeFound(at start: Int) -> String {
    var end = start + 1
    while end < bytes.count,
      bytes[end] >= 0x80 || ScenarioText.isWordByte(bytes[end])
        || bytes[end] == UInt8(ascii: "{")
    { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
    return ScenarioText.found(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func codePoint() -> Unicode.Scalar? {
    guard next == UInt8(ascii: "{") else { return nil }
    position += 1
    let start = position
    while let byte = next, ScenarioText.isWordByte(byte) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard next == UInt8(ascii: "}"), (1...6).contains(digits.utf8.count), !digits.hasPrefix("-"),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    position += 1
    return Unicode.Scalar(value)
  }
}
