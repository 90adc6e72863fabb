import ConformanceEngine
import NavigationReference

/// Scenarios of a plan, carried out in the model alone: which steps a plan leads to is decided there.
struct PlanSample {
  /// Kinds of step with their counts; the pair of operations stands above the aspects.
  private(set) var steps = Tally(capacity: 1 << 12)
  private(set) var scenarios: [[ScenarioLine]] = []
  /// Of each scenario, the kind of step that each line was.
  private(set) var keys: [[TallyEntry]] = []
  /// Of each scenario, the kinds of operation that its lines are.
  private(set) var kinds: [[OperationKind?]] = []

  /// The bits of a key's low word below the pair of operations.
  private static let pairShift: UInt64 = 48

  init(of plan: GenerationPlan, seed: UInt64, indices: Range<UInt64>, claims: Capabilities) {
    let claimed = claims.aspects
    var expectation = Expectation()
    for index in indices {
      var generator = ScenarioGenerator(seed: seed, index: index, plan: plan, claims: claims)
      var model = NavigationModel()
      var lines: [ScenarioLine] = []
      var scenarioKeys: [TallyEntry] = []
      var scenarioKinds: [OperationKind?] = []
      var previous: OperationKind?
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        lines.append(line)
        let kind = OperationKind(line)
        let pair = Self.pair(previous, kind) << Self.pairShift
        let aspects = expectation.stated.intersection(claimed).rawValue
        let key = TallyEntry(high: expectation.situation.rawValue, low: aspects | pair, count: 1)
        steps.add(high: key.high, low: key.low)
        scenarioKeys.append(key)
        scenarioKinds.append(kind)
        if kind != nil { previous = kind }
      }
      scenarios.append(lines)
      keys.append(scenarioKeys)
      kinds.append(scenarioKinds)
    }
  }

  /// How many pairs of operations there are; one more stands for what is no pair.
  static var pairCount: Int { OperationKind.count * OperationKind.count }

  private static func pair(_ previous: OperationKind?, _ kind: OperationKind?) -> UInt64 {
    guard let previous, let kind else { return UInt64(pairCount) }
    return UInt64(previous.rawValue * OperationKind.count + kind.rawValue)
  }

  /// The pair of operations that a step was the second of; `pairCount` when there was none.
  static func pair(in entry: TallyEntry) -> Int { Int(entry.low >> pairShift) }
}
