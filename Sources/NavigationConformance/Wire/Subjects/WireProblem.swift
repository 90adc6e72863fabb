/// Something that is wrong with a subject's lines.
package struct WireProblem: Hashable, Sendable {
  /// What is wrong, where, and in which line.
  package let text: String
  /// The whole scenario, where it can be seen in a replay.
  package let scenario: ScenarioStory?

  init(_ text: String, scenario: ScenarioStory? = nil) {
    self.text = text
    self.scenario = scenario
  }

  /// What is seen of a breakdown: how it came, where, and the last that was heard of the subject.
  static func breakdown(
    _ breakdown: Breakdown, at place: String, scenario: ScenarioStory?
  ) -> WireProblem {
    let reason = breakdown.kind.detail.map { HarmlessText.line($0) }
    var lines = [reason ?? "the subject \(ReportWords.verb(breakdown.kind))", "  at \(place)"]
    let words = breakdown.lastWords.filter { !$0.isEmpty }
    if !words.isEmpty { lines += ["  its last words:"] + words.map { "    " + $0 } }
    return WireProblem(lines.joined(separator: "\n"), scenario: scenario)
  }

  /// The text, and how to see the same again.
  ///
  /// - Parameter command: the command that replays the scenario put after it.
  package func text(replayedBy command: String?) -> String {
    guard let command, let scenario else { return text }
    return "\(text)\n  replay:  \(command) \(PastedScenario(scenario).shellArgument)"
  }
}
