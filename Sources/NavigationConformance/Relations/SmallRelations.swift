import ConformanceEngine
import NavigationReference

/// Every relation in every state that a start and one more line lead to: small cases are not left to chance.
struct SmallRelations {
  private let claims: Capabilities
  private var small: SmallScenarios
  private var pending: [RelationScenario] = []

  /// How many lines lead to the state in which the runs part.
  static let lineCount = 2

  init(claims: Capabilities) {
    self.claims = claims
    small = SmallScenarios(claims: claims)
  }

  /// The next one.
  mutating func next() -> RelationScenario? {
    while pending.isEmpty {
      guard let lines = small.next(), lines.count <= Self.lineCount else { return nil }
      pending = scenarios(after: lines).reversed()
    }
    return pending.popLast()
  }

  private func scenarios(after lines: [ScenarioLine]) -> [RelationScenario] {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      guard model.canCompare(line) else { return [] }
      model.apply(line, to: &expectation)
    }
    let cast = (0..<3).map { ControllerName($0) }
    return Relation.allCases.filter { $0.isApplicable(within: claims) }.flatMap { relation in
      RelationInstance.cases(of: relation, in: model, cast: cast).compactMap { instance in
        guard let sides = instance.sides(in: model),
          (sides.left + sides.right).allSatisfy({ claims.allows($0) })
        else { return nil }
        return RelationScenario(before: lines, instance: instance, after: [])
      }
    }
  }
}
