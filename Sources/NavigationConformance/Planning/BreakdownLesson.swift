import ConformanceEngine
package import NavigationReference

/// What the steps have in common at which a subject broke down, so that something can be learned from them.
package struct BreakdownLesson: Hashable, Sendable {
  /// The steps of one kind of operation.
  package struct Steps: Hashable, Sendable {
    package var count: Int
    package var commonFacts: Situation
    /// On how many controllers there were at least.
    package var leastDepth: Int
    /// How many of that depth or more have been answered since the first that was not.
    package var survivedCount: Int

    package init(count: Int, commonFacts: Situation, leastDepth: Int, survivedCount: Int = 0) {
      self.count = count
      self.commonFacts = commonFacts
      self.leastDepth = leastDepth
      self.survivedCount = survivedCount
    }
  }

  /// So many breakdowns say what leads to the next.
  static let wantedCount = 3
  /// After so many, where facts do not tell it, the depth of the stack has to do.
  static let sufficientCount = 6
  /// Where more than so many have been survived for each of them, it takes something else, and to keep away from all would
  /// cost more than a process now and then.
  static let survivedPerBreakdown = 4

  package private(set) var steps: [OperationKind: Steps]
  /// What has been learned, as of the last breakdown.
  package private(set) var fatal: [FatalStep]

  package init(steps: [OperationKind: Steps] = [:], fatal: [FatalStep] = []) {
    self.steps = steps
    self.fatal = fatal
  }

  /// Adds a scenario that ended in a breakdown, with the line that was not answered last.
  ///
  /// - Parameter agreed: the steps that have agreed by now.
  mutating func add(_ lines: [ScenarioLine], besides agreed: [TallyEntry]) {
    guard let kind = lines.last.flatMap({ OperationKind($0) }) else { return }
    var model = NavigationModel()
    var expectation = Expectation()
    var depth = 0
    for line in lines {
      depth = model.depth
      model.apply(line, to: &expectation)
    }
    let facts = expectation.situation
    let former = steps[kind]
    steps[kind] = Steps(
      count: (former?.count ?? 0) + 1,
      commonFacts: former?.commonFacts.intersection(facts) ?? facts,
      leastDepth: min(former?.leastDepth ?? depth, depth),
      survivedCount: former?.survivedCount ?? 0)
    fatal = learned(besides: agreed)
  }

  /// Adds a scenario in which the subject did not break down.
  mutating func addSurvived(_ lines: [ScenarioLine]) {
    guard !steps.isEmpty else { return }
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      if let kind = OperationKind(line), let known = steps[kind], model.depth >= known.leastDepth {
        steps[kind]?.survivedCount += 1
      }
      model.apply(line, to: &expectation)
    }
  }

  /// What leads to breakdowns that have come often enough, told from steps that agreed by their facts.
  private func learned(besides agreed: [TallyEntry]) -> [FatalStep] {
    let learner = TriggerLearner(agreed: agreed)
    return OperationKind.allCases.compactMap { kind in
      guard let steps = steps[kind], steps.count >= Self.wantedCount else { return nil }
      if let facts = learner.trigger(of: .all, commonFacts: steps.commonFacts) {
        return FatalStep(kind, facts: facts)
      }
      let isSufficient =
        steps.count >= Self.sufficientCount
        && steps.survivedCount <= steps.count * Self.survivedPerBreakdown
      return isSufficient ? FatalStep(kind, depth: steps.leastDepth) : nil
    }
  }
}
