import ConformanceEngine
import NavigationReference

/// Makes of a scenario that breaks a subject down the simplest one that does so in the same way, and proves that none is
/// shorter as far as the budget goes.
struct BreakdownInvestigation {
  let subject: NavigationSubject
  let proof: ProofBudget
  /// Asked before each candidate: once somebody waits for the end, nothing more is tried of what hangs.
  var isInHaste: () -> Bool = { false }
  /// Asked before each candidate; once it says so, what has been found by then is kept as it is.
  var isOver: () -> Bool = { false }

  func finding(of record: BreakdownRecord) async -> BreakdownFinding {
    let language = NavigationLanguage(claims: subject.capabilities)
    let isHung = if case .hung = record.breakdown.kind { true } else { false }
    subject.care?.begin(isHung)
    defer { subject.care?.end() }
    var shrinker = Shrinker(
      language: language,
      oracle: EndableOracle(
        BreakdownOracle(subject: subject), failureLimit: Self.failureLimit(isHung: isHung)
      ) {
        isOver() || (isHung && isInHaste())
      },
      vocabulary: NavigationVocabulary.whole(
        with: record.lines, language: language, claims: subject.capabilities),
      limits: Self.limits(isHung: isHung))
    let shrunk = await shrinker.shrink(
      record.lines, failure: record.key, failingLine: record.lines.count - 1)
    // Once more with all the patience there is: what the clock decides is decided by the whole of it.
    subject.care?.begin(false)
    var oracle = BreakdownOracle(subject: subject)
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty =
      shrunk.endedByLimit ? .endedByLimit : .shortestFound
    var last = await oracle.execute(shortest)
    if last.failure == record.key, shrunk.canonicalNames, record.breakdown.kind.canBeProven,
      let proven = await proven(shortest, certainty, showing: record.key)
    {
      (shortest, certainty) = proven
      last = await oracle.execute(shortest)
    }
    let isConfirmed = last.failure == record.key
    return BreakdownFinding(
      isConfirmed ? oracle.session.breakdown ?? record.breakdown : record.breakdown,
      scenario: ScenarioStory(lines: isConfirmed ? shortest : record.lines),
      scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
      foundAt: record.position.origin, shrinkStepCount: shrunk.executedSteps,
      certainty: isConfirmed ? certainty : .endedByLimit)
  }

  /// The same or a shorter one, with what is proven of it; `nil` where nothing can be claimed.
  private func proven(
    _ lines: [ScenarioLine], _ certainty: Counterexample.Certainty,
    showing key: BreakdownRecord.Key
  ) async -> ([ScenarioLine], Counterexample.Certainty)? {
    guard var budget = SearchBudget(proof) else { return nil }
    let claims = subject.capabilities
    let proof = BreakdownProof(
      language: NavigationLanguage(claims: claims),
      oracle: EndableOracle(BreakdownOracle(subject: subject), until: isOver), sought: key
    ) { lines in
      let own = OwnVocabulary(of: lines, claims: claims)
      let limits = Counterexample.VocabularyLimits(
        listLength: own.longestList, controllerCount: own.cast)
      return (
        (own.vocabulary, limits), (WholeVocabulary(claims: claims, with: lines).vocabulary, .whole)
      )
    }
    return await proof.run(below: lines, certainty, within: &budget)
  }

  /// Each candidate that breaks the subject down costs a process.
  static func limits(isHung: Bool) -> ShrinkLimits {
    ShrinkLimits(executedSteps: 4_000, exhaustiveSteps: isHung ? 40 : 200)
  }

  /// Each candidate that hangs costs the time that a step may take, and one that does not costs next to nothing.
  static func failureLimit(isHung: Bool) -> Int { isHung ? 40 : .max }
}
