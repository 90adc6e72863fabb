/// A scenario line by line, with a mark at the line that fails. Nothing is left out and no line is broken, so that the
/// whole can be pasted wherever a scenario is read.
struct TextStory {
  let scenario: ScenarioStory
  let failing: Int?
  let paint: Paint

  init(_ scenario: ScenarioStory, failing: Int?, _ paint: Paint) {
    self.scenario = scenario
    self.failing = failing
    self.paint = paint
  }

  /// The lines, indented by four blanks more than the mark takes.
  var lines: [String] {
    scenario.lines.enumerated().map { index, line in
      index == failing ? "    " + paint(.problem, "▸ \(line)") : "      \(line)"
    }
  }

  /// The lines as they stand in a block of their own: indented only where there is a mark to make room for.
  static func plain(_ scenario: ScenarioStory, failing: Int? = nil) -> [String] {
    scenario.lines.enumerated().map { index, line in
      guard let failing else { return line }
      return (index == failing ? "▸ " : "  ") + line
    }
  }
}
