/// A scenario line by line, with a mark at the line that fails. Nothing is left out and no line is broken, so that the
/// whole can be pasted wherever a scenario is read.
struct TextStory {
  let scenario: NavigationScenario
  let failing: Int
  let paint: Paint

  init(_ scenario: NavigationScenario, failing: Int, _ paint: Paint) {
    self.scenario = scenario
    self.failing = failing
    self.paint = paint
  }

  var lines: [String] {
    scenario.lines.enumerated().map { index, line in
      index == failing ? "    " + paint(.problem, "▸ \(line.text)") : "      \(line.text)"
    }
  }
}
