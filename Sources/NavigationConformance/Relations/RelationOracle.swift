import ConformanceEngine
import NavigationReference

/// Says of scenarios that compare two runs whether they differ.
struct RelationOracle: FailureOracle {
  let catalogue: RequirementCatalogue
  var judge: RelationJudge
  private var beginning: RelationBeginning

  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, strays: StrayWatch? = nil
  ) {
    self.catalogue = catalogue
    judge = RelationJudge(subject: subject, strays: strays)
    beginning = RelationBeginning(subject: subject, catalogue: catalogue, strays: strays)
  }

  mutating func execute(_ lines: [RelationLine]) async -> Execution<Blame> {
    let before = judge.stepCount
    let blame = await blame(lines)
    let steps = judge.stepCount - before
    // A subject that breaks down differs in nothing; what became of it is an outcome of its own.
    let waitedSteps = judge.takeBrokenRuns()
      .reduce(0) { $0 + ($1.breakdown?.kind.waitedSteps ?? 0) }
    guard let blame else { return .passed(steps: steps, waitedSteps: waitedSteps) }
    return .failed(blame, atLine: lines.count - 1, steps: steps, waitedSteps: waitedSteps)
  }

  private mutating func blame(_ lines: [RelationLine]) async -> Blame? {
    guard let plan = RelationScenario(lines)?.plan, let judgement = await judge.judge(plan),
      judgement.isDifferent, let blame = catalogue.blame(for: plan.relation),
      await !beginning.explains(judgement)
    else { return nil }
    // In front of nobody nothing is explained.
    return judge.isLost ? nil : blame
  }

  /// Two runs are compared when both have ended: what differs then may be alike again a line later.
  func mayComeAfterTheEnd(_ failure: Blame) -> Bool { true }
}

extension RequirementCatalogue {
  /// Whom to blame where two runs of a relation differ.
  func blame(for relation: Relation) -> Blame? {
    index(of: relation).map { Blame(requirement: $0, signature: .differs) }
  }
}
