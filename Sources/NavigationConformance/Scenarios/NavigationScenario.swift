package import NavigationReference

/// What a conformance run carries out: what the controllers carry, a start, and operations, line by line.
///
/// A scenario is the only thing ever stored. It has one text, the same in a report, a file, a command line and a test:
///
/// ```swift
/// let scenario = try NavigationScenario("start A; push B; set A D animated")
/// ```
///
/// Reading what was printed gives the scenario again, and printing what was read gives the canonical text. Lines end
/// with a line break or `;`, and `#` begins a comment. The whole grammar stands in `Reference/SCENARIOS.md`.
public struct NavigationScenario: Hashable, Sendable {
  package var lines: [ScenarioLine]

  package init(lines: [ScenarioLine]) {
    self.lines = lines
  }

  /// Reads a scenario, and makes sure that the documents define what each of its lines does.
  ///
  /// - Parameter text: its lines, or the same on one line with semicolons between them, as `Reference/SCENARIOS.md` has it.
  /// - Throws: the first error in the text: of the grammar, or a line that cannot be carried out where it stands.
  public init(_ text: String) throws(ScenarioError) {
    lines = try Self.lines(of: text, isChecked: true)
  }

  /// Reads a scenario by the grammar alone.
  package static func parse(_ text: String) throws(ScenarioError) -> NavigationScenario {
    NavigationScenario(lines: try lines(of: text, isChecked: false))
  }

  private static func lines(
    of text: String, isChecked: Bool
  ) throws(ScenarioError) -> [ScenarioLine] {
    let bytes = Array(text.utf8)
    do throws(ScenarioFault) {
      return try lines(of: bytes, isChecked: isChecked)
    } catch {
      throw ScenarioError(error, in: bytes)
    }
  }

  private static func lines(
    of bytes: [UInt8], isChecked: Bool
  ) throws(ScenarioFault) -> [ScenarioLine] {
    guard bytes.count <= ScenarioLimits.maximumTextBytes else {
      throw ScenarioFault(
        offset: 0,
        message:
          "expected at most \(ScenarioLimits.maximumTextBytes) bytes of text, found \(bytes.count)",
        advice: "split the scenario")
    }
    var reader = ScenarioReader(bytes)
    var lines: [ScenarioLine] = []
    var check = ScenarioCheck()
    while reader.skipToLine() {
      let start = reader.position
      try reader.expectRoom(behind: lines.count)
      let line = try reader.line()
      try reader.endLine()
      if isChecked { try check.take(line, at: start) }
      lines.append(line)
    }
    if isChecked { try check.end(at: reader.position) }
    return lines
  }
}

extension NavigationScenario: CustomStringConvertible {
  /// The canonical text: one line for each operation, without a line break at the end.
  public var text: String { printed(separator: "\n") }

  /// The canonical text on one line.
  package var oneLine: String { printed(separator: "; ") }

  public var description: String { text }

  private func printed(separator: String) -> String {
    var printer = ScenarioPrinter()
    for line in lines {
      printer.separate(by: separator)
      printer.print(line)
    }
    return printer.output
  }
}

extension ScenarioLine {
  /// The line in the form in which it stands in a scenario's text.
  package var text: String {
    var printer = ScenarioPrinter()
    printer.print(self)
    return printer.output
  }
}
