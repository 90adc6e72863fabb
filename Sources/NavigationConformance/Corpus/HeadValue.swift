/// What a comment line at the head of a stored scenario says after its name and a colon.
struct HeadValue {
  let text: String
  let offset: Int

  /// Reads to the end of the line; a text in quotes may hold what could not stand there otherwise.
  init(
    after name: String, upTo end: Int, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) {
    reader.skipBlanks()
    offset = reader.position
    guard offset < end else {
      throw ScenarioFault(
        offset: offset, message: "expected a value after '\(name):', found nothing",
        advice: "complete the line or remove it")
    }
    guard reader.next == UInt8(ascii: "\"") else {
      let last = reader.bytes[offset..<end].lastIndex {
        $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
      }
      text = String(decoding: reader.bytes[offset..<(last ?? offset) + 1], as: UTF8.self)
      return
    }
    text = try reader.quotedText()
    reader.skipBlanks()
    guard reader.position == end else {
      throw ScenarioFault(
        offset: reader.position, message: "expected nothing after the text in quotes",
        advice: "a quote in the text is written \\\"")
    }
  }

  /// The value as it stands after the colon: in quotes where it could not be read back without.
  static func text(_ value: String) -> String {
    if isBare(value) { return value }
    var quoted = ""
    ScenarioText.quote(value, into: &quoted)
    return quoted
  }

  /// Whether the value can stand to the end of the line as it is.
  private static func isBare(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else {
      return false
    }
    return first != "\"" && first != " " && last != " "
      && !value.unicodeScalars.contains(where: ScenarioText.needsEscape)
  }

  // MARK: What stands before it

  /// The name of the line, and goes past its colon.
  static func field<Field: RawRepresentable<String> & CaseIterable>(
    _: Field.Type, _ reader: inout ScenarioReader, example: String
  ) throws(ScenarioFault) -> Field {
    let start = reader
    let word = reader.word()
    if let field = Field(rawValue: word), reader.skip(UInt8(ascii: ":")) { return field }
    let known = Field.allCases.map(\.rawValue)
    throw start.fault(
      expected: "what the line says, such as '\(example)'",
      among: Field(rawValue: word) == nil ? known : [],
      advice: "in the head stand \(known.joined(separator: ", ")), each with a colon")
  }

  /// All of the file must be text.
  static func checkEncoding(of bytes: [UInt8]) throws(ScenarioFault) {
    guard let offset = CorpusLines.firstMalformed(in: bytes) else { return }
    let found = String(bytes[offset], radix: 16, uppercase: true)
    throw ScenarioFault(
      offset: offset, message: "expected UTF-8 text, found the byte 0x\(found)",
      advice: "this is no text, or it was damaged")
  }

  /// The first line must say what the file is, and in which version.
  static func checkFormat(
    _ format: String, _ known: UInt64, _ first: Range<Int>, of bytes: [UInt8], advice: String
  ) throws(ScenarioFault) {
    let text = String(decoding: bytes[first], as: UTF8.self)
    let words = text.split(separator: " ").map(String.init)
    let version = words.count == 3 ? DecimalNumber.value(words[2]) : nil
    guard words.prefix(2) == ["#", format], let version, version > 0 else {
      let found = first.isEmpty ? "an empty line" : ScenarioText.found(text)
      throw ScenarioFault(
        offset: first.lowerBound, message: "expected '# \(format) \(known)', found \(found)",
        advice: advice)
    }
    guard version <= known else {
      throw ScenarioFault(
        offset: first.upperBound - words[2].utf8.count,
        message: "expected at most format \(known), found \(version)",
        advice: CorpusHead.laterAdvice)
    }
  }
}
