import ConformanceEngine
import NavigationReference

/// Scenarios of a plan, carried out in the model alone: which steps a plan leads to is decided there.
struct PlanSample {
  /// Kinds of step with their counts.
  private(set) var steps = Tally(capacity: 1 << 12)
  private(set) var scenarios: [[ScenarioLine]] = []
  /// Of each scenario, what each line came to.
  private(set) var moments: [[Moment]] = []
  /// Of each scenario, the kinds of operation that its lines are.
  private(set) var kinds: [[OperationKind?]] = []

  /// One step: what it put to the test, and the pair of operations that it was the second of.
  struct Moment {
    let key: TallyKey
    /// `pairCount` when there was none.
    let pair: Int
  }

  init(of plan: GenerationPlan, seed: UInt64, indices: Range<UInt64>, claims: Capabilities) {
    let claimed = claims.aspects
    var expectation = Expectation()
    for index in indices {
      var generator = ScenarioGenerator(seed: seed, index: index, plan: plan, claims: claims)
      var model = NavigationModel()
      var lines: [ScenarioLine] = []
      var scenarioMoments: [Moment] = []
      var scenarioKinds: [OperationKind?] = []
      var previous: OperationKind?
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        lines.append(line)
        let kind = OperationKind(line)
        let key = TallyKey(
          facts: expectation.situation, aspects: expectation.stated.intersection(claimed))
        steps.add(key)
        scenarioMoments.append(Moment(key: key, pair: Self.pair(previous, kind)))
        scenarioKinds.append(kind)
        if kind != nil { previous = kind }
      }
      scenarios.append(lines)
      moments.append(scenarioMoments)
      kinds.append(scenarioKinds)
    }
  }

  /// How many pairs of operations there are; one more stands for what is no pair.
  static var pairCount: Int { OperationKind.count * OperationKind.count }

  private static func pair(_ previous: OperationKind?, _ kind: OperationKind?) -> Int {
    guard let previous, let kind else { return pairCount }
    return previous.rawValue * OperationKind.count + kind.rawValue
  }
}
