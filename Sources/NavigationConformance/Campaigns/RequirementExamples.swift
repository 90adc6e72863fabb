import NavigationReference

/// A scenario for each requirement that puts it to the test: however few scenarios a campaign has, and whatever its seed,
/// no requirement is left to chance.
enum RequirementExamples {
  /// Those of single runs, each once, with more than a start; the longest first, which chance is slow to find.
  static func scenarios(within claims: Capabilities) -> [[ScenarioLine]] {
    let examples = examples(within: claims).filter { !$0.contains(.fork(.either)) }
    var met: Set<[ScenarioLine]> = []
    return examples.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element).filter { $0.count > 1 && met.insert($0).inserted }
  }

  /// Those that compare two runs.
  static func relations(within claims: Capabilities) -> [RelationScenario] {
    examples(within: claims).compactMap { RelationScenario($0) }
  }

  private static func examples(within claims: Capabilities) -> [[ScenarioLine]] {
    all.filter { requirement, lines in
      claims.canPutToTest(requirement) && claims.firstNotAllowed(in: lines) == nil
    }.map(\.lines)
  }

  private static let all: [(requirement: Requirement, lines: [ScenarioLine])] =
    RequirementCatalogue.core.requirements.compactMap { requirement in
      guard let scenario = try? NavigationScenario(requirement.example) else { return nil }
      return (requirement, scenario.lines)
    }
}
