import ConformanceEngine
import NavigationReference

/// Makes of two runs that differ the shortest ones that do.
struct RelationInvestigation {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  let proof: ProofBudget
  /// Asked before each pair of runs; once it says so, what has been found by then is kept as it is.
  private let isOver: () -> Bool
  private let strays = StrayWatch()
  /// Two runs that came to something else when they were carried out again.
  private(set) var nondeterminism: Nondeterminism?

  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, proof: ProofBudget,
    until isOver: @escaping () -> Bool = { false }
  ) {
    self.subject = subject
    self.catalogue = catalogue
    self.proof = proof
    self.isOver = isOver
  }

  /// - Parameters:
  ///   - scenario: two runs that differ.
  ///   - origin: where they came from.
  mutating func counterexample(
    from scenario: RelationScenario, showing blame: Blame, origin: Counterexample.Origin
  ) async -> Counterexample {
    var shortest = await shrink(scenario, showing: blame)
    if let proven = await prove(shortest) {
      shortest = proven
    } else if nondeterminism == nil, !isOver() {
      // A try in which the runs differed once, by chance, may have led there.
      _ = await isSteady(shortest.scenario, as: shortest.judgement)
    }
    let lines = shortest.scenario.plan?.lines ?? []
    return Counterexample(
      scenario: ScenarioStory(lines: lines), failingLine: max(lines.count - 1, 0),
      comparisons: shortest.judgement?.comparisons(isWhole: false) ?? [],
      certainty: shortest.certainty.claimed(beside: strays), foundLineCount: scenario.lineCount,
      foundAt: origin,
      shrinkStepCount: shortest.stepCount)
  }

  private struct Shortest {
    var scenario: RelationScenario
    var certainty: Counterexample.Certainty
    var stepCount: Int
    /// What both runs came to when they were carried out last.
    var judgement: RelationJudge.Judgement?
    /// Whether the runs differ under any names; if not, they do not speak for their renamings.
    var isNameless: Bool
  }

  private func shrink(_ scenario: RelationScenario, showing blame: Blame) async -> Shortest {
    guard !isOver() else {
      return Shortest(
        scenario: scenario, certainty: .endedByLimit, stepCount: 0,
        judgement: await judgement(of: scenario), isNameless: false)
    }
    let found = scenario.relationLines
    var shrinker = Shrinker(
      language: RelationLanguage(claims: subject.capabilities),
      oracle: EndableOracle(
        RelationOracle(subject: subject, catalogue: catalogue, strays: strays), until: isOver))
    let shrunk = await shrinker.shrink(found, failure: blame, failingLine: found.count - 1)
    let shortest = RelationScenario(shrunk.lines) ?? scenario
    return Shortest(
      scenario: shortest,
      certainty: shrunk.endedByLimit ? .endedByLimit : .shortestFound,
      stepCount: shrunk.executedSteps, judgement: await judgement(of: shortest),
      isNameless: shrunk.canonicalNames)
  }

  /// The same or a shorter pair with what is proven of it; `nil` where nothing can be claimed.
  private mutating func prove(_ found: Shortest) async -> Shortest? {
    guard var budget = SearchBudget(proof), found.isNameless else { return nil }
    let proof = RelationProof(
      subject: subject, catalogue: catalogue, isOver: isOver, strays: strays)
    var shortest = found
    while true {
      switch await proof.search(below: shortest.scenario, within: &budget) {
      case .certain(let certainty):
        guard await isSteady(shortest.scenario, as: shortest.judgement) else { return nil }
        shortest.certainty = shortest.certainty.followed(by: certainty)
        return shortest
      case .shorter(let lines, let blame):
        guard let scenario = RelationScenario(lines),
          await isSteady(scenario, as: await judgement(of: scenario))
        else { return nil }
        // The same length may do with simpler lines.
        var simpler = await shrink(scenario, showing: blame)
        simpler.stepCount += shortest.stepCount
        guard simpler.isNameless else { return simpler }
        shortest = simpler
      case .contradicted(let lines):
        if let scenario = RelationScenario(lines), let now = await judgement(of: scenario),
          await isSteady(scenario, as: now)
        {
          nondeterminism = Nondeterminism(
            scenario: ScenarioStory(lines: scenario.plan?.lines ?? []), first: "no difference",
            second: now.seen)
        }
        return nil
      }
    }
  }

  private func judgement(of scenario: RelationScenario) async -> RelationJudge.Judgement? {
    guard let plan = scenario.plan else { return nil }
    var judge = RelationJudge(subject: subject, strays: strays)
    return await judge.judge(plan)
  }

  /// Whether both runs come to the same as before, three times; if not, that is what has been found.
  private mutating func isSteady(
    _ scenario: RelationScenario, as first: RelationJudge.Judgement?
  ) async -> Bool {
    for _ in 0..<3 {
      let again = await judgement(of: scenario)
      guard again == first, first?.isDifferent ?? false else {
        nondeterminism = .wavering(
          ScenarioStory(lines: scenario.plan?.lines ?? []), first?.seen ?? "", again?.seen ?? "")
        return false
      }
    }
    return true
  }
}
