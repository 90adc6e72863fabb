import ConformanceEngine
import NavigationReference

/// Writes the scenario that compares two runs, of a seed and an index: what both begin with is drawn as any scenario is,
/// without what cannot be compared.
struct RelationGenerator {
  private let claims: Capabilities
  private let seed: UInt64
  /// Where nothing else is asked about: these alone, after every scenario. Empty otherwise.
  private let wanted: [Relation]

  /// Once in so many generated scenarios two runs are compared besides.
  private static let interval = 16
  /// Once in so many of these pairs what both begin with is carried out in two places.
  private static let placementInterval = 8
  /// Keeps what is drawn here apart from the scenarios of the same seed.
  private static let stream: UInt64 = 0x52_45_4C_41_54_49_4F_4E

  init(seed: UInt64, claims: Capabilities, wanted: [Relation] = []) {
    self.seed = seed ^ Self.stream
    self.claims = claims
    self.wanted = wanted
  }

  /// What is compared after the generated scenario of this index; mostly nothing.
  func scenario(after index: Int) -> RelationScenario? {
    index.isMultiple(of: wanted.isEmpty ? Self.interval : 1) ? scenario(at: UInt64(index)) : nil
  }

  /// `nil` where no relation has anything to say of what was drawn.
  func scenario(at index: UInt64) -> RelationScenario? {
    var random = SeededGenerator(seed: seed, stream: ~index)
    var generator = ScenarioGenerator(
      seed: seed, index: index, plan: GenerationPlan(),
      claims: claims.subtracting([.callbacks, .runningTransitions, .raises]), longest: 12)
    var model = NavigationModel()
    var expectation = Expectation()
    let count = 1 + random.index(below: 12)
    var before: [ScenarioLine] = []
    // Runs part at rest: a gesture that has begun is ended first.
    while before.count < count || !model.isStarted || model.isGesturing,
      let line = generator.next(in: model)
    {
      guard model.canCompare(line) else { continue }
      model.apply(line, to: &expectation)
      before.append(line)
    }
    if placesRuns(&random), let placed = RelationScenario(placing: before), placed.plan != nil {
      return placed
    }
    guard let instance = instance(in: model, &random) else { return nil }
    var scenario = RelationScenario(before: before, instance: instance, after: [])
    guard random.chance(1, outOf: 2), let sides = instance.sides(in: model) else { return scenario }
    for line in sides.left { model.apply(line, to: &expectation) }
    var after: [ScenarioLine] = []
    for _ in 0..<(1 + random.index(below: 3)) {
      guard let line = generator.next(in: model), model.canCompare(line) else { break }
      model.apply(line, to: &expectation)
      after.append(line)
      // Runs are compared at rest, too.
      if model.isGesturing { continue }
      let longer = RelationScenario(before: before, instance: instance, after: after)
      guard longer.plan != nil else { break }
      scenario = longer
    }
    return scenario
  }

  /// Where runs part at the start, there is nothing to draw but the rest of them.
  private func placesRuns(_ random: inout SeededGenerator) -> Bool {
    guard Relation.placement.isApplicable(within: claims) else { return false }
    if wanted.isEmpty { return random.chance(1, outOf: Self.placementInterval) }
    return wanted.contains(.placement) && random.chance(1, outOf: wanted.count)
  }

  private func instance(
    in model: NavigationModel, _ random: inout SeededGenerator
  ) -> RelationInstance? {
    var relations = (wanted.isEmpty ? Relation.allCases : wanted).filter {
      $0.isApplicable(within: claims)
    }
    // Those that were there before are as likely to come as those that were not.
    var cast = (0..<8).map { ControllerName($0) }
    random.shuffle(&cast)
    while !relations.isEmpty {
      let relation = relations.remove(at: random.index(below: relations.count))
      let cases = RelationInstance.cases(of: relation, in: model, cast: cast)
        .filter { isPossible($0, in: model) }
      if !cases.isEmpty { return cases[random.index(below: cases.count)] }
    }
    return nil
  }

  private func isPossible(_ instance: RelationInstance, in model: NavigationModel) -> Bool {
    guard let sides = instance.sides(in: model) else { return false }
    return (sides.left + sides.right).allSatisfy { claims.allows($0) }
  }
}
