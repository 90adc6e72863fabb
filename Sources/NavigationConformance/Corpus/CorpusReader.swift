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
      try HeadValue.checkEncoding(of: bytes)
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

  private func checkFormat() throws(ScenarioFault) {
    try HeadValue.checkFormat(
      CorpusField.format, CorpusField.formatVersion, lines.first ?? 0..<0, of: bytes,
      advice: "this is no file of a corpus; a plain scenario is for 'replay'")
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
      let field = try HeadValue.field(CorpusField.self, &reader, example: "subject: NAME")
      let value = try HeadValue(after: field.rawValue, upTo: line.upperBound, &reader)
      try head.add(field, value, at: start)
    }
    return head
  }
}
