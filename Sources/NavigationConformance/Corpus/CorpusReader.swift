import NavigationReference

/// Reads the file of a stored scenario: the head, which is comments, and then the scenario like any other.
///
/// Strict on purpose: what cannot be understood wholly is set aside, and never half used.
struct CorpusReader {
  private let bytes: [UInt8]
  /// Without their line breaks.
  private let lines: [Range<Int>]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = CorpusLines.ranges(in: bytes)
  }

  static func entry(from bytes: [UInt8]) throws(ScenarioError) -> CorpusEntry {
    let reader = CorpusReader(bytes)
    let head: CorpusHead
    do throws(ScenarioFault) {
      try reader.checkEncoding()
      try reader.checkFormat()
      try reader.checkEnd()
      head = try reader.head()
      try head.checkVersions()
    } catch {
      throw ScenarioError(error, in: bytes)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let scenario = try CorpusScenario(
      text, about: ScenarioSystem(of: text, otherwise: head.system ?? .navigation))
    do throws(ScenarioFault) {
      return try head.entry(scenario, endingAt: reader.lines.last?.upperBound ?? 0)
    } catch {
      throw ScenarioError(error, in: bytes)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: The file as a whole

  private func checkEncoding() throws(ScenarioFault) {
    guard let offset = CorpusLines.firstMalformed(in: bytes) else { return }
    let found = String(bytes[offset], radix: 16, uppercase: true)
    throw ScenarioFault(
      offset: offset, message: "expected UTF-8 text, found the byte 0x\(found)",
      advice: "this is no text, or it was damaged")
  }

  private func checkFormat() throws(ScenarioFault) {
    let first = lines.first ?? 0..<0
    let words = text(first).split(separator: " ").map(String.init)
    let version = words.count == 3 ? DecimalNumber.value(words[2]) : nil
    guard words.prefix(2) == ["#", CorpusField.format], let version, version > 0 else {
      let found = first.isEmpty ? "an empty line" : ScenarioText.found(text(first))
      throw ScenarioFault(
        offset: first.lowerBound,
        message: "expected '# \(CorpusField.format) \(CorpusField.formatVersion)', found \(found)",
        advice: "this is no file of a corpus; a plain scenario is for 'replay'")
    }
    guard version <= CorpusField.formatVersion else {
      throw ScenarioFault(
        offset: first.upperBound - words[2].utf8.count,
        message: "expected at most format \(CorpusField.formatVersion), found \(version)",
        advice: CorpusHead.laterAdvice)
    }
  }

  private func checkEnd() throws(ScenarioFault) {
    let last = lines.last ?? 0..<0
    guard text(last) != CorpusField.end else { return }
    throw ScenarioFault(
      offset: last.upperBound,
      message: "expected '\(CorpusField.end)' as the last line, found the end of the file",
      advice: "the file was cut off or added to; restore it or remove it")
  }

  // MARK: The head

  private func head() throws(ScenarioFault) -> CorpusHead {
    var head = CorpusHead()
    for line in lines.dropFirst() {
      guard bytes[line].first == UInt8(ascii: "#"), text(line) != CorpusField.end else { break }
      var reader = ScenarioReader(bytes)
      reader.position = line.lowerBound + 1
      reader.skipBlanks()
      guard reader.position < line.upperBound else { continue }
      let start = reader.position
      let field = try field(&reader)
      try head.add(field, try value(of: field, upTo: line.upperBound, &reader), at: start)
    }
    return head
  }

  private func field(_ reader: inout ScenarioReader) throws(ScenarioFault) -> CorpusField {
    let start = reader
    let word = reader.word()
    if let field = CorpusField(rawValue: word), reader.skip(UInt8(ascii: ":")) { return field }
    let known = CorpusField.allCases.map(\.rawValue)
    throw start.fault(
      expected: "what the line says, such as 'subject: NAME'",
      among: CorpusField(rawValue: word) == nil ? known : [],
      advice: "in the head stand \(known.joined(separator: ", ")), each with a colon")
  }

  private func value(
    of field: CorpusField, upTo end: Int, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> CorpusHead.Value {
    reader.skipBlanks()
    let offset = reader.position
    guard offset < end else {
      throw ScenarioFault(
        offset: offset, message: "expected a value after '\(field.rawValue):', found nothing",
        advice: "complete the line or remove it")
    }
    guard reader.next == UInt8(ascii: "\"") else {
      let last = bytes[offset..<end].lastIndex {
        $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
      }
      return CorpusHead.Value(text: text(offset..<(last ?? offset) + 1), offset: offset)
    }
    let text = try reader.quotedText()
    reader.skipBlanks()
    guard reader.position == end else {
      throw ScenarioFault(
        offset: reader.position, message: "expected nothing after the text in quotes",
        advice: "a quote in the text is written \\\"")
    }
    return CorpusHead.Value(text: text, offset: offset)
  }
}
