import ConformanceEngine
import NavigationReference

/// Says of scenarios that compare two runs whether they differ.
struct RelationOracle: FailureOracle {
  let catalogue: RequirementCatalogue
  var judge: RelationJudge
  private var beginning: RelationBeginning
  /// Told of breakdowns that do not come again.
  private let strays: StrayWatch?

  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, strays: StrayWatch? = nil
  ) {
    self.catalogue = catalogue
    self.strays = strays
    judge = RelationJudge(subject: subject)
    beginning = RelationBeginning(subject: subject, catalogue: catalogue, strays: strays)
  }

  mutating func execute(_ lines: [RelationLine]) async -> Execution<Blame> {
    let before = judge.stepCount
    let blame = await blame(lines)
    let steps = judge.stepCount - before
    // A subject that breaks down differs in nothing; what became of it is an outcome of its own.
    var waitedSteps = 0
    for run in judge.takeBrokenRuns() {
      waitedSteps += run.breakdown?.kind.waitedSteps ?? 0
      guard let stray = run.stray else { continue }
      strays?.note(stray.breakdown, isOfAnother: stray.after != nil)
    }
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
