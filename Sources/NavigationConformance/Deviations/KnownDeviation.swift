/// A violation that the subject's owner has declared, with the scenario that shows it.
package struct KnownDeviation: Hashable, Sendable {
  /// The ID of the requirement that is violated.
  package let requirement: String
  package let kind: DeviationKind
  package var reason: String?
  package var link: String?
  /// The last day on which it is accepted, as `2027-06-30`.
  package var until: String?
  /// The requirements that cannot be put to the test for it.
  package var hides: [String] = []
  /// How the scenario differs, an aspect to a line; empty where that is not looked at.
  package var differences: [String] = []
  /// As it was given: a subject that goes by names does not show the same under others.
  package let scenario: CorpusScenario
  /// The line of the file on which it begins, counted from 1.
  package let line: Int

  package init(requirement: String, kind: DeviationKind, scenario: CorpusScenario, line: Int) {
    self.requirement = requirement
    self.kind = kind
    self.scenario = scenario
    self.line = line
  }

  /// What a campaign found, to be declared; `nil` for what no scenario can be stored of.
  package init?(_ result: RequirementResult, line: Int = 1) {
    guard let counterexample = result.counterexample,
      let system = ScenarioSystem(judging: result.id),
      let scenario = try? CorpusScenario(
        counterexample.scenario.text, about: system, keepingNames: true)
    else { return nil }
    self.init(requirement: result.id, kind: .bug, scenario: scenario, line: line)
    differences = counterexample.differences
  }

  /// Whether it declares the same of the same scenario. A file holds no two of them.
  package func isTwin(of other: KnownDeviation) -> Bool {
    requirement == other.requirement && scenario == other.scenario
  }

  /// Whether it is accepted no longer.
  ///
  /// - Parameter today: the day, as `2027-06-30`.
  func isOver(_ today: String) -> Bool {
    until.map { $0.utf8.lexicographicallyPrecedes(today.utf8) } ?? false
  }
}
