import ConformanceEngine
import NavigationReference

extension ScenarioRunner {
  /// Carries out the two runs of a scenario and keeps account of what they came to.
  mutating func run(_ scenario: RelationScenario, at position: ScenarioPosition) async {
    guard let plan = scenario.plan, let blame = catalogue.blame(for: plan.relation) else { return }
    defer { noteTear() }
    await compare(plan, blame, at: position)
    for run in judge.takeBrokenRuns() where !isLost {
      await attend(toCompared: run, at: position)
    }
  }

  private mutating func compare(
    _ plan: RelationPlan, _ blame: Blame, at position: ScenarioPosition
  ) async {
    guard let judgement = await judge.judge(plan), !isLost else { return }
    guard judgement.isDifferent else {
      relationCounts[blame.requirement] += 1
      return
    }
    for _ in 0..<3 {
      let again = await judge.judge(plan)
      guard again == judgement else {
        return note(
          Nondeterminism(
            scenario: ScenarioStory(lines: plan.lines), first: judgement.seen,
            second: again?.seen ?? ""), at: position)
      }
    }
    var beginning = RelationBeginning(subject: subject, catalogue: catalogue)
    guard await !beginning.explains(judgement), !isLost else { return }
    tally.add(ViolationRecord(blame: blame, position: position, lines: plan.lines))
  }

  /// Of two runs that are compared nobody has judged the steps: where the subject had differed before it broke down, the
  /// run shows that violation, and the breakdown is a note to it.
  private mutating func attend(toCompared run: BrokenRun, at position: ScenarioPosition) async {
    let answered = Array(run.lines.dropLast())
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    oracle.session.ending = .impasse
    guard let breakdown = run.breakdown, !answered.isEmpty else {
      return attend(to: run, at: position)
    }
    let failingLine = await oracle.execute(answered).failingLine
    guard
      let violating = oracle.toldApart ?? failingLine.map({ Array(answered.prefix($0 + 1)) })
    else { return attend(to: run, at: position) }
    var account = ViolationAccount()
    await attend(
      to: violating, at: position, before: Aftermath(breakdown: breakdown), &account)
  }
}
