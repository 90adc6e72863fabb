import ConformanceEngine
import NavigationReference

/// Every relation in every state that a start and one more line lead to: small cases are not left to chance. What asks for
/// more below the top than those states have is tried in longer ones, too, in turns.
struct SmallRelations {
  private let claims: Capabilities
  private var small: SmallScenarios
  private var pending: [RelationScenario] = []

  /// How many of the longer states have been tried.
  private var turn = 0

  /// How many lines lead to the states in which every relation is tried.
  static let lineCount = 2
  /// What the person does, and what comes over the interface: each finds few of those states to begin in, and few of the
  /// generated ones.
  private static let rare: [Relation] = [
    .popGesture, .cancelledGesture, .backButton, .presentAndDismiss,
  ]

  init(claims: Capabilities) {
    self.claims = claims
    small = SmallScenarios(claims: claims)
  }

  /// The next one.
  mutating func next() -> RelationScenario? {
    while pending.isEmpty {
      guard let lines = small.next() else { return nil }
      if lines.count <= Self.lineCount {
        pending = scenarios(of: Relation.allCases, after: lines).reversed()
      } else {
        pending = inTurn(after: lines)
      }
    }
    return pending.popLast()
  }

  /// One case each of the two relations whose turn it is, among those that have any there.
  private mutating func inTurn(after lines: [ScenarioLine]) -> [RelationScenario] {
    let possible = Self.rare.map { scenarios(of: [$0], after: lines) }.filter { !$0.isEmpty }
    return (0..<min(2, possible.count)).map { _ in
      turn += 1
      let cases = possible[turn % possible.count]
      return cases[turn / possible.count % cases.count]
    }
  }

  private func scenarios(
    of relations: [Relation], after lines: [ScenarioLine]
  ) -> [RelationScenario] {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      guard model.canCompare(line) else { return [] }
      model.apply(line, to: &expectation)
    }
    let cast = (0..<3).map { ControllerName($0) }
    return relations.filter { $0.isApplicable(within: claims) }.flatMap { relation in
      RelationInstance.cases(of: relation, in: model, cast: cast).compactMap { instance in
        guard let sides = instance.sides(in: model),
          (sides.left + sides.right).allSatisfy({ claims.allows($0) })
        else { return nil }
        return RelationScenario(before: lines, instance: instance, after: [])
      }
    }
  }
}
