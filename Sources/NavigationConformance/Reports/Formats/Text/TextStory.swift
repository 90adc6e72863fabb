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
    guard !scenario.comparesRuns else { return Self.sides(scenario).map { "      " + $0 } }
    return scenario.lines.enumerated().map { index, line in
      index == failing ? "    " + paint(.problem, "▸ \(line)") : "      \(line)"
    }
  }

  /// The lines of a scenario that compares two runs; what belongs to one of them stands further in. None of them fails:
  /// what differs is the whole.
  private static func sides(_ scenario: ScenarioStory) -> [String] {
    var isInside = false
    return scenario.lines.map { line in
      switch line {
      case ScenarioStory.either, ScenarioStory.or: isInside = true
      case ScenarioStory.then: isInside = false
      default: return (isInside ? "  " : "") + line
      }
      return line
    }
  }

  /// The lines as they stand in a block of their own: indented only where there is a mark to make room for.
  static func plain(_ scenario: ScenarioStory, failing: Int? = nil) -> [String] {
    guard !scenario.comparesRuns else { return sides(scenario) }
    return scenario.lines.enumerated().map { index, line in
      guard let failing else { return line }
      return (index == failing ? "▸ " : "  ") + line
    }
  }
}
