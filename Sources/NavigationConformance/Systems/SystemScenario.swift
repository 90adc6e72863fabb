import NavigationReference

/// Reads scenarios of one of the smaller systems.
enum SystemScenario<System: JudgedSystem> {
  /// The lines of a text, each of them one that the documents define where it stands.
  ///
  /// - Throws: the first error in the text.
  static func lines(of text: String) throws(ScenarioError) -> [System.Line] {
    let bytes = Array(text.utf8)
    do throws(ScenarioFault) {
      return try lines(of: bytes)
    } catch {
      throw ScenarioError(error, in: bytes)
    }
  }

  private static func lines(of bytes: [UInt8]) throws(ScenarioFault) -> [System.Line] {
    guard bytes.count <= ScenarioLimits.maximumTextBytes else {
      throw ScenarioFault(
        offset: 0,
        message:
          "expected at most \(ScenarioLimits.maximumTextBytes) bytes of text, found \(bytes.count)",
        advice: "split the scenario")
    }
    var reader = ScenarioReader(bytes)
    var lines: [System.Line] = []
    var model = System.State()
    while reader.skipToLine() {
      let start = reader.position
      try reader.expectRoom(behind: lines.count)
      try refuseOther(at: reader)
      let line = try System.line(from: &reader)
      try reader.endLine()
      if let refusal = model.refusal(of: line) {
        throw ScenarioFault(offset: start, message: refusal.message, advice: refusal.advice)
      }
      model.apply(line)
      lines.append(line)
    }
    return lines
  }

  /// A line that belongs to a scenario about something else.
  private static func refuseOther(at place: ScenarioReader) throws(ScenarioFault) {
    var reader = place
    let word = reader.word()
    guard word != System.kind.opening,
      let other = ScenarioSystem.allCases.first(where: { $0.opening == word })
    else { return }
    throw ScenarioFault(
      offset: place.position,
      message: "'\(word)' belongs to scenarios about \(other.subjects), and "
        + "'\(System.kind.opening)' to scenarios about \(System.kind.subjects)",
      advice: "a scenario is about one of them: write two")
  }
}
