import NavigationReference

/// Reads a file of known deviations: each is a few comment lines, and then a scenario like any other.
///
/// Strict on purpose: what is misunderstood here would let a violation pass.
package struct DeviationReader {
  private let bytes: [UInt8]
  /// Without their line breaks.
  private let lines: [Range<Int>]

  /// A deviation as it is being read.
  private struct Part {
    let requirement: HeadValue
    let firstLine: Int
    var values: [DeviationField: [HeadValue]] = [:]
    /// The lines of the file that hold the scenario.
    var scenario: Range<Int>?
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = CorpusLines.ranges(in: bytes)
  }

  /// The deviations of a file, in its order.
  ///
  /// - Throws: the first error in the text.
  package static func deviations(
    in bytes: [UInt8]
  ) throws(ScenarioError) -> [KnownDeviation] {
    let reader = DeviationReader(bytes)
    let parts: [Part]
    do throws(ScenarioFault) {
      try HeadValue.checkEncoding(of: bytes)
      try reader.checkFormat()
      parts = try reader.parts()
    } catch {
      throw ScenarioError(error, in: bytes)
    }
    var deviations: [KnownDeviation] = []
    for part in parts {
      let deviation = try reader.deviation(part)
      if let twin = deviations.first(where: { $0.isTwin(of: deviation) }) {
        let fault = ScenarioFault(
          offset: part.requirement.offset,
          message: "expected another deviation, found the one of line \(twin.line) again",
          advice: "one for each requirement and scenario; remove one of the two")
        throw ScenarioError(fault, in: bytes)
      }
      deviations.append(deviation)
    }
    return deviations
  }

  private func checkFormat() throws(ScenarioFault) {
    try HeadValue.checkFormat(
      DeviationField.format, DeviationField.formatVersion, lines.first ?? 0..<0, of: bytes,
      advice: "this is no file of known deviations; '--declare' writes one")
  }

  // MARK: The parts

  private func parts() throws(ScenarioFault) -> [Part] {
    var parts: [Part] = []
    for (index, line) in lines.enumerated().dropFirst() {
      var reader = ScenarioReader(bytes)
      reader.position = line.lowerBound
      reader.skipBlanks()
      guard reader.position < line.upperBound else { continue }
      guard reader.next == UInt8(ascii: "#") else {
        guard var part = parts.popLast() else {
          throw reader.fault(
            expected: "'# \(DeviationField.requirement.rawValue): ID' before a scenario",
            advice: "say first which requirement the scenario violates")
        }
        part.scenario = (part.scenario?.lowerBound ?? index)..<(index + 1)
        parts.append(part)
        continue
      }
      reader.position += 1
      reader.skipBlanks()
      guard reader.position < line.upperBound else { continue }
      let isInScenario = parts.last?.scenario != nil
      // A comment between the lines of a scenario is the scenario's, unless it says what only a head can say.
      if isInScenario, !names(aField: reader) { continue }
      try addHead(of: line, at: index, &reader, to: &parts)
    }
    return parts
  }

  private func names(aField reader: ScenarioReader) -> Bool {
    var reader = reader
    return DeviationField(rawValue: reader.word()) != nil && reader.skip(UInt8(ascii: ":"))
  }

  private func addHead(
    of line: Range<Int>, at index: Int, _ reader: inout ScenarioReader, to parts: inout [Part]
  ) throws(ScenarioFault) {
    let start = reader.position
    let field = try HeadValue.field(DeviationField.self, &reader, example: "kind: bug")
    let value = try HeadValue(after: field.rawValue, upTo: line.upperBound, &reader)
    if field == .requirement {
      parts.append(Part(requirement: value, firstLine: index + 1))
      return
    }
    guard var part = parts.popLast(), part.scenario == nil else {
      throw ScenarioFault(
        offset: start,
        message:
          "expected '\(DeviationField.requirement.rawValue):' before '\(field.rawValue):'",
        advice: "each deviation begins with the requirement; its scenario comes last")
    }
    guard field.mayRepeat || part.values[field] == nil else {
      throw ScenarioFault(
        offset: start, message: "expected '\(field.rawValue):' once, found it again",
        advice: "remove one of the two lines")
    }
    part.values[field, default: []].append(value)
    parts.append(part)
  }

  // MARK: What they mean

  private func deviation(_ part: Part) throws(ScenarioError) -> KnownDeviation {
    let scenario = try scenario(of: part)
    do throws(ScenarioFault) {
      try CorpusHead.check(
        id: part.requirement.text, at: part.requirement.offset, about: scenario.system)
      var deviation = KnownDeviation(
        requirement: part.requirement.text, kind: try kind(of: part), scenario: scenario,
        line: part.firstLine)
      deviation.reason = part.values[.reason]?.first?.text
      deviation.link = part.values[.link]?.first?.text
      deviation.until = try part.values[.until]?.first.map(Self.day)
      for hidden in part.values[.hides] ?? [] {
        try CorpusHead.check(id: hidden.text, at: hidden.offset)
        deviation.hides.append(hidden.text)
      }
      deviation.differences = (part.values[.differs] ?? []).map(\.text)
      return deviation
    } catch {
      throw ScenarioError(error, in: bytes)
    }
  }

  /// Read in its place, with all else of the file left blank, so that errors name the file's lines.
  private func scenario(of part: Part) throws(ScenarioError) -> CorpusScenario {
    guard let range = part.scenario else { throw missingScenario(of: part) }
    let kept = lines[range.lowerBound].lowerBound..<lines[range.upperBound - 1].upperBound
    var text = bytes
    for index in text.indices where !kept.contains(index) {
      guard text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") else { continue }
      text[index] = UInt8(ascii: " ")
    }
    let system = ScenarioSystem(judging: part.requirement.text) ?? .navigation
    let own = String(decoding: text, as: UTF8.self)
    let scenario = try CorpusScenario(
      own, about: ScenarioSystem(of: own, otherwise: system), keepingNames: true)
    // Semicolons alone are lines that say nothing.
    guard scenario.lineCount > 0 else { throw missingScenario(of: part) }
    return scenario
  }

  private func missingScenario(of part: Part) -> ScenarioError {
    let fault = ScenarioFault(
      offset: part.requirement.offset,
      message: "expected the lines of a scenario for \(part.requirement.text), found none",
      advice: "only a scenario can tell whether the deviation is still there")
    return ScenarioError(fault, in: bytes)
  }

  private func kind(of part: Part) throws(ScenarioFault) -> DeviationKind {
    let known = DeviationKind.allCases.map(\.rawValue)
    guard let value = part.values[.kind]?.first else {
      throw ScenarioFault(
        offset: part.requirement.offset,
        message: "expected 'kind:' after this, found none",
        advice: Self.kindAdvice)
    }
    if let kind = DeviationKind(rawValue: value.text) { return kind }
    let meant = Suggestion.nearest(to: value.text, among: known)
    throw ScenarioFault(
      offset: value.offset,
      message: "expected 'bug', 'decision' or 'flaky', found \(ScenarioText.found(value.text))",
      advice: meant.map { "did you mean '\($0)'?" } ?? Self.kindAdvice)
  }

  private static let kindAdvice =
    "bug: to be mended; decision: meant to be so; flaky: does not show every time"

  private static func day(_ value: HeadValue) throws(ScenarioFault) -> String {
    let parts = value.text.split(separator: "-", omittingEmptySubsequences: false)
    // A number may have a sign, and a day may not.
    let numbers = value.text.contains("+") ? [] : parts.compactMap { UInt($0) }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else {
      throw ScenarioFault(
        offset: value.offset,
        message: "expected a day such as 2027-06-30, found \(ScenarioText.found(value.text))",
        advice: "year, month and day, with a hyphen between them")
    }
    let last = lastDay(ofMonth: numbers[1], year: numbers[0])
    guard numbers[2] <= last else {
      throw ScenarioFault(
        offset: value.offset,
        message: "expected a day of the calendar, found \(ScenarioText.found(value.text))",
        advice: "that month has \(last) days")
    }
    return value.text
  }

  private static func lastDay(ofMonth month: UInt, year: UInt) -> UInt {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
