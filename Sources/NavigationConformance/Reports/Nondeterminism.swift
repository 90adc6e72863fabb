/// A scenario that a subject answered in two ways.
public struct Nondeterminism: Hashable, Sendable {
  /// The scenario that was answered in two ways.
  public var scenario: ScenarioStory
  /// What was seen the first time, in words.
  public var first: String
  /// What was seen the second time, in words.
  public var second: String

  package init(scenario: ScenarioStory, first: String, second: String) {
    self.scenario = scenario
    self.first = first
    self.second = second
  }

  /// A breakdown that did not come again, with what there is to know of it.
  ///
  /// - Parameter other: what came instead; `nil` where every line was answered.
  init(_ breakdown: Breakdown, otherwise other: Breakdown? = nil, in scenario: ScenarioStory) {
    self.init(
      scenario: scenario, first: Self.words(breakdown),
      second: other.map { Self.words($0) } ?? "it answered every line of the same scenario")
  }

  private static func words(_ breakdown: Breakdown) -> String {
    let words = ["the subject \(ReportWords.verb(breakdown.kind))", breakdown.kind.detail ?? ""]
    let said = breakdown.errorOutput.isEmpty ? "" : "its error output: \(breakdown.errorOutput)"
    return (words + [said]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Nondeterminism {
  /// What a scenario showed that was believed to fail, from the first time it did not. Where both were the same, it had failed
  /// before; `before` is what was seen then, if anybody has kept it.
  static func wavering(
    _ scenario: ScenarioStory, _ first: String, _ second: String, before: String? = nil
  ) -> Self {
    guard first == second else {
      return Nondeterminism(scenario: scenario, first: first, second: second)
    }
    guard let before, before != second else {
      return Nondeterminism(
        scenario: scenario, first: "a difference, once", second: "no difference")
    }
    return Nondeterminism(scenario: scenario, first: before, second: second)
  }
}
