import ConformanceEngine
import NavigationReference

extension ScenarioRunner {
  /// Carries out the two runs of a scenario and keeps account of what they came to.
  mutating func run(_ scenario: RelationScenario, at position: ScenarioPosition) async {
    guard let plan = scenario.plan, let blame = catalogue.blame(for: plan.relation) else { return }
    await compare(plan, blame, at: position)
    for run in judge.takeBrokenRuns() { attend(to: run, at: position) }
  }

  private mutating func compare(
    _ plan: RelationPlan, _ blame: Blame, at position: ScenarioPosition
  ) async {
    guard let judgement = await judge.judge(plan) else { return }
    guard judgement.isDifferent else {
      relationCounts[blame.requirement] += 1
      return
    }
    for _ in 0..<2 {
      let again = await judge.judge(plan)
      guard again == judgement else {
        tally.nondeterminism = NondeterminismRecord(
          position: position,
          nondeterminism: Nondeterminism(
            scenario: ScenarioStory(lines: plan.lines), first: judgement.seen,
            second: again?.seen ?? ""))
        return
      }
    }
    // After a difference nothing is judged: two runs that part there may differ by it.
    var beginning = SubjectOracle(subject: subject, catalogue: catalogue)
    guard await beginning.execute(plan.common).failure == nil else { return }
    tally.add(ViolationRecord(blame: blame, position: position, lines: plan.lines))
  }
}
